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

/// Remembers the sounds that were to be heard.
public final class RecordedSound: Sound {
  /// The sounds, in order.
  public private(set) var cues: [Cue] = []

  /// Nothing was heard yet.
  public init() {}

  public func play(_ cue: Cue) { cues.append(cue) }
}

/// Says Spanish aloud.
public protocol Speech {
  /// Says a text and returns when it was said.
  ///
  /// - Throws: `SpeechError` if there is no voice, or it failed.
  func say(_ text: String) throws(SpeechError)
}

/// Why nothing was heard.
public enum SpeechError: Error, Equatable, CustomStringConvertible {
  /// The machine has none of the programs that speak.
  case noVoice(looked: [String])
  case failed(reason: String)

  /// The sentence that tells a person.
  public var description: String {
    switch self {
    case .noVoice(let looked): "nothing here can speak: none of \(looked.joined(separator: ", ")) is installed"
    case .failed(let reason): "the voice failed: \(reason)"
    }
  }
}

/// Remembers what was to be said.
public final class RecordedSpeech: Speech {
  /// The texts, in order.
  public private(set) var texts: [String] = []

  /// Nothing was said yet.
  public init() {}

  public func say(_ text: String) { texts.append(text) }
}
