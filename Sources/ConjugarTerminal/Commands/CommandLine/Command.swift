import ConjugarCore

/// Something the program does when asked by name; its help is in `Resources/help.txt`.
protocol Command: SendableMetatype {
  /// Its name, in lowercase.
  static var name: String { get }

  /// Paragraphs of help derived from the code, which precede those of its manual.
  static var details: [String] { get }

  /// Whether its output is meant for reading, so that it goes through a pager if it is longer than the screen.
  static func isPaged(_ arguments: Arguments) -> Bool

  /// Runs the command, or throws a `Failure`. Arguments are read before all else, so that a wrong one changes nothing.
  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode
}

extension Command {
  static var details: [String] { [] }
  static func isPaged(_ arguments: Arguments) -> Bool { true }
  static var manual: Manual { Manual(name) }
}
