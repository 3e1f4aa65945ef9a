import ConjugarCore

/// A list of verbs in columns: the infinitive, what it means, how it leaves the regular path.
///
/// Where the terminal is narrow, the last two share a column. An infinitive that is longer than nearly all others stands
/// above its line, so that it costs the others no room.
struct VerbsPage: Drawing {
  private let verbs: [ListedVerb]
  /// Whether the place in the list of use stands before each verb.
  private let showsRank: Bool

  init(_ verbs: [ListedVerb], showsRank: Bool = false) {
    self.verbs = verbs
    self.showsRank = showsRank
  }

  var page: Page {
    let rows = verbs.map { verb -> [Text] in
      let rank = showsRank ? verb.rank.map { "\($0)" } ?? "" : ""
      return [rank, verb.name, verb.meaning, Self.notes(of: verb)].filter { !$0.isEmpty }.map { Text($0) }
    }
    return [.seen([.drawing(self)]), .heard([.facts(rows)])]
  }

  /// `e>ie +g, forms of its own`; nothing for a regular verb.
  fileprivate static func notes(of verb: ListedVerb) -> String {
    [
      verb.patterns.list.map(\.id).joined(separator: " "), verb.hasFormsOfItsOwn ? "forms of its own" : "",
      verb.defect?.rawValue ?? "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func lines(width: Int, _ style: Style, _ glyphs: Glyphs) -> [String] {
    let ranks = showsRank ? verbs.compactMap(\.rank).max().map { String($0).count + 1 } ?? 0 : 0
    let columns = Columns(verbs, style: style, width: width - ranks)
    return verbs.flatMap { verb in
      let rank = showsRank ? verb.rank.map { "\($0)" } ?? "" : ""
      return columns.lines(verb).enumerated().map { index, line in
        guard index == 0, ranks > 0 else { return BarChart.blanks(ranks) + line }
        return "\(BarChart.blanks(ranks - 1 - rank.count))\(style.faint(rank)) \(line)"
      }
    }
  }

  /// The columns behind the rank.
  private struct Columns {
    private static let gap = 2
    /// The terminals on which three columns leave none too narrow to read.
    private static let wide = 72

    private let style: Style
    private let isWide: Bool
    private let names: Int
    private let meanings: Int
    private let notes: Int

    init(_ verbs: [ListedVerb], style: Style, width: Int) {
      self.style = style
      isWide = width >= Self.wide
      names = min(verbs.map(\.name.displayWidth).max() ?? 0, isWide ? 20 : 14)
      let room = max(1, width - names - Self.gap)
      notes = isWide ? min(verbs.map { VerbsPage.notes(of: $0).displayWidth }.max() ?? 0, room / 2) : 0
      let widest = isWide ? verbs.map(\.meaning.displayWidth).max() ?? 0 : room
      meanings = min(widest, room - (notes > 0 ? notes + Self.gap : 0))
    }

    /// The lines of a verb.
    func lines(_ verb: ListedVerb) -> [String] {
      let note = VerbsPage.notes(of: verb)
      let texts =
        isWide ? [verb.meaning, note] : [[verb.meaning, note].filter { !$0.isEmpty }.joined(separator: " · ")]
      let columns = zip(texts, [meanings, notes]).map { Table.wrap($0, width: $1) }
      let isLong = verb.name.displayWidth > names
      if columns.allSatisfy({ $0 == [""] }) { return [style.strong(verb.name)] }
      let rows = (0..<(columns.map(\.count).max() ?? 0)).map { number in
        let name = number == 0 && !isLong ? style.strong(verb.name) : ""
        let cells = zip(columns, [meanings, notes]).map { Table.pad(number < $0.count ? $0[number] : "", to: $1) }
        return Table.trimmed(Table.pad(name, to: names) + cells.map { "  \($0)" }.joined())
      }
      return (isLong ? [style.strong(verb.name)] : []) + rows
    }
  }
}

extension VerbsPage {
  static let columns = ["infinitive", "meaning", "patterns", "rank", "defect"]

  /// A verb for programs.
  static func fields(_ verb: ListedVerb) -> [Field] {
    [
      .text(verb.name), .text(verb.decentMeaning), .list(verb.patterns.list.map(\.id), " "), .number(verb.rank),
      .text(verb.defect?.rawValue),
    ]
  }
}
