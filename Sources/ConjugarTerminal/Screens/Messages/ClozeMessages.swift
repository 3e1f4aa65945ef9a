import ConjugarCore

/// What a learner reads of sentences with gaps, in English.
struct ClozeMessages {
  let heading = "in sentences"
  let legend = "[brackets]: the form; *asterisks*: the words that decide it."

  func title(ofQuotes count: Int) -> String { count == 1 ? "IN A SENTENCE" : "IN SENTENCES" }

  func count(_ count: Int) -> String { count.counted("sentence") }

  /// - Parameter asked: the words that were given.
  func none(_ asked: String, nearest: [String]) -> String {
    "conjugar: no sentence has all of that\(asked.isEmpty ? "" : ": \(asked)")\(Nearest.proposal(nearest)) "
      + "(“conjugar sentences” lists what there is)"
  }

  /// The form of a sentence and the words that decide it, for whoever sees no marks.
  func told(_ sentence: Sentence) -> String {
    "The form: \(sentence.form). Decided by: \(sentence.triggers.joined(separator: ", "))"
  }

  /// The English of a sentence, why its form is right, and what else is.
  func gloss(_ sentence: Sentence) -> String { "\(sentence.translation) · \(why(sentence, separator: " · "))" }

  /// Why the form of a sentence is right, and what else is.
  func why(_ sentence: Sentence, separator: String) -> String {
    let others = sentence.alternatives.filter { $0.remark == .rightToo }.map { alternative in
      if alternative.isPerfect { return "perfect infinitive" }
      if alternative.verb != sentence.verb { return alternative.verb }
      let (slot, own) = (alternative.slot, sentence.slot)
      return slot.tense == own.tense ? slot.person?.subjects.joined(separator: "/") ?? "" : slot.tense.englishName
    }
    return sentence.reason + (others.isEmpty ? "" : "\(separator)also right: \(others.joined(separator: ", "))")
  }

  /// Which Spanish a sentence is of, where not of all.
  func variety(_ variety: Variety) -> String {
    switch variety {
    case .spain: "Spain"
    case .latinAmerica: "Latin America"
    case .vos: "vos"
    }
  }

  /// What was found in a text of one's own.
  func found(_ text: OwnText, asked: Int) -> String {
    let gaps = text.questions.count.counted("gap")
    let fewer = asked < text.questions.count ? ", of which \(asked) are asked" : ""
    return
      "\(gaps) in \(count(text.sentenceCount))\(fewer); passed over: \(text.passedOver) words that may be no verb here"
  }

  func noGap(in path: String) -> String {
    "the file “\(path)” has no form that can be nothing but a verb, so there is nothing to ask"
  }
}
