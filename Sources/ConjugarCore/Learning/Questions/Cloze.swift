/// The context of a question: running text with one gap, to be filled with the form.
public struct Cloze: Sendable {
  /// The text on both sides of the gap.
  package let before: String
  package let after: String
  /// The form as it appears there: `Eran` at the beginning of a sentence.
  package let form: String
  /// The text in parentheses after the gap: the infinitive, or the infinitives to choose from.
  public let cue: String
  /// The subject, if the text does not give it away: `yo`.
  package let subject: String?
  let fits: [Fit]
  var others: [Verb] = []
  /// The sentence it comes from; `nil` for a learner's own text.
  package internal(set) var sentence: Sentence?

  /// Another form that fits or is heard, the remark about it, and, in a learner's own text, its cell.
  struct Fit {
    let form: String
    let remark: UsageRemark
    var slot: Slot?
  }

  /// Whether pronouns attached to the form stay in the text: `___melo`.
  var isBeforePronoun: Bool { after.first?.isLetter ?? false }

  func fit(_ form: String) -> Fit? { fits.first { $0.form == form } }

  package func remark(on form: String) -> UsageRemark? { fit(form)?.remark }

  package var heard: [String] { fits.filter { !$0.remark.isRight }.map(\.form) }

  package func text(filling gap: String) -> String { before + gap + after }

  /// The text with its gap, and the subject if the text does not give it away: `Ayer ___ tarde. (yo)`.
  public var gapped: String { text(filling: Sentence.gap) + (subject.map { " (\($0))" } ?? "") }

  /// The English translation of the sentence; `nil` for a learner's own text.
  public var translation: String? { sentence?.translation }

  /// An answer without the words around the gap, which may have been typed as well: *me gustan* for *gustan*.
  func withoutContext(_ answer: String) -> String {
    var words = answer.words[...]
    let (start, end) = (Self.words(before), Self.words(after))
    words = words.dropFirst(Self.longest(below: words.count) { start.suffix($0) == words.prefix($0) })
    words = words.dropLast(Self.longest(below: words.count) { end.prefix($0) == words.suffix($0) })
    return words.joined(separator: " ")
  }

  /// Whether a pronoun may also name the subject behind the form: *sería usted*, not *he yo*, nor after *Mario y yo*.
  func isSubjectBehind(_ word: String) -> Bool {
    guard let sentence, !sentence.isOnHelper, let person = sentence.slot.person else { return false }
    let named = Self.words("\(before) \(after)")
    return person.subjects.contains(word) && !named.contains(word) && !(person == .firstPlural && named.contains("yo"))
      && sentence.subject.map(person.subjects.contains) ?? (!person.isThird || sentence.slot.tense.mood == .imperative)
  }

  /// The greatest number below a limit that fits, or 0, so that at least one word is left for the gap.
  private static func longest(below limit: Int, fits: (Int) -> Bool) -> Int {
    (0..<max(1, limit)).last { $0 == 0 || fits($0) } ?? 0
  }

  private static func words(_ text: String) -> ArraySlice<String> {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)[...]
  }
}

extension Question {
  /// Creates the question that a sentence asks; throws if one of its verbs does not exist.
  package convenience init(_ sentence: Sentence, _ conjugator: Conjugator) throws(ConjugationError) {
    let verb = try conjugator.verb(sentence.verb)
    let others = try sentence.verbs.dropFirst().map { name throws(ConjugationError) in try conjugator.verb(name) }
    var accepted = [sentence.form.lowercased()]
    // Of haber, ha and hay share a cell but differ in sense, and the sentence has one of them.
    if !verb.isAuxiliary {
      let forms = conjugator.forms(of: verb, at: sentence.slot, in: sentence.construction)
        .map { AnswerText.withoutFreeNo($0, at: sentence.slot) }
      accepted += forms.filter { !accepted.contains($0) }
    }
    var fits: [Cloze.Fit] = []
    let otherHaber = sentence.isOnHelper ? "hay" : "ha"
    // Forms that are right come before those that are merely heard, whatever the order of the line.
    for isRight in [true, false] {
      for other in sentence.alternatives where other.remark.isRight == isRight {
        for form in try other.forms(conjugator, for: sentence.slot.person)
        where form != otherHaber && !accepted.contains(form) && !fits.contains(where: { $0.form == form }) {
          fits.append(Cloze.Fit(form: form, remark: other.remark))
        }
      }
    }
    accepted += fits.filter(\.remark.isRight).map(\.form)
    let sides = sentence.text(filling: "\u{0}").split(separator: "\u{0}", omittingEmptySubsequences: false)
    let cloze = Cloze(
      before: sides.first.map(String.init) ?? "", after: sides.last.map(String.init) ?? "", form: sentence.form,
      cue: sentence.cue, subject: sentence.subject, fits: fits, others: others, sentence: sentence)
    self.init(verb: verb, slot: sentence.slot, subject: sentence.subject, accepted: accepted, cloze: cloze)
  }
}

extension Sentence {
  /// Whether *haber* in the gap is an auxiliary, not a statement of what there is.
  var isOnHelper: Bool { choice.id == "haber-auxiliary" }
}

extension Sentence.Alternative {
  /// The forms of its cell, or *haber* with the participle, or the infinitive with the subject's pronoun: *sentaros*.
  fileprivate func forms(_ conjugator: Conjugator, for person: Person?) throws(ConjugationError) -> [String] {
    let verb = try conjugator.verb(verb)
    if slot == .infinitive, verb.infinitive.isPronominal, let pronoun = person?.reflexivePronoun {
      return ["\(verb.infinitive.plain)\(pronoun)"]
    }
    guard isPerfect, construction == nil else {
      return conjugator.forms(of: verb, at: slot, in: construction, isPerfect: isPerfect)
    }
    guard let auxiliary = conjugator.lexicon.auxiliary?.infinitive else { return [] }
    let first = verb.infinitive.isPronominal ? auxiliary.pronominal : auxiliary
    return conjugator.forms(of: verb, at: .participle).map { "\(first) \($0)" }
  }
}
