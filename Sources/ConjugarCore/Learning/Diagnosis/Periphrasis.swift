/// An answer of several words that is right Spanish, but not the one form that was asked: *voy a hablar*.
struct Periphrasis {
  /// What it is called: *ir a + infinitive*.
  var name: String { pattern.name }
  private let pattern: Pattern
  /// The cells that its helper may be in.
  private let slots: [Slot]

  /// Whether it says of the same person, at the same time, what a cell does: *va a estar* is *estará*.
  func means(_ asked: Slot) -> Bool {
    slots.contains { slot in
      guard slot.person == asked.person else { return false }
      guard pattern.tail == .infinitive else { return slot.tense == asked.tense }
      switch (pattern.verb, slot.tense) {
      case ("ir", .present): return asked.tense == .future
      case ("ir", .imperfect): return asked.tense == .conditional
      default: return false
      }
    }
  }

  private struct Pattern {
    let verb: String
    let link: [String]
    let tail: Slot

    var name: String {
      ([verb] + link + ["+", tail == .gerund ? "gerund" : "infinitive"]).joined(separator: " ")
    }
  }

  /// The helpers of `Resources/words.txt`, each with what links it to the other verb: *ir a*.
  private static let patterns =
    WordList.phrasesWithInfinitive.map { Pattern(verb: $0[0], link: Array($0.dropFirst()), tail: .infinitive) }
    + WordList.phrasesWithGerund.map { Pattern(verb: $0[0], link: [], tail: .gerund) }

  /// - Returns: `nil` if the words are no such phrase with the verb that is asked.
  init?(_ words: [String], of verb: Verb, _ conjugator: Conjugator) {
    var words = words
    if let first = words.first.flatMap({ Word($0) }), Clitics.contains(first) { words.removeFirst() }
    guard words.count > 1, let last = words.last else { return nil }
    let plain = WrittenAccents.removed(words[0])
    for pattern in Self.patterns where Array(words.dropFirst().dropLast()) == pattern.link {
      guard Self.ends(last, verb, pattern.tail, conjugator), let helper = conjugator.find(pattern.verb) else {
        continue
      }
      let paradigm = conjugator.paradigm(of: helper)
      let slots = Slot.simple.filter { slot in
        slot.person != nil && slot.tense != .negativeImperative
          && paradigm.forms(at: slot).contains { WrittenAccents.removed($0) == plain }
      }
      if !slots.isEmpty {
        self.pattern = pattern
        self.slots = slots
        return
      }
    }
    return nil
  }

  /// Whether a word is the infinitive or the gerund of a verb, perhaps with a pronoun joined to it.
  private static func ends(_ word: String, _ verb: Verb, _ tail: Slot, _ conjugator: Conjugator) -> Bool {
    var plain = verb
    plain.infinitive = verb.infinitive.plain
    let typed = WrittenAccents.removed(word)
    return conjugator.forms(of: plain, at: tail).contains { form in
      let host = WrittenAccents.removed(form)
      guard typed != host else { return true }
      return typed.hasPrefix(host) && Word(typed.dropFirst(host.count)).map(Clitics.contains) ?? false
    }
  }
}
