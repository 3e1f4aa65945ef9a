/// Makes the forms of many verbs, fast: what verbs that end alike have in common is made once.
///
/// It uses the same rules as `Conjugator`, so the two cannot disagree.
public struct BulkConjugator: ~Copyable {
  /// How the forms of a verb are written down.
  public struct Layout: Sendable {
    let slots: [Slot]
    let lay: @Sendable (Template, Verb, inout Sheet.Builder) -> Void

    /// - Parameters:
    ///   - slots: those whose forms are written, in order.
    ///   - lay: writes a template down, once for all verbs that share it; of these it is given the first.
    public init(_ slots: [Slot], _ lay: @escaping @Sendable (Template, Verb, inout Sheet.Builder) -> Void) {
      self.slots = slots
      self.lay = lay
    }
  }

  /// A verb that is ready to be written: its head, and the number of its sheet.
  public struct Entry: Sendable {
    let head: Letters
    let sheet: Int
    /// How many forms it has.
    public let forms: Int
  }

  private let layout: Layout
  private var reader = LexiconReader()
  private var maker: TemplateMaker
  private var sheets: [Sheet] = []
  private var head = ShortText()
  private var own = ShortText()

  public init(layout: Layout, lexicon: Lexicon = .embedded) {
    self.layout = layout
    maker = TemplateMaker(layout.slots, Compound(lexicon))
  }

  /// Gets a verb ready; the first of its kind takes some microseconds, the others next to nothing.
  public mutating func entry(of verb: Verb) -> Entry {
    let (head, number, new) = maker.template(of: verb)
    if let new {
      var builder = Sheet.Builder(new)
      layout.lay(new, verb, &builder)
      sheets.append(builder.sheet())
    }
    return Entry(head: head, sheet: number, forms: sheets[number].forms)
  }

  /// Gets the verb of a line ready, reading no more of the line than is needed.
  ///
  /// - Throws: `LexiconError` if the line cannot be read.
  public mutating func entry(of line: LexiconLine) throws(LexiconError) -> Entry {
    if line.isPlain, let infinitive = line.infinitive, let (head, number) = maker.known(regular: infinitive) {
      return Entry(head: head, sheet: number, forms: sheets[number].forms)
    }
    return entry(of: try reader.verb(line))
  }

  /// Writes the forms of a verb.
  ///
  /// - Parameter own: what to write where the layout asks for what the verb has of its own: its meaning, say.
  public mutating func write(_ entry: Entry, own text: String = "", to buffer: inout ByteBuffer) {
    head.set(entry.head)
    if !text.isEmpty || own.count > 0 { own.set(text) }
    sheets[entry.sheet].write(head, own, to: &buffer)
  }
}

extension BulkConjugator.Layout {
  /// Every simple form, a form a line.
  public static let forms = BulkConjugator.Layout(simple) { template, _, sheet in
    for slot in simple {
      for form in template.forms(at: slot) {
        sheet.form(form)
        sheet.text([UInt8(ascii: "\n")])
      }
    }
  }

  /// Every simple form as `infinitive	tense	person	forms`, a cell a line.
  public static let table = table(simple, separator: "\t")

  private static let simple = Slot.all.filter { !$0.tense.isCompound }

  /// The forms of some slots, a cell a line: infinitive, tense, person, and the accepted forms joined with `/`.
  public static func table(_ slots: [Slot], separator: String) -> BulkConjugator.Layout {
    let rows = slots.map { slot in
      (slot, Array("\(separator)\(slot.tense.id)\(separator)\(slot.person?.id ?? "-")\(separator)".utf8))
    }
    return BulkConjugator.Layout(slots) { template, _, sheet in
      for (slot, label) in rows {
        sheet.infinitive()
        sheet.text(label)
        for (number, form) in template.forms(at: slot).enumerated() {
          if number > 0 { sheet.text([UInt8(ascii: "/")]) }
          sheet.form(form)
        }
        sheet.text([UInt8(ascii: "\n")])
      }
    }
  }
}
