/// Words with something left open: `*` stands for any letters or none, `?` for one letter.
///
/// Case and written accents do not matter; *ñ* is no *n*.
package struct Glob: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    /// A letter without accent; `nil` for what is no Spanish letter, which no word has.
    case letter(Letter?)
    case one, any
  }

  private let parts: [Part]

  package init?(_ text: some StringProtocol) {
    guard text.contains("*") || text.contains("?") else { return nil }
    parts = text.lowercased().reduce(into: []) { parts, character in
      switch character {
      // Several stars are one: each would be tried at every letter.
      case "*": if parts.last != .any { parts.append(.any) }
      case "?": parts.append(.one)
      default: parts.append(.letter(Letter(character)?.plain))
      }
    }
  }

  package func matches(_ word: Word) -> Bool {
    // Whether the parts so far can stand for so many letters of the word.
    var reached = [true] + word.indices.map { _ in false }
    for part in parts {
      switch part {
      case .any:
        let first = reached.firstIndex(of: true) ?? reached.count
        reached = reached.indices.map { $0 >= first }
      case .one: reached = [false] + reached.dropLast()
      case .letter(let letter): reached = [false] + word.indices.map { reached[$0] && word[$0].plain == letter }
      }
    }
    return reached[word.count]
  }
}
