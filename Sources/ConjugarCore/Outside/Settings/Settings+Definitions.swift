/// The settings: each has a key, a default, the values it accepts, and an explanation.
extension Settings {
  /// Every setting, in the order in which they are listed.
  public static let all: [any AnySetting] = [
    region, secondPerson, difficulty, accents, questions, sentences, retry, background, tenses, goal, minutes, never,
    color, plain, sound, speech, player, joined, leaderboard, analytics, profile,
  ]

  /// The settings that decide what a session asks; a change to one of these applies to the next session.
  package static let ofSession: [any AnySetting] = [region, secondPerson, background, tenses, goal, minutes, never]

  /// The keys of settings that only earlier versions had: values a learner still has for them are silently ignored.
  package static let formerKeys: Set<String> = ["session", "new-skills", "retention", "weights"]

  /// The limits of settings that a command-line option can change for one run.
  package enum Bounds {
    package static let questions = 1...QuizOptions.mostQuestions
    package static let session = 1...200
    static let goal = 1...500
    package static let newSkills = 0...50
  }

  /// The region whose Spanish is asked.
  public static let region = Setting<Region>(
    "region", default: .latinAmerica, "whose Spanish is asked; Spain adds vosotros")
  /// The familiar *you* that is asked.
  public static let secondPerson = Setting<SecondPerson>(
    "second-person", default: .tu, "the familiar you: tú, vos or both")
  /// Which tenses are asked, and what a point is worth.
  public static let difficulty = Setting<Difficulty>(
    "difficulty", default: .easy, "which tenses are asked, and what a point is worth")
  /// What an answer earns when only its accent is off.
  public static let accents = Setting<AccentPolicy>(
    "accents", default: .half, "what an answer earns when only its accent is off")
  /// How many questions a quiz has.
  public static let questions = Setting<Int>(
    "questions", "number of questions", in: Bounds.questions, default: 50, "how many questions a quiz has")
  package static let sentences = Setting<SentenceUse>(
    "sentences", default: .off, "whether a quiz asks sentences: every fourth question, or nothing else")
  package static let retry = Setting<RetryMode>(
    "retry", default: .auto, "whether you learn what a wrong answer was and try again; auto: at a terminal")
  package static let background = Setting<Background>(
    "background", default: .none, "how much Spanish you already knew, which the day’s session need not teach")
  package static let tenses = Setting<[Tense]>(
    key: "tenses", defaultValue: [], explanation: "the only tenses in the day’s session", accepted: ["TENSES", "all"],
    read: { (text: String) throws(NameError) -> [Tense] in
      if Folding.key(text) == "all" { return [] }
      return try text.split(separator: ",").map { name throws(NameError) in try TenseGroup.tenses(named: name) }
        .joined().once
    },
    write: { $0.isEmpty ? "all" : $0.map(\.id).joined(separator: ",") })
  package static let goal = Setting<Int?>(
    key: "goal", defaultValue: nil,
    explanation: "how many questions a day you want to answer; once set, the day’s session asks no more",
    accepted: [Bounds.goal.listed, "off"],
    read: { (text: String) throws(NameError) -> Int? in
      Folding.key(text) == OnOff.off.rawValue ? nil : try Bounds.goal.number(text, "number of questions", or: ["off"])
    },
    write: { $0.map(String.init) ?? OnOff.off.rawValue })
  package static let minutes = Setting<Int>(
    "minutes", "number of minutes", in: 1...120, default: 5, "how long the day’s session may take")
  /// The names of the verbs in the lexicon.
  package static let never = Setting<[String]>(
    key: "never", defaultValue: [], explanation: "verbs that are asked only if you name them",
    accepted: ["VERBS", "none"],
    read: { (text: String) throws(NameError) -> [String] in
      if Folding.key(text) == "none" { return [] }
      let conjugator = Conjugator()
      return try text.split { $0 == "," || $0.isWhitespace }.map { word throws(NameError) in
        if let name = try? conjugator.lexiconName(String(word)) { return name }
        let accepted = ["verbs of the lexicon", "none"]
        throw NameError(
          kind: "verb", name: String(word), accepted: accepted, nearest: conjugator.suggestions(for: String(word)))
      }
    },
    write: { $0.isEmpty ? "none" : $0.joined(separator: ",") })
  package static let color = Setting<ColorMode>("color", default: .auto, "whether output has color")
  package static let plain = Setting<OnOff>(
    "plain", default: .off, "sentences instead of drawings, for screen readers and Braille")
  package static let sound = Setting<OnOff>(
    "sound", default: .off, "whether the terminal’s bell rings at a verdict: once if right, twice if not")
  package static let speech = Setting<OnOff>(
    "speech", default: .off, "whether the right form is spoken after each verdict")

  package static let profile = Setting<Profile>(
    key: "profile", defaultValue: .unnamed,
    explanation: "who plays: each profile has its own settings, answers and scores", accepted: ["NAME", "default"],
    read: { (text: String) throws(NameError) -> Profile in try Profile(text) }, write: { $0.name })

  package static let player = Setting<PlayerName?>(
    key: "player", defaultValue: nil, explanation: "the name next to your scores; a shared leaderboard needs one",
    accepted: ["NAME", "none"],
    read: { (text: String) throws(NameError) -> PlayerName? in
      Folding.key(text) == "none" ? nil : try PlayerName(text)
    },
    write: { $0?.name ?? "none" })

  package static let leaderboard = Setting<String?>(
    key: "leaderboard", defaultValue: nil, explanation: "a file in which several people keep their scores together",
    accepted: ["PATH", "off"],
    read: { (text: String) throws(NameError) -> String? in
      if Folding.key(text) == OnOff.off.rawValue { return nil }
      // Invalid bytes in an argument appear as U+FFFD, which would name another file.
      let isText = !text.unicodeScalars.contains { $0.steersTerminal || $0 == "\u{FFFD}" }
      let isFit = isText && text.last != " " && text.last != "/"
      // A relative path would name a different file in every directory.
      guard text.hasPrefix("/"), isFit else {
        throw NameError(
          kind: "path of a shared file", name: text, accepted: ["a path from the root: /srv/scores.tsv", "off"])
      }
      return text
    },
    write: { $0 ?? OnOff.off.rawValue })

  package static let joined = Setting<BoardAnswer>(
    "joined", default: .ask,
    "whether the leaderboard is shown after full quizzes; no keeps your scores off a shared one; asked after the first"
  )

  package static let analytics = Setting<OnOff>(
    "analytics", default: .on, "whether quizzes are recorded in a journal, which never leaves this machine")
}

extension Settings {
  package var region: Region { get throws(SettingsError) { try value(of: Self.region) } }
  package var secondPerson: SecondPerson { get throws(SettingsError) { try value(of: Self.secondPerson) } }
  package var difficulty: Difficulty { get throws(SettingsError) { try value(of: Self.difficulty) } }
  package var accents: AccentPolicy { get throws(SettingsError) { try value(of: Self.accents) } }
  package var questions: Int { get throws(SettingsError) { try value(of: Self.questions) } }
  package var sentences: SentenceUse { get throws(SettingsError) { try value(of: Self.sentences) } }
  package var retry: RetryMode { get throws(SettingsError) { try value(of: Self.retry) } }
  package var background: Background { get throws(SettingsError) { try value(of: Self.background) } }
  package var tenses: [Tense] { get throws(SettingsError) { try value(of: Self.tenses) } }
  package var goal: Int? { get throws(SettingsError) { try value(of: Self.goal) } }
  package var minutes: Int { get throws(SettingsError) { try value(of: Self.minutes) } }
  package var never: [String] { get throws(SettingsError) { try value(of: Self.never) } }
  package var color: ColorMode { get throws(SettingsError) { try value(of: Self.color) } }
  package var plain: OnOff { get throws(SettingsError) { try value(of: Self.plain) } }
  package var sound: OnOff { get throws(SettingsError) { try value(of: Self.sound) } }
  package var speech: OnOff { get throws(SettingsError) { try value(of: Self.speech) } }
  package var profile: Profile { get throws(SettingsError) { try value(of: Self.profile) } }
  package var player: PlayerName? { get throws(SettingsError) { try value(of: Self.player) } }
  package var joined: BoardAnswer { get throws(SettingsError) { try value(of: Self.joined) } }
  package var leaderboard: String? { get throws(SettingsError) { try value(of: Self.leaderboard) } }
  package var analytics: OnOff { get throws(SettingsError) { try value(of: Self.analytics) } }
}

/// The defaults of the options: those of a quiz and of a review are the defaults of the settings.
extension QuizOptions {
  /// The options that are chosen for every quiz; the number of questions is at least 1 and at most 500.
  public init(
    difficulty: Difficulty = Settings.difficulty.defaultValue, region: Region = Settings.region.defaultValue,
    secondPerson: SecondPerson = Settings.secondPerson.defaultValue,
    accents: AccentPolicy = Settings.accents.defaultValue, questions: Int = Settings.questions.defaultValue
  ) {
    (self.difficulty, self.region, self.secondPerson) = (difficulty, region, secondPerson)
    (self.accents, self.questions) = (accents, questions)
  }
}

extension ReviewOptions {
  /// The region whose Spanish is asked; the only tenses, or none for all; the most questions in a session; and the most
  /// lessons to begin in a day, `nil` for as many as go well.
  public init(
    region: Region = Settings.region.defaultValue, secondPerson: SecondPerson = Settings.secondPerson.defaultValue,
    tenses: [Tense] = [], questions: Int = 20, newSkills: Int? = nil
  ) {
    (self.region, self.secondPerson, self.tenses) = (region, secondPerson, tenses)
    (self.questions, self.newSkills) = (questions, newSkills)
  }
}
