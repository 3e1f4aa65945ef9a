/// A word that begins with hyphens and changes what a command does.
struct Option: Hashable, Sendable {
  /// With its hyphens: `--region`.
  let name: String
  /// What follows it, as help shows it: `spain|latin-america`; `nil` for an option that stands alone.
  let value: String?
  /// Whether it takes several values, with commas between or given again.
  let isList: Bool
  let meaning: String

  init(_ name: String, _ value: String? = nil, isList: Bool = false, _ meaning: String) {
    self.name = name
    self.value = value
    self.isList = isList
    self.meaning = meaning
  }
}

/// The options that several commands share.
extension Option {
  static let region = Option("--region", "spain|latin-america", "whose Spanish; Spain adds vosotros")
  static let secondPerson = Option("--second-person", "tu|vos|both", "the familiar you")
  static let tense = Option("--tense", "ID[,ID…]", isList: true, "only these tenses (“conjugar tenses” lists them)")
  static let person = Option("--person", "ID[,ID…]", isList: true, "only these persons: 1s 2s 2v 3s 1p 2p 3p")
  static let color = Option("--color", "auto|always|never", "whether output has colour")
  static let seed = Option("--seed", "N", "the same number gives the same quiz")

  static func format(_ formats: [Format]) -> Option {
    Option("--format", formats.map(\.rawValue).joined(separator: "|"), "for people or for programs")
  }

  /// The options that choose the world; they may stand before any command.
  static let launch = [
    Option("--profile", "NAME", "settings and history of one of several learners"),
    Option("--set", "KEY=VALUE", "a setting for this run only"),
    Option("--world", "device|simulator|ui-test", "which world to run in"),
  ]
}
