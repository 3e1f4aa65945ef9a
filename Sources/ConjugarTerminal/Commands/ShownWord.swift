import ConjugarCore

/// What one or several words after `show` ask for.
enum ShownWord {
  case verb(String)
  case form(String, [Reading])
  case meaning(String, [ListedVerb])
  case nothing(String)

  /// What words ask for: together a form, a form after its subject, English, or a sentence; otherwise each by itself.
  static func all(in words: [String]) -> [ShownWord] {
    let parts = parts(words)
    // Anything longer in bytes than any verb is nothing, and nobody should wait to hear that.
    if parts.contains(where: { $0.utf8.count > 4 * Word.capacity }) { return parts.map { .verb($0) } }
    if areVerbs(parts) { return parts.map(one) }
    // Brackets stay, so that a terminal's escape sequence is visible.
    let bare = parts.map { String($0.filter { $0 == "[" || !$0.isMark }) }.filter { !$0.isEmpty }
    if bare.count == 1 { return [one(bare[0])] }
    let whole = bare.joined(separator: " ")
    let withoutQue = bare.drop { $0.lowercased() == "que" }.joined(separator: " ")
    // In look for, the for says something; in sleep in the preterite, the in does not.
    lazy var english = NamedWord.all(in: bare).filter { !$0.isOfSlot }.map(\.text).joined(separator: " ")
    lazy var translated = meaning(whole) ?? meaning(english)
    // To come is not a form of comer.
    if isEnglishInfinitive(bare), let translated { return [translated] }
    if bare.first.map(Synonyms.saysNothing) != true, let form = form(withoutQue) { return [form] }
    if let word = onlyWord(of: bare) { return [one(word)] }
    if let translated { return [translated] }
    if bare.isEmpty { return words.map { .verb($0) } }
    let around = bare.filter { WordList.standsAroundEnglishVerb($0) }
    let telling = NamedWord.withoutArticles(bare).filter { !Synonyms.saysNothing($0) && !around.contains($0) }
    // Beside an unknown word, the tense does not matter.
    let unnamed = telling.filter { !NamedWord.isIdentifier($0) }
    let each = [unnamed, telling].first { !$0.isEmpty } ?? bare
    if !around.isEmpty { return each.map { meaning($0) ?? one($0) } }
    guard parts.count > 2, parts.allSatisfy({ $0.contains(where: \.isLetter) }), !each.allSatisfy(isVerb) else {
      return each.map(one)
    }
    let fair = OwnText(parts.joined(separator: " "), Conjugator(), in: .spain).forms
    let likely = fair.isEmpty ? bare.filter { !WordList.isMostlyOther($0.lowercased()) } : fair
    let forms = likely.compactMap { Conjugator().knows($0) ? .verb($0) : form($0) }
    return forms.isEmpty ? each.map(one) : forms
  }

  /// The words one by one; what links a verb to another belongs to it: *tener que, volver a*.
  static func parts(_ words: [String]) -> [String] {
    let parts = words.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map { String($0) }
    return areVerbs(parts) ? parts.filter { !WordList.links.contains($0.lowercased()) } : parts
  }

  static func isEnglishInfinitive(_ words: [String]) -> Bool { words.count > 1 && words[0].lowercased() == "to" }

  /// Whether words end in the English for a verb, like *the past tense of to be*.
  static func endInEnglishVerb(_ words: [String]) -> Bool {
    guard let verb = words.last, let before = words.dropLast().last?.lowercased() else { return false }
    return ["of", "to"].contains(before) && !WordProposals.verbs(meaning: verb).isEmpty
  }

  /// The verb or form that English words ask about: *how do I conjugate tener, what does tuviera mean*.
  static func onlyWord(of words: [String]) -> String? {
    let said = words.filter { !Synonyms.saysNothing($0) && !WordList.standsAroundEnglishVerb($0) }
    // With two words, the other one was meant to say something: beso irregular.
    let content = NamedWord.all(in: said).filter { !$0.isOfSlot && !($0.isOption && words.count > 2) }.map(\.text)
    guard content.count == 1, content.count < words.count else { return nil }
    // They will come is English.
    let isSaid = words.contains { WordList.englishSubjects.contains($0.lowercased()) }
    if isSaid, !Conjugator().knows(content[0]), meaning(content[0]) != nil { return nil }
    let isForm = WordList.englishVerbs(ofForm: content[0]).isEmpty && form(content[0]) != nil
    return Conjugator().knows(content[0]) || isForm ? content[0] : nil
  }

  /// Whether words begin with a verb, and are no sentence: *ayer* looks like one, but begins *ayer comí una manzana*.
  static func areVerbs(_ words: [String]) -> Bool {
    guard let first = words.first, first != "-" else { return true }
    return isVerb(first) && (words.count < 3 || Conjugator().knows(first))
  }

  /// Whether a word is a verb, or looks like one and is nothing else: *remember* is English.
  private static func isVerb(_ word: String) -> Bool {
    Conjugator().knows(word)
      || Infinitive(word) != nil && Synonyms.phrase(word) == nil && WordProposals.verbs(meaning: word).isEmpty
  }

  private static func one(_ word: String) -> ShownWord {
    if word == "-" || isVerb(word) { return .verb(word) }
    return form(word) ?? meaning(word) ?? .nothing(word)
  }

  private static func form(_ text: String) -> ShownWord? {
    let readings = WordProposals.readings(of: text)
    // *Are* is English, though arar has it too; *has* is Spanish all the same.
    let isEnglish = WordList.standsAroundEnglishVerb(text)
    let known = isEnglish ? FrequencyList.verbs(knownTo: .learner) : []
    return readings.isEmpty || isEnglish && !readings.contains { known.contains($0.infinitive) }
      ? nil : .form(text, readings)
  }

  private static func meaning(_ text: String) -> ShownWord? {
    let verbs = WordProposals.verbs(meaning: text)
    return verbs.isEmpty ? nil : .meaning(text, verbs)
  }
}
