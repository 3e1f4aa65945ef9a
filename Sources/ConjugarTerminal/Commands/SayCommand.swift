import ConjugarCore

/// Speaks forms with the system's voice.
enum SayCommand: Command {
  static let name = "say"

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    for word in try arguments.words("a form", as: "conjugar say tuvieron") {
      // Anyone who wants to hear more wants an audiobook.
      try world.speech.say(word.printable(upTo: 200))
    }
    return .done
  }
}
