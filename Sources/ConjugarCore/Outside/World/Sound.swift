/// Makes a short sound.
public protocol Sound {
  /// Makes the sound of a verdict.
  func play(_ result: Verdict.Result)
}

/// Remembers the sounds that were to be heard.
public final class RecordedSound: Sound {
  /// The verdicts whose sounds they were, in order.
  public private(set) var cues: [Verdict.Result] = []

  /// Nothing was heard yet.
  public init() {}

  public func play(_ result: Verdict.Result) { cues.append(result) }
}

/// Says Spanish aloud.
public protocol Speech {
  /// Says a text and returns when it was said.
  ///
  /// - Throws: `EffectError` if there is no voice, or it failed.
  func say(_ text: String) throws(EffectError)
}

/// Remembers what was to be said.
public final class RecordedSpeech: Speech {
  /// The texts, in order.
  public private(set) var texts: [String] = []

  /// Nothing was said yet.
  public init() {}

  public func say(_ text: String) { texts.append(text) }
}
