import ConjugarCore
import Testing

/// A table for a web page, with the letters marked that a regular verb would not have.
@Suite struct MarkedTableTests {
  /// The forms of a cell as HTML.
  private func cell(_ paradigm: Paradigm, _ slot: Slot) -> String {
    switch paradigm.cell(at: slot) {
    case .forms(let forms):
      zip(forms, paradigm.irregularLetters(at: slot)).map { form, marks in
        zip(form, marks).map { $1 ? "<b>\($0)</b>" : "\($0)" }.joined()
      }.joined(separator: ", ")
    case .gap(let gap): "<abbr title=\"\(gap.reason)\">–</abbr>"
    }
  }

  @Test func marksTheLettersThatNoRegularVerbHas() throws {
    let paradigm = Conjugator().paradigm(of: try Conjugator().verb("tener"))
    let present = Slot.of(.present).map { cell(paradigm, $0) }
    #expect(present.first == "ten<b>g</b>o")
    #expect(present.contains("t<b>i</b>enes"))
    #expect(present.contains("tenemos"))
  }

  @Test func aCellNeedsNoForce() throws {
    let conjugator = Conjugator()
    let verb = try conjugator.verb("abolir")
    #expect(conjugator.cell(of: verb, .present, .firstPlural).forms == ["abolimos"])
    #expect(conjugator.cell(of: verb, .imperative, .firstSingular) == .gap(.unused))
  }
}
