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
