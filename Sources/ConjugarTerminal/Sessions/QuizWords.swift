import ConjugarCore

/// What stands after `quiz` without a hyphen: how many questions, and tenses, groups of them, persons, verbs or a pattern.
enum QuizWords {
  /// The same as texts of the options that say so, by their names, so that whatever forbids an option forbids the word.
  ///
  /// - Parameter command: its name, for messages.
  /// - Throws: `UsageError` if a word is none of these.
  static func texts(_ words: [String], of command: String) throws(UsageError) -> [String: [String]] {
    var texts: [String: [String]] = [:]
    for word in NamedWord.all(in: words.flatMap { $0.split(separator: ",").map(String.init) }) {
      let option: Option
      switch word.meaning {
      case .tenses: option = Flags.tense.option
      case .number(let number):
        option = Flags.questions.option
        let accepted = Settings.Bounds.questions
        guard accepted.contains(number) || texts[option.name] != nil else {
          throw .badNumber(
            option: "the questions", word.text, lowest: accepted.lowerBound, highest: accepted.upperBound)
        }
      case .pattern: option = Flags.pattern.option
      case .person: option = Flags.person.option
      case .verb: option = Flags.verb.option
      case .nothing: throw .unknownQuizWord(word.text, nearest: nearest(to: word.text))
      }
      if texts[option.name] != nil, !option.isList { throw .extraWord(command: command, word.text) }
      texts[option.name, default: []].append(word.text)
    }
    return texts
  }

  /// The names that a slip may stand for.
  private static func nearest(to word: String) -> [String] {
    let names = Tense.table.identifiers + TenseGroup.table.identifiers + Irregularity.table.identifiers
    let nearest = Nearest.words(to: word, among: names)
    return nearest.isEmpty ? Conjugator().suggestions(for: word) : nearest
  }
}

extension Arguments {
  /// The same with what the words of a quiz say.
  func addingQuizWords(of command: String) throws(UsageError) -> Arguments {
    let texts = try QuizWords.texts(words, of: command)
    // In -nf 3 the f is the value, which is what is wrong.
    _ = try self[Flags.questions]
    for option in [Flags.questions.option, Flags.pattern.option] where texts[option.name] != nil && has(option) {
      throw .repeated(option: option.name)
    }
    return adding(texts)
  }
}
