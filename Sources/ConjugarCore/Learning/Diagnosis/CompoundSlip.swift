/// A compound form of which one word is right and the other is none that could stand there.
struct CompoundSlip {
  private let asked: DiagnosisContext
  private let auxiliary: String
  /// The accepted participles, without accents.
  private let participles: [String]

  /// - Returns: `nil` if the question asks for a simple form.
  init?(_ asked: DiagnosisContext) {
    guard let auxiliary = asked.auxiliary else { return nil }
    self.asked = asked
    self.auxiliary = WrittenAccents.removed(auxiliary)
    participles = asked.accepted.compactMap { $0.split(separator: " ").last.map { WrittenAccents.removed($0) } }
  }

  /// Whether the participle is right, but what stands before it is no form of *haber* nor meant to be the right one.
  func isWrongAuxiliary(_ attempt: Attempt) -> Bool {
    guard let (first, second) = words(of: attempt), participles.contains(second), first != auxiliary,
      let word = Word(first), !Clitics.contains(word), word != "no"
    else { return false }
    return helper(first) != nil || SoundKey.of(first) != SoundKey.of(auxiliary) && !isSlip(first, of: auxiliary)
  }

  /// Whether *haber* is right, but what follows is not meant to be the participle, or agrees with somebody; *hablando* is
  /// no slip for *hablado*.
  func isWrongParticiple(_ attempt: Attempt) -> Bool {
    guard let (first, second) = words(of: attempt), first == auxiliary else { return false }
    if isAgreeing(second) { return true }
    if let word = attempt.words.last,
      asked.cells.slots(of: [attempt]).contains(where: { asked.cells.forms(at: $0).contains(word) })
    {
      return true
    }
    return participles.allSatisfy { Nearest.distance(second, $0) > 1 && SoundKey.of(second) != SoundKey.of($0) }
  }

  /// Whether a word is the participle as an adjective has it: *llegada, hechos*.
  func isAgreeing(_ word: String) -> Bool {
    participles.contains { right in ["a", "os", "as"].contains { right.dropLast() + $0 == word } }
  }

  /// The two words of an answer, without accents, if the pronoun before them is right.
  func words(of attempt: Attempt) -> (String, String)? {
    let words = attempt.plain
    guard words.count == asked.before.count + 1, words.dropLast(2) == asked.before.dropLast()[...] else { return nil }
    return (words[words.count - 2], words[words.count - 1])
  }

  /// The one of *ser, estar, tener, haber* that a word, without accents, is a form of.
  func helper(_ word: String) -> String? {
    ["ser", "estar", "tener", "haber"].first { name in
      guard let paradigm = asked.conjugator.find(name).map({ asked.conjugator.paradigm(of: $0) }) else { return false }
      return Slot.simple.contains { paradigm.forms(at: $0).contains { WrittenAccents.removed($0) == word } }
    }
  }

  /// Whether a word is the right form of *haber* with a letter off, and not made by another rule: *hemso*, but not *ho*,
  /// nor *haberé*.
  private func isSlip(_ word: String, of right: String) -> Bool {
    let vowels = "aeiou"
    let isVowelChanged =
      word.count == right.count && zip(word, right).contains { $0 != $1 && vowels.contains($0) && vowels.contains($1) }
    return Nearest.distance(word, right) == 1 && !isVowelChanged && !isMadeOtherwise(word)
      && !asked.readings(of: word).contains { $0.isExact && $0.isKnown && $0.note == nil }
  }

  private func isMadeOtherwise(_ word: String) -> Bool {
    guard let tense = asked.question.slot.tense.auxiliary, let slot = asked.question.slot.inTense(tense),
      let haber = asked.conjugator.find("haber"), let typed = Word(word)
    else { return false }
    let cells = asked.about(Question(verb: haber, slot: slot, subject: nil, accepted: []))
    return [.regularized, .ending].contains { kind in
      cells.coinages(kind, at: slot).contains { $0.word.withoutAccents == typed }
    }
  }
}

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
    let cells = WrittenCells(of: plain, asked.conjugator)
    let form = cells.slots(of: [attempt]).first { $0 != .participle && cells.forms(at: $0).contains(word) }
    if let form {
      let was = "“\(word)” is the \(form.tense.englishName)"
      guard parts?.ending == nil, parts?.form.description != regularParticiple else { return Remark(was, afterHaber) }
      return Remark(was, "after haber it is always the participle").advising(ofRegularized(attempt))
    }
    let last = Attempt(attempt.text, at: .infinitive)
    let isBuilt = [.stemChange, .regularized].contains { !asked.coinages($0, of: last).isEmpty }
    return isBuilt ? ofRegularized(attempt) : nil
  }

  private var regularParticiple: String { verb.infinitive.conjugation == .ar ? "ado" : "ido" }
  private var afterHaber: String {
    "after haber it is always the participle, in -\(parts?.ending?.description ?? regularParticiple)"
  }

  /// Of a participle that agrees like an adjective.
  func ofAgreement(_ typed: String) -> Remark {
    let rule = asked.auxiliary == nil ? "the participle by itself ends in -o" : "after haber it always ends in -o"
    return Remark("“\(typed)” agrees like an adjective", rule)
  }
}
