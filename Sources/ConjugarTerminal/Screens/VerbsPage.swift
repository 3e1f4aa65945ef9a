import ConjugarCore

/// A list of verbs in columns: the infinitive, what it means, how it leaves the regular path.
struct VerbsPage {
  let verbs: [ListedVerb]
  /// Whether the place in the list of use stands before each verb.
  var showsRank = false

  var page: Page {
    let digits = verbs.compactMap(\.rank).max().map { "\($0)".count } ?? 0
    func rows(_ texts: (ListedVerb) -> [String]) -> [[Text]] {
      verbs.map { verb in
        let place: Text = "\((verb.rank.map { "\($0)" } ?? "").aligned(to: digits), .faint) "
        return [(showsRank ? place : "") + Text(verb.name, .strong)] + texts(verb).map { Text($0) }
      }
    }
    let three = rows { [$0.meaning, Self.notes(of: $0)] }
    let two = rows { [[$0.meaning, Self.notes(of: $0)].compactJoined(" · ")] }
    return [.seen([.fitting(columns: 72, [.table(three)], narrow: [.table(two)])]), .heard([.facts(three)])]
  }

  /// `e>ie +g, forms of its own`; nothing for a regular verb.
  private static func notes(of verb: ListedVerb) -> String {
    let patterns = verb.patterns.list.map(\.id).joined(separator: " ")
    return [patterns, verb.hasFormsOfItsOwn ? "forms of its own" : "", verb.defect?.rawValue].compactJoined(", ")
  }

  static let columns: [Member<ListedVerb>] = [
    Member("infinitive") { $0.name }, Member("meaning") { $0.decentMeaning },
    Member("patterns") { Field.list($0.patterns.list.map(\.id), " ") }, Member("rank") { $0.rank },
    Member("defect") { $0.defect?.rawValue },
  ]
}
