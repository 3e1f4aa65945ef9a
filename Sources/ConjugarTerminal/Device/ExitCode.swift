/// The exit code, as shells and scripts see it. Source: `sysexits.h`; 130 is 128 + SIGINT.
enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  /// Nothing is left to do today.
  case nothingWaits = 1
  case usage = 64
  /// An unknown verb, or unusable input.
  case badInput = 65
  case cannotCreate = 73
  case readWrite = 74
  case brokenSettings = 78
  case interrupted = 130

  /// Ends the program, by the signal itself if it was interrupted.
  func end() -> Never {
    if self == .interrupted { Interruption.end() }
    exit(rawValue)
  }
}
