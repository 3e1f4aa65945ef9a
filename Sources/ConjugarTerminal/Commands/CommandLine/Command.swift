import ConjugarCore

/// Something the program does when asked by name; its help is in `Resources/help.txt`.
protocol Command: SendableMetatype {
  /// What it is called by, in small letters.
  static var name: String { get }

  /// Paragraphs of help that are facts of the code, before those of its manual.
  static var details: [String] { get }

  /// Whether what it prints is read: where it is longer than the screen it goes through a pager.
  static func isPaged(_ arguments: Arguments) -> Bool

  /// Does it, or throws a `Failure`. Arguments are read before anything else is done, so that a wrong one changes nothing.
  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode
}

extension Command {
  static var details: [String] { [] }
  static func isPaged(_ arguments: Arguments) -> Bool { true }
  static var manual: Manual { Manual(name) }
}
