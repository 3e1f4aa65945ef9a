/// What a learner has to know to make a form, taken from the rules that make it: *e→ie, strong preterite, -ar*.
public enum SkillPattern: Hashable, Sendable {
  /// The endings of a conjugation, where nothing else happens.
  case regular(Conjugation)
  /// *haber* before a participle.
  case compound
  /// A letter that changes so that the sound stays: *busqué, venzo*.
  case spelling(from: String, to: String)
  /// The accent that keeps i apart from the vowel before it: *leíste, caído*.
  case hiatus
  /// Any other rule that takes the form off the regular path.
  case change(id: String, title: String)

  /// Short, stable and easy to type: `e>ie`, `strong-preterite`, `regular-ar`.
  public var id: String {
    switch self {
    case .regular(let conjugation): "regular-\(conjugation)"
    case .compound: "haber"
    case .spelling(let from, let to): "\(from)>\(to)"
    case .hiatus: "hiatus"
    case .change(let id, _): id
    }
  }

  /// For people: `e→ie`, `strong preterite`, `regular -ar`.
  public var title: String {
    switch self {
    case .regular(let conjugation): "regular -\(conjugation)"
    case .compound: "haber"
    case .spelling(let from, let to): "spelling \(from)→\(to)"
    case .hiatus: "accent on í after a vowel"
    case .change(_, let title): title
    }
  }
}

extension SkillPattern {
  /// The pattern that a rule stands for.
  ///
  /// - Parameter stem: the stem of the infinitive, in sounds, whose last decides what is respelled.
  /// - Returns: `nil` for what happens to every verb, and for forms that are cards of their own.
  init?(_ rule: Rule, stem: Word, _ conjugation: Conjugation) {
    if rule === Writing.accent || rule === LexicalForms.ownForm { return nil }
    if rule === Writing.spelling {
      guard let letters = Self.respelled(stem, conjugation) else { return nil }
      self = .spelling(from: letters.from, to: letters.to)
      return
    }
    switch (rule.kind, rule.requirement) {
    case (.formation, _): return nil
    case (.change, .pattern(let pattern)), (.sound, .pattern(let pattern)):
      // sc→zc and c→zc are one thing to know, so the name is the pattern's; but “+g” is no name.
      let notation = pattern.notation
      self = .change(id: notation, title: notation.contains(">") ? notation.replacing(">", with: "→") : rule.name)
    case (.change, _), (.sound, _): self = .change(id: Self.id(of: rule.name), title: rule.name)
    }
  }

  /// *buscar* writes c as qu, *vencer* its c as z.
  private static func respelled(_ stem: Word, _ conjugation: Conjugation) -> (from: String, to: String)? {
    let isAr = conjugation == .ar
    switch stem.last {
    case "K": return isAr ? ("c", "qu") : ("qu", "c")
    case "G": return isAr ? ("g", "gu") : ("gu", "g")
    case "Z": return isAr ? ("z", "c") : ("c", "z")
    case "X": return ("g", "j")
    default: return nil
    }
  }

  /// `strong preterite` as `strong-preterite`, `i→y` as `i>y`.
  private static func id(of name: String) -> String {
    name.split { $0 == " " || $0 == "-" || $0 == "," }.joined(separator: "-").split(separator: "→").joined(
      separator: ">")
  }
}
