/// Makes the forms of many verbs, fast: what verbs that end alike have in common is made once.
///
/// It uses the same rules as `Conjugator`, so the two cannot disagree.
public struct BulkConjugator: ~Copyable {
  /// How the forms are written down.
  public enum Layout: Sendable {
    /// A form a line.
    case forms
    /// `infinitive	tense	person	forms`, a cell a line.
    case table
  }

  /// A verb that is ready to be written: its head, and the number of its sheet.
  public struct Entry: Sendable {
    let head: Letters
    let sheet: Int
    /// How many forms it has.
    public let forms: Int
  }

  private let layout: Layout
  private var maker = TemplateMaker()
  private var sheets: [Sheet] = []
  private var head = HeadBytes()

  public init(layout: Layout) { self.layout = layout }

  /// Gets a verb ready; the first of its kind takes some microseconds, the others next to nothing.
  public mutating func entry(of verb: Verb) -> Entry {
    let (head, number) = maker.template(of: verb)
    while sheets.count <= number { sheets.append(maker.made[sheets.count].sheet(layout, verb: verb, head: head)) }
    return Entry(head: head, sheet: number, forms: sheets[number].forms)
  }

  /// Writes every simple form of a verb.
  public mutating func write(_ entry: Entry, to buffer: inout ByteBuffer) {
    head.set(entry.head)
    sheets[entry.sheet].write(head, to: &buffer)
  }
}

extension Template {
  fileprivate func sheet(_ layout: BulkConjugator.Layout, verb: Verb, head: Letters) -> Sheet {
    let name = verb.infinitive.bare[head.count..<verb.infinitive.bare.count].description
    let rest = verb.infinitive.isPronominal ? name + "se" : name
    var builder = Sheet.Builder()
    for slot in Slot.all where !slot.tense.isCompound {
      if layout == .table {
        builder.head()
        builder.text("\(rest)\t\(slot.tense.id)\t\(slot.person?.id ?? "-")\t")
      }
      for (index, form) in forms[slot.index].enumerated() {
        if index > 0, layout == .table { builder.text("/") }
        builder.letters(form.before)
        builder.head()
        builder.letters(form.after)
        builder.countForm()
        if layout == .forms { builder.text("\n") }
      }
      if layout == .table { builder.text("\n") }
    }
    return builder.sheet()
  }
}
