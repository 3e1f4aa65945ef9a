import ConjugarCore

/// What stands after `quiz` without a hyphen: how many questions, and what to ask, by any name.
enum QuizWords {
  /// The same as texts of the options that say so, by their names, so that whatever forbids an option forbids the word.
  ///
  /// - Parameters:
  ///   - command: its name, for messages.
  ///   - options: those that it takes.
  /// - Throws: a `Failure` if a word is none of these.
  static func texts(_ words: [String], of command: String, _ options: [Option]) throws -> [String: [String]] {
    var texts: [String: [String]] = [:]
    for word in NamedWord.all(in: words.filter { $0 != "me" }) {
      let option: Option
      var value: String? = word.text
      switch word.meaning {
      case .tenses: option = Flags.tense.option
      case .number(let number):
        option = Flags.questions.option
        let accepted = Settings.Bounds.questions
        guard accepted.contains(number) || texts[option.name] != nil else {
          throw UsageError.badNumber(
            option: "the questions", word.text, lowest: accepted.lowerBound, highest: accepted.upperBound)
        }
      case .pattern(let pattern): (option, value) = (Flags.pattern.option, pattern.id)
      case .person: option = Flags.person.option
      case .verb(let verb?) where verb.isKnown: option = Flags.verb.option
      case .option(let given):
        guard let named = options.first(where: { $0.name == given[0] }) else {
          throw UsageError.extraWord(command: command, word.text)
        }
        (option, value) = (named, given.dropFirst().first)
      case .verb: throw GuessedVerb(word: word.text)
      case .nothing: throw UsageError.unknownQuizWord(word.text, nearest: nearest(to: word.text))
      }
      guard options.contains(where: { $0.name == option.name }) else {
        throw UsageError.extraWord(command: command, word.text)
      }
      if texts[option.name] != nil, !option.isList { throw UsageError.extraWord(command: command, word.text) }
      texts[option.name, default: []] += value.map { [$0] } ?? []
    }
    return texts
  }

  /// The names that a slip may stand for, the verbs of a form, or those that a word means in English.
  private static func nearest(to word: String) -> [String] {
    let names = Tense.table.identifiers + TenseGroup.table.identifiers + Irregularity.table.identifiers
    let found = [
      WordProposals.readings(of: word).map(\.infinitive), WordProposals.verbs(meaning: word).map(\.name),
      Nearest.words(to: word, among: names), Conjugator().suggestions(for: word),
    ]
    let first = found.first { !$0.isEmpty } ?? []
    return Array(first.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.prefix(3))
  }
}

/// A word that is like a verb, but none that the lexicon has: more likely a slip than a verb to learn.
private struct GuessedVerb: Failure {
  let word: String
  let exitCode = ExitCode.badInput

  var description: String {
    "\(word.echoed) is no verb that the lexicon has"
      + "\(Nearest.proposal(Conjugator().suggestions(for: word))) (--verb asks it all the same)"
  }
}

extension Arguments {
  /// The same with what the words of a quiz say.
  func addingQuizWords(of command: String, _ options: [Option]) throws -> Arguments {
    let texts = try QuizWords.texts(words, of: command, options)
    // In -nf 3 the f is the value, which is what is wrong.
    _ = try self[Flags.questions]
    for option in [Flags.questions.option, Flags.pattern.option] where texts[option.name] != nil && has(option) {
      throw UsageError.repeated(option: option.name)
    }
    return adding(texts)
  }
}
