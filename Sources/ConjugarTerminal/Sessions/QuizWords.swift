import ConjugarCore

/// What stands after `quiz` without a hyphen: how many questions, and tenses, groups of them, persons, verbs or a pattern.
struct QuizWords {
  private(set) var questions: Int?
  private(set) var tenses: [Tense] = []
  private(set) var persons: [Person] = []
  private(set) var verbs: [String] = []
  private(set) var pattern: Irregularity?

  /// - Throws: `UsageError` if a word is none of these.
  init(_ words: [String]) throws(UsageError) {
    var rest = words.flatMap { $0.split(separator: ",").map { String($0) } }[...]
    while let word = rest.first {
      if let named = CellWords.tenses(atStartOf: rest) {
        // Every question shows the infinitive; a group that has it does not mean it.
        tenses += named.tenses.filter { named.tenses.count == 1 || $0 != .infinitive }
        rest = rest.dropFirst(named.count)
      } else {
        try take(word)
        rest = rest.dropFirst()
      }
    }
  }

  /// A verb is itself, and no pattern that is called after it: *haber*.
  private mutating func take(_ word: String) throws(UsageError) {
    if let number = Int(word) {
      guard questions == nil else { throw .extraWord(command: QuizCommand.name, word) }
      let accepted = Settings.Bounds.questions
      guard accepted.contains(number) else {
        throw .badNumber(option: "the questions", word, lowest: accepted.lowerBound, highest: accepted.upperBound)
      }
      questions = number
    } else if Conjugator().find(word)?.isKnown != true, let named = try? Irregularity.named(word) {
      guard pattern == nil else { throw .extraWord(command: QuizCommand.name, word) }
      pattern = named
    } else if let person = try? Person.named(word) {
      persons.append(person)
    } else if Infinitive(word) != nil || Conjugator().find(word) != nil {
      verbs.append(word)
    } else {
      throw .unknownQuizWord(word, nearest: Self.nearest(to: word))
    }
  }

  /// The names that a slip may stand for.
  private static func nearest(to word: String) -> [String] {
    let names = Tense.table.identifiers + TenseGroup.table.identifiers + Irregularity.table.identifiers
    let nearest = Nearest.words(to: word, among: names)
    return nearest.isEmpty ? Conjugator().suggestions(for: word) : nearest
  }

  /// The same as texts of the options that say so, so that whatever forbids an option forbids the word.
  var texts: [String: [String]] {
    let texts = [
      (QuizFlags.questions.option, questions.map { ["\($0)"] } ?? []), (Flags.tense.option, tenses.map(\.id)),
      (Flags.person.option, persons.map(\.id)), (Flags.verb.option, verbs),
      (Flags.pattern.option, pattern.map { [$0.id] } ?? []),
    ]
    return Dictionary(uniqueKeysWithValues: texts.filter { !$0.1.isEmpty }.map { ($0.0.name, $0.1) })
  }
}
