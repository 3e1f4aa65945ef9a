import ConjugarCore

/// Speaks with the program that the system has for it.
struct SystemSpeech: Speech {
  /// Programs that speak, each with the arguments that make it speak Spanish.
  private var voices: [[String]] {
    let (name, language) = (try? settings.region) == .spain ? ("Mónica", "es") : ("Paulina", "es-419")
    return [["say", "-v", name, "--"], ["espeak-ng", "-v", language, "--"], ["espeak", "-v", language, "--"]]
  }

  /// Those say whose Spanish is spoken: *cocieron* is *cosieron* in America.
  let settings: Settings

  /// Seconds: a voice that takes longer waits for something, perhaps for a device that is not there.
  private static let patience = 8

  func say(_ text: String) throws(EffectError) {
    for voice in voices {
      let status: Int32
      do {
        status = try Subprocess.run(voice + [text], seconds: Self.patience).status
      } catch {
        if error == .none { continue }
        throw .voiceFailed(reason: error.description)
      }
      guard status == 0 else { throw .voiceFailed(reason: "\(voice[0]) ended with \(status)") }
      return
    }
    throw .noVoice(looked: voices.map { $0[0] })
  }
}

/// The only sound that a terminal has: one ring for what is right, two for what is not; the end is no verdict.
struct TerminalBell: Sound {
  let terminal: any Terminal

  func play(_ result: Verdict.Result) {
    guard terminal.features.height != nil else { return }
    let rings = result == .correct ? 1 : 2
    // Where nothing can be written, the next line tells it.
    try? terminal.write(String(repeating: "\u{07}", count: rings))
    try? terminal.flush()
  }
}
