import ConjugarCore

/// The only sound that a terminal has: one ring for what is right, two for what is not, three at the end.
struct TerminalBell: Sound {
  let terminal: any Terminal

  func play(_ cue: Cue) {
    guard terminal.features.height != nil else { return }
    let rings =
      switch cue {
      case .right: 1
      case .accentSlip, .wrong: 2
      case .finished: 3
      }
    // Where nothing can be written, the next line tells it.
    try? terminal.write(String(repeating: "\u{07}", count: rings))
    try? terminal.flush()
  }
}
