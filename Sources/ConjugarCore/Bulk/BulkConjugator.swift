/// Makes the forms of many verbs, fast: what verbs that end alike have in common is made once.
///
/// It uses the same rules as `Conjugator`, so the two cannot disagree.
public struct BulkConjugator: ~Copyable {
  /// A verb that is ready to be written: its name, how that is cut, and the number of its template.
  public struct Entry: Sendable {
    let infinitive: Infinitive
    let homonym: Int
    let cut: Cut
    let template: Int
    /// How many forms it has.
    public let forms: Int
  }

  private var reader = LexiconReader()
  private var maker: TemplateMaker
  private var sheet: Sheet
  private var words = Script.Words()

  public init(layout: Layout, lexicon: Lexicon = .embedded) {
    maker = TemplateMaker(layout.rows.map(\.slot), lexicon, hidesCoda: true)
    sheet = Sheet(layout)
  }

  /// Gets a verb ready; the first of its kind takes some microseconds, the others next to nothing.
  public mutating func entry(of verb: Verb) -> Entry {
    let (cut, number, new) = maker.template(of: verb)
    if let new { sheet.add(new, verb) }
    return entry(VerbName(verb.infinitive, homonym: verb.homonym), cut, number)
  }

  /// Gets the verb of a line ready, reading no more of the line than is needed.
  ///
  /// - Throws: `LexiconError` if the line cannot be read.
  public mutating func entry(of line: LexiconLine) throws(LexiconError) -> Entry {
    if line.isPlain, let name = line.verbName, let (cut, number) = maker.known(regular: name.infinitive) {
      return entry(name, cut, number)
    }
    return entry(of: try reader.verb(line))
  }

  private func entry(_ name: VerbName, _ cut: Cut, _ number: Int) -> Entry {
    Entry(
      infinitive: name.infinitive, homonym: name.homonym, cut: cut, template: number, forms: sheet.forms(of: number))
  }

  /// Writes the forms of a verb.
  ///
  /// - Parameter text: what to write where the layout asks for what the verb has of its own: its meaning, say.
  public mutating func write(_ entry: Entry, own text: String = "", to buffer: inout ByteBuffer) {
    words.set(entry.infinitive, homonym: entry.homonym, entry.cut, own: text)
    sheet.write(entry.template, words, to: &buffer)
  }
}
