/// What the learner chose, over whatever keeps it.
public struct Settings {
  public let store: any GetterSetter

  /// Told that what was chosen cannot be read; `nil` where that is an error for whoever asks.
  private let onUnreadable: ((StorageError) -> Void)?
  private let told = Told()

  private final class Told {
    var isTold = false
  }

  /// - Parameters:
  ///   - store: what keeps the choices.
  ///   - onUnreadable: told once if the store cannot be read; the usual values hold then, for no setting is so important
  ///     that nothing could be done without it. By default it is an error of whoever asks.
  public init(_ store: any GetterSetter, onUnreadable: ((StorageError) -> Void)? = nil) {
    self.store = store
    self.onUnreadable = onUnreadable
  }

  public static let region = Setting<Region>(
    "region", usually: .latinAmerica, "whose Spanish is asked; Spain adds vosotros")
  public static let secondPerson = Setting<SecondPerson>(
    "second-person", usually: .tu, "the familiar you: tú, vos or both")
  public static let difficulty = Setting<Difficulty>(
    "difficulty", usually: .easy, "which tenses are asked, and what a point is worth")
  public static let accents = Setting<AccentPolicy>(
    "accents", usually: .half, "what an answer earns when only its accent is off")
  public static let questions = Setting<Int>(
    "questions", "number of questions", in: 1...500, usually: 50, "how many questions a quiz has")
  package static let sentences = Setting<SentenceUse>(
    "sentences", usually: .off, "whether a quiz asks sentences: every fourth question, or nothing else")
  package static let retry = Setting<RetryChoice>(
    "retry", usually: .auto, "whether a wrong answer is told what it was and tried again; auto: at a terminal")
  public static let session = Setting<Int>(
    "session", "number of questions", in: 1...200, usually: 20, "the most questions of a review")
  /// `nil`: as many as the review has room for.
  public static let newSkills = Setting<Int?>(
    key: "new-skills", usual: nil, explanation: "the most new skills that a review begins in a day",
    accepted: ["0 to 50", "all"],
    read: { (text: String) throws(NameError) -> Int? in
      if Folding.key(text) == "all" { return nil }
      guard let number = Int(text), (0...50).contains(number) else {
        throw NameError(kind: "number of skills", name: text, accepted: ["0 to 50", "all"], nearest: nil)
      }
      return number
    },
    write: { $0.map { String($0) } ?? "all" })
  public static let retention = Setting<Double>(
    "retention", "chance", in: 0.8...0.95, usually: 0.9,
    "the chance that a form still comes to mind at which a review asks again")
  public static let goal = Setting<Int>(
    "goal", "number of questions", in: 1...500, usually: 20, "how many questions a day you mean to answer")
  public static let minutes = Setting<Int>(
    "minutes", "number of minutes", in: 1...120, usually: 5, "how long the day’s session may take")
  /// `nil`: the published ones.
  public static let weights = Setting<[Double]?>(
    key: "weights", usual: nil, explanation: "how your memory fades; “settings retention fit” finds it",
    accepted: ["usual", "21 numbers"],
    read: { (text: String) throws(NameError) -> [Double]? in
      if Folding.key(text) == "usual" { return nil }
      let numbers = text.split(separator: " ").compactMap { Double($0) }.filter { $0.isFinite && $0 >= 0 }
      guard numbers.count == 21 else {
        throw NameError(kind: "list of weights", name: text, accepted: ["usual", "21 numbers"], nearest: nil)
      }
      return numbers
    },
    write: { $0.map { $0.map { "\($0)" }.joined(separator: " ") } ?? "usual" })
  package static let color = Setting<ColorChoice>(
    "color", usually: .auto, "whether output has colour")
  package static let plain = Setting<OnOff>(
    "plain", usually: .off, "sentences and no drawing, for screen readers and Braille")
  package static let sound = Setting<OnOff>(
    "sound", usually: .off, "whether the terminal’s bell rings at a verdict: once if right, twice if not")
  package static let speech = Setting<OnOff>(
    "speech", usually: .off, "whether the right form is spoken after each verdict")

  /// Every setting, in the order in which they are listed.
  public static let all: [any AnySetting] =
    [
      region, secondPerson, difficulty, accents, questions, sentences, retry, session, newSkills, retention, weights,
      goal,
      minutes,
      color, plain, sound, speech,
    ] + ofLearner

  public var region: Region { get throws(SettingsError) { try value(of: Self.region) } }
  public var secondPerson: SecondPerson { get throws(SettingsError) { try value(of: Self.secondPerson) } }
  public var difficulty: Difficulty { get throws(SettingsError) { try value(of: Self.difficulty) } }
  public var accents: AccentPolicy { get throws(SettingsError) { try value(of: Self.accents) } }
  public var questions: Int { get throws(SettingsError) { try value(of: Self.questions) } }
  package var sentences: SentenceUse { get throws(SettingsError) { try value(of: Self.sentences) } }
  package var retry: RetryChoice { get throws(SettingsError) { try value(of: Self.retry) } }
  public var session: Int { get throws(SettingsError) { try value(of: Self.session) } }
  public var newSkills: Int? { get throws(SettingsError) { try value(of: Self.newSkills) } }
  public var retention: Double { get throws(SettingsError) { try value(of: Self.retention) } }
  public var goal: Int { get throws(SettingsError) { try value(of: Self.goal) } }
  public var minutes: Int { get throws(SettingsError) { try value(of: Self.minutes) } }
  public var weights: [Double]? { get throws(SettingsError) { try value(of: Self.weights) } }
  package var color: ColorChoice { get throws(SettingsError) { try value(of: Self.color) } }
  package var plain: OnOff { get throws(SettingsError) { try value(of: Self.plain) } }
  package var sound: OnOff { get throws(SettingsError) { try value(of: Self.sound) } }
  package var speech: OnOff { get throws(SettingsError) { try value(of: Self.speech) } }

  /// What a setting is now: what was kept, or else the usual value.
  ///
  /// - Throws: `SettingsError.broken` if what was kept is no value of the setting.
  public func value<Value>(of setting: Setting<Value>) throws(SettingsError) -> Value {
    guard let text = try keptOrNone()[setting.key] else { return setting.usual }
    do { return try setting.read(text) } catch { throw .broken(key: setting.key, place: store.place, error) }
  }

  /// Keeps a choice.
  public func set<Value>(_ setting: Setting<Value>, to value: Value) throws(SettingsError) {
    try keep { $0[setting.key] = setting.write(value) }
  }

  /// What is kept, or nothing where it cannot be read and that was told.
  private func keptOrNone() throws(SettingsError) -> [String: String] {
    do throws(SettingsError) { return try kept() } catch {
      guard let onUnreadable, case .storage(.cannotRead(let place, let reason)) = error else { throw error }
      if !told.isTold { onUnreadable(.cannotRead(place: place, reason: reason)) }
      told.isTold = true
      return [:]
    }
  }

  func kept() throws(SettingsError) -> [String: String] {
    do { return try store.values() } catch { throw .storage(error) }
  }

  func keep(_ change: (inout [String: String]) -> Void) throws(SettingsError) {
    do { try store.update(change) } catch { throw .storage(error) }
  }
}

/// What can be wrong with settings.
public enum SettingsError: Error, Equatable, CustomStringConvertible {
  /// No setting has this name.
  case unknownSetting(NameError)
  /// A setting does not accept this value.
  case badValue(NameError)
  /// What is kept is no value of its setting.
  case broken(key: String, place: String, NameError)
  case storage(StorageError)

  public var description: String {
    switch self {
    case .unknownSetting(let error), .badValue(let error): error.description
    case .broken(let key, let place, let error):
      "the setting “\(key)” in \(place) is broken: \(error); mend it with “conjugar settings \(key) VALUE”"
    case .storage(let error): error.description
    }
  }
}
