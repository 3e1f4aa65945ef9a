/// Makes a short sound.
public protocol Sound {
  /// Makes the sound of a verdict.
  func play(_ cue: Cue)
}

/// What a sound tells.
public enum Cue: String, CaseIterable, Sendable, Hashable {
  case right, accentSlip, wrong
}

extension Cue {
  /// What tells a verdict.
  package init(_ result: Verdict.Result) {
    switch result {
    case .correct: self = .right
    case .accentSlip: self = .accentSlip
    case .wrong, .skipped: self = .wrong
    }
  }
}

/// No sound at all.
package struct NoSound: Sound {
  package init() {}
  package func play(_ cue: Cue) {}
}

/// Remembers the sounds that were to be heard.
public final class RecordedSound: Sound {
  /// The sounds, in order.
  public private(set) var cues: [Cue] = []

  /// Nothing was heard yet.
  public init() {}

  public func play(_ cue: Cue) { cues.append(cue) }
}
