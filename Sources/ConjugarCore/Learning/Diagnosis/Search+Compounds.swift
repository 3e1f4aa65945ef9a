/// What is said of the two words of a compound form.
extension Search {
  func ofAuxiliary(_ attempt: Attempt) -> Remark {
    guard let slip = CompoundSlip(asked), let (first, _) = slip.words(of: attempt) else { return ofUnknown }
    return ofAuxiliary(attempt.words.dropLast().last ?? first, of: slip.helper(first))
  }

  /// - Parameter helper: the verb that the typed word is a form of; `nil` if it is none.
  func ofAuxiliary(_ typed: String, of helper: String?) -> Remark {
    let auxiliary = asked.auxiliary ?? ""
    if let helper, helper != "haber" {
      let never = "haber, never \(helper)"
      return Remark(
        "“\(typed)” is a form of \(helper)", "\(never): \(wanted) has \(auxiliary)", nudge: "\(never) in \(wanted)")
    }
    let what = typed == helper ? "the infinitive" : "\(helper == nil ? "no" : "another") form of haber"
    return Remark("“\(typed)” is \(what)", "\(wanted) has \(auxiliary)", nudge: "\(wanted) takes another form of haber")
  }

  func ofParticiple(_ attempt: Attempt) -> Remark {
    if let known = ofKnownParticiple(attempt) { return known }
    guard let typed = attempt.words.last else { return ofUnknown }
    guard parts?.ending == nil else {
      return Remark("“\(typed)” is no participle of the verb", afterHaber)
    }
    return ofRegularized(attempt).saying("“\(typed)” is not the participle of \(verb.infinitive.plain)")
  }

  /// Of a word after *haber* of which it is known what it is; `nil` of any other.
  func ofKnownParticiple(_ attempt: Attempt) -> Remark? {
    guard let slip = CompoundSlip(asked), let (_, second) = slip.words(of: attempt) else { return nil }
    if let other = OtherVerb([Attempt(second, at: .participle)], asked), other.slot == .participle, other.written == nil
    {
      return Remark(
        "“\(second)” is the participle of \(named(other.infinitive))",
        "\(right.split(separator: " ").last ?? "") is that of \(named(verb.name))",
        nudge: "the question asks for that of \(named(verb.name))")
    }
    if slip.isAgreeing(second) { return ofAgreement(second) }
    let word = attempt.words.last ?? second
    var plain = verb
    plain.infinitive = verb.infinitive.plain
    let cells = WrittenCells(asked.conjugator.paradigm(of: plain))
    let form = cells.slots(of: [attempt]).first { $0 != .participle && cells.paradigm.forms(at: $0).contains(word) }
    if let form {
      let was = "“\(word)” is the \(form.tense.englishName)"
      guard parts?.ending == nil, parts?.form.description != regularEnding else { return Remark(was, afterHaber) }
      return Remark(was, "after haber it is always the participle").advising(ofRegularized(attempt))
    }
    let last = Attempt(attempt.text, at: .infinitive)
    if asked.isMade(last, { VowelSlips.words(of: $0, at: $1) + Regularized.words(of: $0, at: $1) }) {
      return ofRegularized(attempt)
    }
    guard parts?.ending != nil, asked.isMade(last, { EndingSlips.words(of: $0, at: $1) }) else { return nil }
    return ofEnding(attempt)
  }

  private var regularEnding: String { verb.infinitive.conjugation == .ar ? "ado" : "ido" }
  private var afterHaber: String {
    "after haber it is always the participle, in -\(parts?.ending?.description ?? regularEnding)"
  }

  /// Of a participle that agrees like an adjective.
  func ofAgreement(_ typed: String) -> Remark {
    let rule = asked.auxiliary == nil ? "the participle by itself ends in -o" : "after haber it always ends in -o"
    return Remark("“\(typed)” agrees like an adjective", rule)
  }
}
