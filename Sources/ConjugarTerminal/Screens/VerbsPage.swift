import ConjugarCore

/// A list of verbs in columns: the infinitive, its meaning, and how it is irregular.
enum VerbsPage {
  static func page(_ verbs: [ListedVerb], showsRank: Bool = false) -> Page {
    let digits = verbs.compactMap(\.rank).max().map { "\($0)".count } ?? 0
    func rows(_ texts: (ListedVerb) -> [String]) -> [[Text]] {
      verbs.map { listed in
        let place: Text = "\((listed.rank.map { "\($0)" } ?? "").aligned(to: digits), .faint) "
        return [(showsRank ? place : "") + Text(listed.verb.name, .strong)] + texts(listed).map { Text($0) }
      }
    }
    let three = rows { [$0.meaning, notes(of: $0)] }
    let two = rows { [[$0.meaning, notes(of: $0)].compactJoined(" · ")] }
    return [.seen([.fitting(columns: 72, [.table(three)], narrow: [.table(two)])]), .heard([.facts(three)])]
  }

  /// `e>ie +g, forms of its own`; empty for a regular verb.
  private static func notes(of listed: ListedVerb) -> String {
    let patterns = listed.verb.patterns.map(\.id).joined(separator: " ")
    let own = listed.hasFormsOfItsOwn ? "forms of its own" : ""
    return [patterns, own, listed.verb.defect?.rawValue].compactJoined(", ")
  }

  static let columns: [Member<ListedVerb>] = [
    Member("infinitive") { $0.verb.name }, Member("meaning") { $0.decentMeaning },
    Member("patterns") { Field.list($0.verb.patterns.map(\.id), " ") }, Member("rank") { $0.rank },
    Member("defect") { $0.verb.defect?.rawValue },
  ]
}
