/// Makes a short sound.
public protocol Sound {
  func play(_ cue: Cue)
}

/// What a sound tells.
public enum Cue: String, CaseIterable, Sendable, Hashable {
  case right, accentSlip, wrong, finished
}

extension Cue {
  /// What tells a verdict.
  public init(_ result: Verdict.Result) {
    switch result {
    case .correct: self = .right
    case .accentSlip: self = .accentSlip
    case .wrong, .skipped: self = .wrong
    }
  }
}

/// No sound at all.
public struct NoSound: Sound {
  public init() {}
  public func play(_ cue: Cue) {}
}

/// Remembers the sounds that were to be heard.
public final class RecordedSound: Sound {
  public private(set) var cues: [Cue] = []

  public init() {}

  public func play(_ cue: Cue) { cues.append(cue) }
}
