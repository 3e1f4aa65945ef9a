/// The defect of a verb: why it lacks some of its forms, in every sense that it has.
///
/// Source: RAE & ASALE, Nueva gramática, 4.14: defective verbs.
public enum Defect: String, CaseIterable, Sendable, Hashable {
  /// Weather and the like: only the third person singular (*llueve*).
  case impersonal
  /// What happens or concerns: only the third persons (*atañe, atañen*).
  case thirdPerson = "third-person"
  /// Only the forms whose ending begins with i (*aterido, aterimos*).
  case iEndings = "i-endings"
  /// Only the infinitive, the gerund and the participle, with which the compound tenses are made (*ha usucapido*).
  case nonFinite = "non-finite"

  /// The reason for a gap, as a sentence.
  package var reason: String {
    switch self {
    case .impersonal: "it is impersonal: it has no subject, so only the third person singular is used"
    case .thirdPerson: "no person can be its subject, so only the third persons are used"
    case .iEndings: "only the forms whose ending begins with i are used"
    case .nonFinite: "only the infinitive, the gerund and the participle are used"
    }
  }
}
