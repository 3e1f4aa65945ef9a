import ConjugarCore

/// Speaks forms with the voice that the system has.
enum SayCommand: Command {
  static let name = "say"

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    for word in try arguments.words("a form", as: "conjugar say tuvieron") {
      try world.speech.say(word.printable(upTo: longest))
    }
    return .done
  }

  /// Letters: whoever wants to hear more wants a book read.
  private static let longest = 200
}

extension EffectError: Failure { var exitCode: ExitCode { .readWrite } }
