import ConjugarCore

/// The choices that sentences train, by the names that people give them.
enum Choices {
  /// The identifiers of those that a name stands for, or beginnings of them: `ser/estar`, `ser or estar`, `orders`.
  static func named(_ name: String) -> [String]? {
    let words = name.lowercased().split { !$0.isLetter }.map { String($0) }.filter { !isBetween($0) }
    for id in [words, words.reversed()].map({ $0.joined(separator: "-") }) where !id.isEmpty {
      if known.contains(where: { $0 == id || $0.hasPrefix("\(id)-") }) { return [id] }
      guard Articles.onChoices.choices.contains(where: { $0.id == id }) else { continue }
      if let article = try? Articles.onChoices.article(onChoice: id), !article.covers.isEmpty { return article.covers }
    }
    return nil
  }

  static func isBetween(_ word: some StringProtocol) -> Bool { between.contains(String(word)) }

  static var known: [String] { ((try? SentenceBook.embedded.choices()) ?? []).map(\.id) }

  /// What may stand between the two things to choose from.
  private static let between: Set<String> = ["or", "and", "vs", "versus", "o", "y"]
}
