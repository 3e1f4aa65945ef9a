import ConjugarCore

/// A list of verbs in columns: the infinitive, what it means, how it leaves the regular path; where the terminal is narrow,
/// the last two share a column.
struct VerbsPage {
  let verbs: [ListedVerb]
  /// Whether the place in the list of use stands before each verb.
  var showsRank = false

  /// The terminals on which three columns leave none too narrow to read.
  private static let wide = 72

  var page: Page {
    let digits = verbs.compactMap(\.rank).max().map { "\($0)".count } ?? 0
    func rows(_ texts: (ListedVerb) -> [String]) -> [[Text]] {
      verbs.map { verb in
        let place: Text = "\(Table.alignEnd(verb.rank.map { "\($0)" } ?? "", to: digits), .faint) "
        return [(showsRank ? place : "") + Text(verb.name, .strong)] + texts(verb).map { Text($0) }
      }
    }
    return [
      .seen([
        .fitting(
          columns: Self.wide, [.table(rows { [$0.meaning, Self.notes(of: $0)] })],
          narrow: [.table(rows { [[$0.meaning, Self.notes(of: $0)].filter { !$0.isEmpty }.joined(separator: " · ")] })])
      ]), .heard([.facts(rows { [$0.meaning, Self.notes(of: $0)] })]),
    ]
  }

  /// `e>ie +g, forms of its own`; nothing for a regular verb.
  private static func notes(of verb: ListedVerb) -> String {
    [
      verb.patterns.list.map(\.id).joined(separator: " "), verb.hasFormsOfItsOwn ? "forms of its own" : "",
      verb.defect?.rawValue ?? "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension VerbsPage {
  static let columns = ["infinitive", "meaning", "patterns", "rank", "defect"]

  static func fields(_ verb: ListedVerb) -> [Field] {
    [
      .text(verb.name), .text(verb.decentMeaning), .list(verb.patterns.list.map(\.id), " "), .number(verb.rank),
      .text(verb.defect?.rawValue),
    ]
  }
}
