/// Makes a short sound.
public protocol Sound {
  func play(_ cue: Cue)
}

/// What a sound tells.
public enum Cue: String, CaseIterable, Sendable, Hashable {
  case right, accentSlip, wrong, finished
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
