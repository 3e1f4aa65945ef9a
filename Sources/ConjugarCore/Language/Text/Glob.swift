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

  /// - Returns: `nil` if the text leaves nothing open.
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

  /// Whether it stands for the whole of a word.
  package func matches(_ word: Word) -> Bool {
    var (index, part) = (0, 0)
    // Where to go on if what follows the last star does not fit: the star takes one letter more.
    var retry: (index: Int, part: Int)?
    while index < word.count || part < parts.count {
      if part < parts.count {
        switch parts[part] {
        case .any:
          retry = (index, part)
          part += 1
          continue
        case .one where index < word.count:
          (index, part) = (index + 1, part + 1)
          continue
        case .letter(let letter) where index < word.count && word[index].plain == letter:
          (index, part) = (index + 1, part + 1)
          continue
        case .one, .letter: break
        }
      }
      guard let last = retry, last.index < word.count else { return false }
      retry = (last.index + 1, last.part)
      (index, part) = (last.index + 1, last.part + 1)
    }
    return true
  }
}
