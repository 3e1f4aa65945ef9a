/// How the program ended, as shells and scripts see it. Source: `sysexits.h`; 130 is 128 + SIGINT.
enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  /// The day has nothing more to do.
  case nothingWaits = 1
  case usage = 64
  /// An unknown verb, or input that cannot be used.
  case badInput = 65
  case cannotCreate = 73
  case readWrite = 74
  case brokenSettings = 78
  case interrupted = 130

  /// Ends the program: by the signal if it was interrupted.
  func end() -> Never {
    if self == .interrupted { Interruption.end() }
    exit(rawValue)
  }
}
