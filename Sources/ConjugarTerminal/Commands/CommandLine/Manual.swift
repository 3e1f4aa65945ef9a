import ConjugarCore

/// What help says of a command: examples first.
struct Manual: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// Lines to try, each with what it does.
  let examples: [Example]
  /// How it is called, without `conjugar`: `settings [KEY [VALUE]]`.
  let usage: [String]
  /// The options beside those that every command has.
  var options: [Option] = []
  /// Paragraphs for who wants to know more.
  var details: [String] = []
  /// Whether verbs are among its words, so that a shell completes them.
  var takesVerbs = false
  /// The other words that a shell completes; collected only when asked for.
  var words: @Sendable () -> [String] = { [] }
  /// What may stand after one of them: `region` and its values.
  var valuesOfWords: @Sendable () -> [(word: String, values: [String])] = { [] }

  /// Every option that the command takes.
  var allOptions: [Option] { options + Flags.everywhere }
}

/// A line to try and what it does.
struct Example: Sendable {
  let line: String
  let meaning: String

  init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}
