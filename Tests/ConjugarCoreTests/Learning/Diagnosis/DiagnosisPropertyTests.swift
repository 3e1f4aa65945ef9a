import ConjugarCore
import Testing

/// What holds of every diagnosis, whatever was typed.
@Suite("Diagnosis, properties")
struct DiagnosisPropertyTests {
  private let conjugator = Conjugator()
  private var diagnostician: Diagnostician { Diagnostician(conjugator) }

  /// The order of the contract's table is the order in which kinds are tried.
  @Test func kindsStandInOrder() {
    let order =
      "negation pronoun other-person other-tense other-tense-and-person auxiliary participle stem-change regularised "
      + "ending spelling other-verb typo not-a-form"
    #expect(Diagnosis.Kind.allCases.map(\.rawValue).joined(separator: " ") == order)
  }

  /// Any other form of a verb is named as what it is: same tense first, then same person.
  @Test(
    arguments: ["hablar", "tener", "ir", "dormir", "averiguar", "imprimir"],
    ["imperfect 3p", "preterite 3s", "gerund -", "present-perfect 2v"])
  func otherForms(_ infinitive: String, _ place: String) throws {
    let names = place.split(separator: " ").map(String.init)
    let question = try Question.asking(
      infinitive, try Tense.named(names[0]), names[1] == "-" ? nil : try Person.named(names[1]))
    let wanted = question.slot
    let paradigm = Slot.all.map { (slot: $0, forms: conjugator.forms(of: question.verb, at: $0)) }
    for (_, forms) in stride(from: wanted.index % 9, to: paradigm.count, by: 9).map({ paradigm[$0] }) {
      for form in forms where !question.accepted.contains(form) && !question.accepted.contains(form.dropping("no ")) {
        let cells = paradigm.filter { $0.forms.contains(form) }.map(\.slot)
        let diagnosis = diagnostician.diagnose(form, for: question)
        let kind: Diagnosis.Kind =
          cells.contains { $0.tense == wanted.tense }
          ? .otherPerson : cells.contains { $0.person == wanted.person } ? .otherTense : .otherTenseAndPerson
        #expect(diagnosis.kind == kind, "\(question.line) → \(form)")
        #expect(diagnosis.infinitive == infinitive, "\(question.line) → \(form)")
        #expect(cells.contains { $0.tense == diagnosis.tense && $0.person == diagnosis.person })
      }
    }
  }

  /// Only wrong answers have one.
  @Test(arguments: [("tuvieron", false), ("tuviéron", false), ("", false), ("?!", false), ("tenieron", true)])
  func onlyWrongAnswersAreDiagnosed(_ typed: String, _ isWrong: Bool) throws {
    let question = try Question.asking("tener", .preterite, .thirdPlural)
    let verdict = Grader(conjugator, accents: .half).judge(typed, for: question)
    #expect((verdict.diagnosis != nil) == isWrong)
  }

  /// Whatever a keyboard, a paste or an attacker may send is told in one short line without control characters.
  @Test(arguments: [
    "", " ", "\u{0}", "\u{1B}[2J", "no", "no no no", "'", "''''''''", "a'e'i'o'u'a'e'i'o'u", "~~~~", "\u{301}\u{301}",
    "e\u{301}\u{301}\u{301}", "ñ\u{303}", "🇪🇸", "ﬁ", "ß", "İ", "Я", "中文", "\u{202E}ovut", "1e9", "me te se nos os lo",
    "se se se se se se se se se se se se se se se se se se se se", "he", "he ", "he he", "se se", "lávatelavate",
    String(repeating: "a", count: 1_000_000), String(repeating: "se ", count: 100_000),
    String(repeating: "'a", count: 100_000), String(repeating: "\u{301}", count: 100_000),
  ])
  func anythingIsTold(_ typed: String) throws {
    for question in [
      try Question.asking("lavarse", .imperative, .secondSingular),
      try .asking("decir", .presentPerfect, .firstSingular),
    ] {
      let diagnosis = diagnostician.diagnose(typed, for: question)
      #expect(diagnosis == diagnostician.diagnose(typed, for: question))
      #expect(!diagnosis.message.isEmpty && diagnosis.message.count < 300)
      #expect(!diagnosis.message.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  /// Accents typed with quote marks, capitals, blanks and a subject do not change what an answer was.
  @Test(arguments: [
    ("sabi'", Diagnosis.Kind.regularized), ("SABÍ", .regularized), ("  yo  sabí ", .regularized),
    ("él sabí", .regularized),
    ("el sabí", .regularized), ("sabi\u{301}", .regularized), ("¡sabí!", .regularized), ("sab'i", .regularized),
    ("sabi", .regularized),
  ])
  func readKindly(_ typed: String, _ kind: Diagnosis.Kind) throws {
    let question = try Question.asking("saber", .preterite, .firstSingular)
    #expect(diagnostician.diagnose(typed, for: question).kind == kind)
  }
}

extension String {
  fileprivate func dropping(_ start: String) -> String { hasPrefix(start) ? String(dropFirst(start.count)) : self }
}
