/// The context of a question: running text with one gap, which the form fills.
public struct Cloze: Sendable {
  /// The text on both sides of the gap.
  package let before: String
  package let after: String
  /// The form as it stands there: `Eran` at the beginning of a sentence.
  package let form: String
  /// What is in parentheses after the gap: the infinitive, or those to choose from.
  public let cue: String
  /// The subject, if the text does not give it away: `yo`.
  package let subject: String?
  let fits: [Fit]
  var others: [Verb] = []
  /// The sentence of the book; `nil` for a learner's own text.
  package internal(set) var sentence: Sentence?

  /// A form that fits too, what is to be said of it, and in a learner's own text its cell.
  struct Fit {
    let form: String
    let remark: UsageRemark
    var slot: Slot?
  }

  /// Whether pronouns that are joined to the form stay in the text: `___melo`.
  var isBeforePronoun: Bool { after.first?.isLetter ?? false }

  func fit(_ form: String) -> Fit? { fits.first { $0.form == form } }

  package func remark(on form: String) -> UsageRemark? { fit(form)?.remark }

  package var heard: [String] { fits.filter { !$0.remark.isRight }.map(\.form) }

  package func text(filling gap: String) -> String { before + gap + after }

  /// The text with its gap, and the subject if the text does not give it away: `Ayer ___ tarde. (yo)`.
  public var gapped: String { text(filling: Sentence.gap) + (subject.map { " (\($0))" } ?? "") }

  /// The English of the sentence; `nil` for a learner's own text.
  public var translation: String? { sentence?.translation }

  /// An answer without the words around the gap, which somebody may have typed too: *me gustan* for *gustan*.
  func withoutContext(_ answer: String) -> String {
    var words = answer.words[...]
    let (start, end) = (Self.words(before), Self.words(after))
    words = words.dropFirst(Self.longest(below: words.count) { start.suffix($0) == words.prefix($0) })
    words = words.dropLast(Self.longest(below: words.count) { end.prefix($0) == words.suffix($0) })
    return words.joined(separator: " ")
  }

  /// Whether a pronoun may name who acts behind the form, too: *sería usted*, but not *he yo*, nor behind *Mario y yo*.
  func isSubjectBehind(_ word: String) -> Bool {
    guard let sentence, !sentence.isOnHelper, let person = sentence.slot.person else { return false }
    let named = Self.words("\(before) \(after)")
    return person.subjects.contains(word) && !named.contains(word) && !(person == .firstPlural && named.contains("yo"))
      && sentence.subject.map(person.subjects.contains) ?? (!person.isThird || sentence.slot.tense.mood == .imperative)
  }

  /// The greatest number below a limit that fits, or 0: at least one word is left for the gap.
  private static func longest(below limit: Int, fits: (Int) -> Bool) -> Int {
    (0..<max(1, limit)).last { $0 == 0 || fits($0) } ?? 0
  }

  private static func words(_ text: String) -> ArraySlice<String> {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)[...]
  }
}

extension Question {
  /// The question that a sentence puts; throws if one of its verbs is none.
  package convenience init(_ sentence: Sentence, _ conjugator: Conjugator) throws(ConjugationError) {
    let verb = try conjugator.verb(sentence.verb)
    let others = try sentence.verbs.dropFirst().map { name throws(ConjugationError) in try conjugator.verb(name) }
    var accepted = [sentence.form.lowercased()]
    // Of haber, ha and hay are one cell in two senses: the sentence has one of them.
    if !verb.isAuxiliary {
      let forms = conjugator.forms(of: verb, at: sentence.slot, in: sentence.construction)
        .map { AnswerText.withoutFreeNo($0, at: sentence.slot) }
      accepted += forms.filter { !accepted.contains($0) }
    }
    var fits: [Cloze.Fit] = []
    let otherHaber = sentence.isOnHelper ? "hay" : "ha"
    // What is right comes before what is heard, whatever the order of the line.
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
  /// Whether *haber* stands in the gap to help a participle, not to say what there is.
  var isOnHelper: Bool { choice.id == "haber-auxiliary" }
}

extension Sentence.Alternative {
  /// The forms of its cell, or *haber* with the participle; the infinitive with the pronoun of who acts: *sentaros*.
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
