extension BulkConjugator {
  /// How the forms of a verb are written down: a row a cell, as data.
  package struct Layout: Sendable {
    /// What stands before the forms of a cell.
    package enum Part: Sendable {
      case infinitive
      /// What the verb has of its own, as it is given with each verb: its meaning, say.
      case own
      case text(String)
    }

    /// One cell.
    package struct Row: Sendable {
      let slot: Slot
      let parts: [Part]
      /// What stands behind the forms.
      let end: StaticString

      package init(_ slot: Slot, _ parts: [Part], end: StaticString) {
        self.slot = slot
        self.parts = parts
        self.end = end
      }
    }

    let rows: [Row]
    /// What stands on both sides of a form.
    let quote: StaticString
    /// What stands between two forms of a cell.
    let separator: StaticString
    /// Whether a row without forms is left out.
    let omitsGaps: Bool

    package init(_ rows: [Row], quote: StaticString = "", separator: StaticString, omitsGaps: Bool = false) {
      self.rows = rows
      self.quote = quote
      self.separator = separator
      self.omitsGaps = omitsGaps
    }

    /// Every simple form, a form a line.
    package static let forms = Layout(Slot.simple.map { Row($0, [], end: "\n") }, separator: "\n", omitsGaps: true)

    /// Every simple form as `infinitive	tense	person	forms`, a cell a line.
    package static let table = table(Slot.simple, separator: "\t")

    /// The forms of some slots, a cell a line: infinitive, tense, person, and the accepted forms joined with `/`.
    package static func table(_ slots: [Slot], separator: String) -> Layout {
      let rows = slots.map { slot in
        let names = [slot.tense.id, Person.id(of: slot.person)]
        return Row(slot, [.infinitive, .text(names.map { "\(separator)\($0)" }.joined() + separator)], end: "\n")
      }
      return Layout(rows, separator: "/")
    }
  }
}
