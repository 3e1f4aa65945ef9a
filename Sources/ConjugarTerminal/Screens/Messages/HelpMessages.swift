import ConjugarCore

/// What help says around what it lists, in English.
struct HelpMessages {
  let program = "conjugar: Spanish verbs, asked and explained."
  let examples = "Try"
  let commands = "Commands"
  let usage = "Usage"
  let options = "Options"
  let optionsOfEveryCommand = "Options of every command"

  /// What every command has beside its own options.
  func everywhere(_ options: [String]) -> String {
    "Every command has \(options.listed("and")) too; “conjugar help” says what they do."
  }

  func more(_ topics: [String]) -> String {
    "“conjugar help COMMAND” says more; so does “conjugar help” with \(topics.joined(separator: ", ")). "
      + "Is something wrong? Report it where you got the program, with what “conjugar check” says."
  }
}
