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

  /// Whether what it prints is read: where it is longer than the screen it goes through a pager.
  static func isPaged(_ arguments: Arguments) -> Bool

  /// Does it. Arguments are read before anything else is done, so that a wrong one changes nothing.
  ///
  /// - Throws: a `Failure`; of a wrong argument one that names it.
  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode
}

extension Command {
  static func isPaged(_ arguments: Arguments) -> Bool { true }
}
