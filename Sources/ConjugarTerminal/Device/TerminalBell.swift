import ConjugarCore

/// The only sound that a terminal has: one ring for what is right, two for what is not; the end is no verdict.
struct TerminalBell: Sound {
  let terminal: any Terminal

  func play(_ cue: Cue) {
    guard terminal.features.height != nil else { return }
    let rings = cue == .right ? 1 : 2
    // Where nothing can be written, the next line tells it.
    try? terminal.write(String(repeating: "\u{07}", count: rings))
    try? terminal.flush()
  }
}
