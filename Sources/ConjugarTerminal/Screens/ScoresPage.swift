import ConjugarCore

struct ScoresPage {
  var own: [Score] = []
  var difficulties: [Difficulty] = []
  var regions: [Region] = []
  /// Best first.
  let entries: [Board.Entry]
  let top: Int
  /// How many seconds the wall clock is ahead of UTC at a moment.
  let zoneOffset: (Timestamp) -> Int

  /// The page; if there is nothing to show and nothing `isFiltered`, it says how to begin.
  func page(isFiltered: Bool, _ settings: Settings) throws(SettingsError) -> Page {
    let isEmpty = entries.isEmpty && own.isEmpty
    if isEmpty, isFiltered { return [.paragraph("No quiz of this kind has been finished yet.")] }
    let beginning =
      "No quiz has been finished yet: “conjugar quiz” sets a first score, “conjugar quiz --questions 10” a quick one."
    var page = isEmpty ? [.paragraph(Text(beginning))] : bestsOfWholes + otherBests + [.blank] + board
    if entries.count > top { page += [.blank, .paragraph("\(top) of \(entries.count) scores; --top N shows more.")] }
    if try settings.player == nil {
      let shared = try settings.leaderboard != nil ? ", and the shared leaderboard needs one" : ""
      let note = "You play without a name\(shared): “conjugar settings player NAME” sets it."
      page += [.blank, .paragraph(Text(note))]
    }
    return page
  }

  private var bestsOfWholes: Page {
    let header = [""] + regions.map { "\($0.rawValue, told: "")" as Text }
    let rows = difficulties.map { difficulty in
      [Text(difficulty.rawValue)]
        + regions.map { region in
          let best = own.first { $0.isOnLeaderboard && $0.difficulty == difficulty && $0.region == region }
          let (name, points) = (region.rawValue, best.map { "\($0.points)" })
          return Text(seen: Self.aligned(points ?? "–", to: name.count), heard: "\(name) \(points ?? "none")")
        }
    }
    return [.heading("Personal bests"), .facts([header] + rows)]
  }

  /// The best scores of quizzes that were short or narrowed, for the eight newest kinds.
  private var otherBests: Page {
    var bests: [Score] = []
    for score in own where !score.isWhole && score.points > 0 && !bests.contains(where: score.isLike) {
      bests.append(score)
    }
    let rows = bests.sorted { $0.time > $1.time }.prefix(8).map { score in
      [Self.aligned("\(score.points)", to: 4), Text(score.kind(score.filters))]
    }
    return rows.isEmpty ? [] : [.blank, .heading("Other kinds of quiz"), .facts(rows)]
  }

  var board: Page {
    let shown = Array(entries.prefix(top))
    if shown.isEmpty {
      return [.heading("Leaderboard"), .paragraph("No full quiz has been finished yet: fifty questions, no filter.")]
    }
    let places = String(shown.count).count
    let digits = String(shown[0].score.points).count
    let hasNames = shown.contains { $0.score.player != nil }
    let rows = shown.enumerated().map { index, entry in
      let day = entry.score.time.day(zoneOffset: zoneOffset(entry.score.time))
      let profile = entry.profile.flatMap { $0.isUnnamed ? nil : "profile \($0.name)" }
      return [Text("\(index + 1)".aligned(to: places)), Self.aligned("\(entry.score.points)", to: digits)]
        + (hasNames ? [Text(entry.score.player?.name ?? "–")] : [])
        + [Text(Timestamp.dateText(ofDay: day)), Text(entry.score.kind(profile))]
    }
    return [.heading("Leaderboard"), .facts(rows)]
  }

  private static func aligned(_ number: String, to width: Int) -> Text {
    "\(String.blanks(width - number.count))\(number, .strong)"
  }

  var columns: [Member<Board.Entry>] {
    [
      Member("time") { $0.score.time.description }, Member("points") { $0.score.points },
      Member("region") { $0.score.region }, Member("difficulty") { $0.score.difficulty },
      Member("questions") { $0.score.questions }, Member("player") { $0.score.player?.name },
      Member("profile") { $0.profile?.name },
      Member("personalBest") { [own] entry in
        entry.score.points > 0 && own.first(where: entry.score.isLike) == entry.score
      },
      Member("filters") { $0.score.filters.isEmpty ? nil : $0.score.filters },
    ]
  }
}

extension Score {
  /// `easy, Spain, 50 questions`, and whatever else there is to say.
  fileprivate func kind(_ more: String?) -> String {
    let length = isTimed ? nil : questions.map { $0.counted("question") }
    return [difficulty.rawValue, region.rawValue, length, more].compactJoined(", ")
  }
}
