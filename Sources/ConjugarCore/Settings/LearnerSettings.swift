/// Who plays, and what is told of it.
extension Settings {
  public static let profile = Setting<Profile>(
    key: "profile", usual: .unnamed,
    explanation: "who plays: each profile has settings, answers and scores of its own", accepted: ["NAME", "default"],
    read: { (text: String) throws(NameError) -> Profile in try Profile(text) },
    write: { $0.name })

  package static let player = Setting<Player?>(
    key: "player", usual: nil, explanation: "the name beside your scores; a shared leaderboard needs one",
    accepted: ["NAME", "none"],
    read: { (text: String) throws(NameError) -> Player? in
      Folding.key(text) == "none" ? nil : try Player(text)
    },
    write: { $0?.name ?? "none" })

  public static let leaderboard = Setting<String?>(
    key: "leaderboard", usual: nil, explanation: "a file in which several people keep their scores together",
    accepted: ["PATH", "off"],
    read: { (text: String) throws(NameError) -> String? in
      if Folding.key(text) == OnOff.off.rawValue { return nil }
      // What was no text stands as U+FFFD in an argument, and would be another file.
      let isText = !text.unicodeScalars.contains { $0.steersTerminal || $0 == "\u{FFFD}" }
      let isFit = isText && text.last != " " && text.last != "/"
      // A relative path would be another file in every directory.
      guard text.hasPrefix("/"), isFit else {
        throw NameError(
          kind: "path of a shared file", name: text, accepted: ["a path from the root: /srv/scores.tsv", "off"],
          nearest: nil)
      }
      return text
    },
    write: { $0 ?? OnOff.off.rawValue })

  package static let joined = Setting<BoardChoice>(
    "joined", usually: .ask, "whether your scores stand on the leaderboard; asked after the first whole quiz")

  package static let analytics = Setting<OnOff>(
    "analytics", usually: .on, "whether quizzes are noted in a journal, which never leaves this machine")

  static let ofLearner: [any AnySetting] = [player, joined, leaderboard, analytics, profile]

  public var profile: Profile { get throws(SettingsError) { try value(of: Self.profile) } }
  package var player: Player? { get throws(SettingsError) { try value(of: Self.player) } }
  package var joined: BoardChoice { get throws(SettingsError) { try value(of: Self.joined) } }
  /// The path of the shared leaderboard, if there is one.
  public var leaderboard: String? { get throws(SettingsError) { try value(of: Self.leaderboard) } }
  package var analytics: OnOff { get throws(SettingsError) { try value(of: Self.analytics) } }
}
