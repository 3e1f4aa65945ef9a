import ConjugarCore

/// Something the program does when asked by name: it reads its arguments, calls the library and prints.
///
/// A command throws whatever the library threw, each a fact of its own type; the one `catch` beside `main` turns it
/// into a sentence and an exit code (see `Failure`).
protocol Command: SendableMetatype {
  /// What it is called by, in small letters: apart from the manual, which takes time to make and is rarely read.
  static var name: String { get }

  /// What help says of it, and which options it takes.
  static var manual: Manual { get }

  /// Reads the arguments.
  ///
  /// - Throws: a `Failure` that names the wrong word.
  init(_ arguments: Arguments) throws

  /// Whether what it prints is read: where it is longer than the screen it goes through a pager.
  var isPaged: Bool { get }

  /// Does it.
  ///
  /// - Throws: a `Failure`.
  func run(in world: World) throws -> ExitCode
}

extension Command {
  var isPaged: Bool { true }
}

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

  /// Every option that the command takes.
  var allOptions: [Option] { options + [Flags.color.option, Flags.plain.option, Flags.noPager.option] }
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
