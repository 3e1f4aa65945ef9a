/// A conjugator for thousands of verbs: what verbs of one kind have in common is worked out once.
///
/// The forms are the `Conjugator`'s for the first verb of each kind, with another head: the two cannot disagree.
package struct BulkConjugator: ~Copyable {
  package struct Entry: Sendable {
    let name: VerbName
    let headLength: Int
    let kind: Int
    package let forms: Int
  }

  private let conjugator: Conjugator
  private var reader = LexiconReader()
  private var kinds = ConjugationKinds()
  private var templates: RowTemplates
  private var words = WordsOfVerb()

  package init(layout: Layout, lexicon: Lexicon = .embedded) {
    conjugator = Conjugator(lexicon: lexicon)
    templates = RowTemplates(layout)
  }

  /// Prepares a verb; the first of its kind takes a few microseconds, the others next to nothing.
  package mutating func entry(of verb: Verb) -> Entry {
    let split = StemSplit(verb)
    let (kind, isNew) = kinds.kind(of: verb, split)
    if isNew { templates.add(conjugator.paradigm(of: verb), split) }
    return Entry(
      name: VerbName(verb.infinitive, homonym: verb.homonym), headLength: split.headLength, kind: kind,
      forms: templates.forms(ofKind: kind))
  }

  package mutating func entry(of line: LexiconLine) -> Entry? { reader.verb(line).map { entry(of: $0) } }

  /// Writes the forms of a verb, with `text` where the layout has a place for the verb's own, such as its meaning.
  package mutating func write(_ entry: Entry, own text: String = "", to buffer: inout ByteBuffer) {
    words.set(entry, own: text)
    templates.write(kind: entry.kind, words, to: &buffer)
  }
}

extension BulkConjugator {
  /// How the forms of a verb are laid out, one row per cell, as data.
  package struct Layout: Sendable {
    /// A part of what precedes the forms of a cell.
    package enum Part: Sendable {
      case infinitive
      /// The text supplied with each verb: its meaning, for example.
      case own
      case text(String)
    }

    package struct Row: Sendable {
      let slot: Slot
      let parts: [Part]
      let end: StaticString

      package init(_ slot: Slot, _ parts: [Part], end: StaticString) {
        self.slot = slot
        self.parts = parts
        self.end = end
      }
    }

    let rows: [Row]
    let quote: StaticString
    let separator: StaticString

    package init(_ rows: [Row], quote: StaticString = "", separator: StaticString) {
      self.rows = rows
      self.quote = quote
      self.separator = separator
    }

    package static let forms = Layout(Slot.simple.map { Row($0, [], end: "\n") }, separator: "\n")

    /// The forms of some slots, one cell per line: infinitive, tense, person, and the accepted forms joined by `/`.
    package static func table(
      _ slots: [Slot] = Slot.simple, start: String = "", separator: String = "\t", end: StaticString = "\n"
    ) -> Layout {
      let rows = slots.map { slot in
        let names = [slot.tense.id, Person.id(of: slot.person)].map { "\(separator)\($0)" }.joined() + separator
        return Row(slot, [.text(start), .infinitive, .text(names)], end: end)
      }
      return Layout(rows, separator: "/")
    }
  }
}
