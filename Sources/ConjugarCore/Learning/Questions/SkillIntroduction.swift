/// The introduction to a new skill, shown before it is asked: its rule, and forms that work like the one asked.
public struct SkillIntroduction: Sendable, Hashable {
  /// A verb and some of its forms with their subjects: `pensar`, `yo pienso`; or a sentence, which has no forms.
  public struct Model: Sendable, Hashable {
    /// The infinitive, or the sentence.
    public let verb: String
    /// The English meaning; empty for the asked verb, since the question shows it.
    public let meaning: String
    /// The forms, each with its subject: `yo pienso`, `pasa (tú)`.
    public let forms: [String]
  }

  /// The name shown to people: `e→ie in the present (yo, tú, él, ellos)`.
  public let name: String
  /// How the forms are made; empty if there is nothing to show but the forms.
  public let rule: String
  /// Up to three forms that work the same way, of as few verbs as possible; for one of a kind, its whole tense.
  public private(set) var models: [Model]
  /// The heading: *Remember* if the skill was shown before and has not come to mind since.
  package internal(set) var heading = "New"
  /// What a tense never met before is for: `what will happen (Volveré pronto. I will be back soon.)`.
  package internal(set) var use: String?

  package var text: String { [rule, use ?? ""].filter { !$0.isEmpty }.joined(separator: "; ") }

  func without(_ verb: String) -> SkillIntroduction {
    var other = self
    other.models.removeAll { $0.verb == verb }
    return other
  }

  /// Whether it contains the form that is asked, among its forms or in a sentence.
  func shows(_ question: Question) -> Bool {
    let sentences = [use ?? ""] + models.filter(\.forms.isEmpty).map(\.verb)
    let words = sentences.map { $0.lowercased().split { !$0.isLetter }.map(String.init) }
    // Oído gives away the participle of hemos oído.
    let participle = question.slot.tense.isCompound ? question.accepted.first?.words.last : nil
    if models.contains(where: { $0.forms.contains { $0 == participle } }) { return true }
    return question.accepted.contains { form in
      models.contains { $0.forms.contains { $0 == form || $0.hasSuffix(" \(form)") || $0.hasPrefix("\(form) (") } }
        || words.contains { words in words.indices.contains { words[$0...].starts(with: form.words) } }
    }
  }
}
