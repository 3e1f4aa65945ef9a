import ConjugarCore

/// A word that begins with hyphens and changes what a command does.
struct Option: Hashable, Sendable {
  /// With its hyphens: `--region`.
  let name: String
  /// What follows it, as help shows it: `spain|latin-america`; `nil` for an option that stands alone.
  let value: String?
  /// Whether it takes several values, with commas between or given again.
  let isList: Bool
  /// Whether it may stand alone too: then what follows is its value only if it names a tense.
  let isOptional: Bool
  let meaning: String

  /// An option that stands alone.
  init(_ name: String, _ meaning: String) {
    self.init(name: name, value: nil, isList: false, meaning: meaning)
  }

  /// An option that takes one value.
  init(_ name: String, value: String, _ meaning: String) {
    self.init(name: name, value: value, isList: false, meaning: meaning)
  }

  /// An option that takes several values.
  init(_ name: String, values: String, _ meaning: String) {
    self.init(name: name, value: values, isList: true, meaning: meaning)
  }

  /// An option that takes tenses, or stands alone.
  init(_ name: String, optionalTenses value: String, _ meaning: String) {
    self.init(name: name, value: value, isList: true, isOptional: true, meaning: meaning)
  }

  private init(name: String, value: String?, isList: Bool, isOptional: Bool = false, meaning: String) {
    self.name = name
    self.value = value
    self.isList = isList
    self.isOptional = isOptional
    self.meaning = meaning
  }

  /// Whether it takes the argument that follows it as its value.
  func takes(_ next: String) -> Bool {
    guard value != nil else { return false }
    // A negative number or -ecer is a value, if perhaps a bad one: the message is to name it.
    guard !next.hasPrefix("--"), next != "-h" else { return false }
    return !isOptional || next.split(separator: ",").contains { (try? Tense.named($0)) != nil }
  }
}

/// The options that several commands share.
extension Option {
  static let region = Option("--region", value: "spain|latin-america", "whose Spanish; Spain adds vosotros")
  static let secondPerson = Option("--second-person", value: "tu|vos|both", "the familiar you")
  static let tense = Option("--tense", values: "ID[,ID…]", "only these tenses (“conjugar tenses” lists them)")
  static let person = Option("--person", values: "ID[,ID…]", "only these persons: 1s 2s 2v 3s 1p 2p 3p")
  static let color = Option("--color", value: "auto|always|never", "whether output has colour")
  static let seed = Option("--seed", value: "N", "the same number gives the same quiz")

  static let nameOfFormat = "--format"

  static func format(_ formats: [Format]) -> Option {
    Option(nameOfFormat, value: formats.map(\.rawValue).joined(separator: "|"), "for people or for programs")
  }

  /// The options that choose the world; they may stand before any command.
  static let launch = [
    Option("--profile", value: "NAME", "settings and history of one of several learners"),
    Option("--set", value: "KEY=VALUE", "a setting for this run only"),
    Option("--world", value: "device|simulator|ui-test", "which world to run in"),
  ]
}
