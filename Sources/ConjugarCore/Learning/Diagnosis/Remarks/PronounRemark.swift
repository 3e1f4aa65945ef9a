/// What is off with the pronoun of an answer whose verb form is right.
struct PronounRemark {
  /// Where a pronoun goes.
  enum Position {
    case before
    /// - auxiliary: `nil` where it is a part of what was missed.
    case beforeHaber(String?)
    case after
  }

  enum Slip {
    case missing(right: String, Position)
    case another(typed: String, right: String)
    case extra(String, pronominal: String?)
    case misplaced(right: String, Position)
    /// A letter that is dropped before the pronoun: the d of *lavaos*.
    case dropped(letter: String, before: String)
    /// An n that wandered behind *se*, or is said there once more: *lávesen, lávensen*.
    case wandering(form: String, isTwice: Bool)
  }

  let slip: Slip
  private let answer: String
  private let verb: String

  var remark: Remark { DiagnosisEnglish.pronoun(slip, answer, verb) }

  init(_ asked: DiagnosisContext, _ attempt: Attempt, _ answer: String) {
    self.init(asked, attempt, PronounSlip(asked).pronouns(of: attempt) ?? [], answer)
  }

  /// - Parameter typed: the pronouns of the answer.
  init(_ asked: DiagnosisContext, _ attempt: Attempt, _ typed: [Word], _ answer: String) {
    self.answer = answer
    verb = asked.question.verb.infinitive.description
    guard let own = asked.pronoun else {
      // Me gusta is no form of gustarse: its pronoun is not that of who acts.
      let isReflexive = typed.first == asked.question.slot.person?.reflexivePronoun
      let pronominal = asked.question.verb.infinitive.pronominal.description
      slip = .extra(typed.first?.description ?? "", pronominal: isReflexive ? pronominal : nil)
      return
    }
    let right = own.description
    let haber = asked.auxiliary.map { Position.beforeHaber(attempt.words.contains($0) ? $0 : nil) }
    let position = asked.joined.isEmpty ? haber ?? .before : .after
    if typed.isEmpty {
      slip = .missing(right: right, position)
    } else if typed == [own], own == "se", !asked.joined.isEmpty, let last = attempt.plain.last, last.hasSuffix("sen") {
      slip = .wandering(form: asked.question.accepted.first ?? "", isTwice: last.hasSuffix("nsen"))
    } else if typed == [own] {
      slip =
        Self.dropped(asked, attempt).map { .dropped(letter: $0, before: right) } ?? .misplaced(right: right, position)
    } else if typed.count == 1 {
      slip = .another(typed: typed[0].description, right: right)
    } else {
      slip = .extra(typed.first { $0 != own }?.description ?? right, pronominal: nil)
    }
  }

  /// The letter that an answer keeps before a joined pronoun.
  private static func dropped(_ asked: DiagnosisContext, _ attempt: Attempt) -> String? {
    guard !asked.joined.isEmpty, attempt.plain.count == 1, let typed = Word(attempt.plain[0]),
      typed.hasSuffix(asked.joined), let letter = typed.fromEnd(asked.joined.count + 1)
    else { return nil }
    switch (asked.question.slot.person, letter) {
    case (.firstPlural, "s"), (.secondPlural, "d"): return String(Character(letter.scalar))
    default: return nil
    }
  }
}
