import ConjugarCore

/// A word of the command line with what it names; the name of a tense may take several: `presente de subjuntivo`.
struct NamedWord {
  enum Meaning {
    /// A tense, or those of a group.
    case tenses([Tense])
    case number(Int)
    case pattern(Irregularity)
    case person(Person)
    /// `nil` for what only looks like an infinitive.
    case verb(Verb?)
    case nothing
  }

  let text: String
  let meaning: Meaning

  /// What words name, from the first to the last.
  static func all(in words: some Sequence<String>) -> [NamedWord] {
    var rest = Array(words)[...]
    var named: [NamedWord] = []
    while let word = rest.first {
      let (next, count) = tenses(atStartOf: rest) ?? (NamedWord(text: word, meaning: meaning(of: word)), 1)
      named.append(next)
      rest = rest.dropFirst(count)
    }
    return named
  }

  /// The tenses that it names; none if it names something else.
  var tenses: [Tense] { if case .tenses(let tenses) = meaning { tenses } else { [] } }
  var person: Person? { if case .person(let person) = meaning { person } else { nil } }
  var isOfSlot: Bool { person != nil || !tenses.isEmpty }

  /// The most words of a tense's name.
  private static let longestName = 7

  /// The tenses that the first words name together, as many words as make a name.
  private static func tenses(atStartOf words: ArraySlice<String>) -> (word: NamedWord, count: Int)? {
    for count in (1...min(longestName, words.count)).reversed() {
      let name = words.prefix(count).joined(separator: " ")
      guard let tenses = try? TenseGroup.tenses(named: name) else { continue }
      return (NamedWord(text: name, meaning: .tenses(tenses)), count)
    }
    return nil
  }

  private static func meaning(of word: String) -> Meaning {
    if let number = Int(word) { return .number(number) }
    let verb = Conjugator().find(word)
    // A verb is itself, and no pattern that is called after it: haber.
    if verb?.isKnown != true, let pattern = try? Irregularity.named(word) { return .pattern(pattern) }
    if let person = try? Person.named(word) { return .person(person) }
    return verb != nil || Infinitive(word) != nil ? .verb(verb) : .nothing
  }
}
