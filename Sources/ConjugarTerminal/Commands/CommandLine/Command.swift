import ConjugarCore

/// Something the program does when asked by name: it reads its arguments, calls the library and prints.
///
/// A command throws whatever the library threw, each a fact of its own type; the one `catch` beside `main` turns it
/// into a sentence and an exit code (see `Failure`). What help says of it stands in `Resources/help.txt` (see `Manual`).
protocol Command: SendableMetatype {
  /// What it is called by, in small letters.
  static var name: String { get }

  /// The options beside those that every command has.
  static var options: [Option] { get }

  /// Whether verbs are among its words, so that a shell completes them.
  static var takesVerbs: Bool { get }

  /// The other words that a shell completes.
  static var words: [String] { get }

  /// What may stand after one of them: `region` and its values.
  static var valuesOfWords: [(word: String, values: [String])] { get }

  /// Paragraphs of help that are facts of the code, before those of its manual.
  static var details: [String] { get }

  /// Whether what it prints is read: where it is longer than the screen it goes through a pager.
  static func isPaged(_ arguments: Arguments) -> Bool

  /// Does it. Arguments are read before anything else is done, so that a wrong one changes nothing.
  ///
  /// - Throws: a `Failure`; of a wrong argument one that names it.
  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode
}

extension Command {
  static var options: [Option] { [] }
  static var takesVerbs: Bool { false }
  static var words: [String] { [] }
  static var valuesOfWords: [(word: String, values: [String])] { [] }
  static var details: [String] { [] }
  static func isPaged(_ arguments: Arguments) -> Bool { true }

  static var allOptions: [Option] { options + Flags.everywhere }

  static var manual: Manual { Manual(name) }
}
