/// Whose ending it is that an answer has, and which is the right one.
struct EndingRemark {
  /// Whose ending was typed.
  enum Typed {
    /// The same cell of other conjugations: `-aba` of `ar`.
    case conjugation(String, names: [String])
    case cell(String, CellName)
    case popular(String, who: String?)
    /// A regular one after a strong stem: *pudió, superon*.
    case strong(stem: String, isAccentWrong: Bool)
    /// The right form is a word by itself.
    case lexical(String)
    case unknown
  }

  struct Facts {
    let typed: Typed
    let right: String
    let verb: String
  }

  private let writer: RemarkWriter
  private let attempt: Attempt

  init(_ writer: RemarkWriter, _ attempt: Attempt) {
    self.writer = writer
    self.attempt = attempt
  }

  private var asked: DiagnosisContext { writer.asked }

  var remark: Remark {
    let typed = typed
    if case .cell(let what, let cell) = typed {
      return DiagnosisEnglish.otherCell(what, cell, written: nil, wanted: writer.wanted, writer.goal)
    }
    return DiagnosisEnglish.ending(
      writer.answer,
      Facts(
        typed: typed, right: rightEnding, verb: writer.verb.infinitive.plain.description))
  }

  private static func name(_ conjugation: Conjugation) -> String {
    switch conjugation {
    case .ar: "ar"
    case .er: "er"
    case .ir: "ir"
    }
  }

  /// The right ending; with the end of the infinitive in the future, where that is what was mistaken.
  private var rightEnding: String {
    let ending = writer.parts?.ending?.description ?? ""
    guard isOnInfinitive else { return ending }
    return Self.name(writer.verb.infinitive.conjugation) + ending
  }

  private var isOnInfinitive: Bool {
    TenseSet.futures.contains(asked.slot.tense) && writer.parts?.rules.contains(.futureOnInfinitive) ?? false
  }

  private var typed: Typed {
    guard let word = asked.word(of: attempt), let parts = writer.parts else { return .unknown }
    let typed =
      asked.joined.isEmpty || !word.hasSuffix(asked.joined) ? word : word[0..<(word.count - asked.joined.count)]
    if let popular = popular(typed, parts) { return popular }
    guard let right = parts.ending else { return cell(typed, parts) ?? .lexical(writer.right) }
    let strong: Set<Rule.ID> = [.strongPreterite, .cToJ]
    if !strong.isDisjoint(with: parts.rules), typed.hasPrefix(parts.stem.withoutAccents) {
      return .strong(stem: parts.stem.description, isAccentWrong: right.count == 1)
    }
    return conjugation(typed, parts) ?? cell(typed, parts) ?? .unknown
  }

  private func popular(_ typed: Word, _ parts: FormParts) -> Typed? {
    let plain = parts.form.withoutAccents
    for ending in NonstandardEnding.all
    where ending.tenses.contains(asked.slot.tense) && ending.persons.contains(asked.slot.person)
      && plain.hasSuffix(ending.right) && plain[0..<(plain.count - ending.right.count)] + ending.said == typed
    {
      guard let right = parts.ending, right.count >= ending.right.count else { return nil }
      let said = right[0..<(right.count - ending.right.count)] + ending.said
      return .popular(said.description, who: writer.subject(asked.slot))
    }
    return nil
  }

  /// The endings of the same cell in other conjugations.
  private func conjugation(_ typed: Word, _ parts: FormParts) -> Typed? {
    let start = isOnInfinitive ? writer.verb.infinitive.stem.withoutAccents : parts.stem.withoutAccents
    var found: [(ending: Word, name: String)] = []
    for conjugation in Conjugation.allCases {
      let model = FormParts.regular(conjugation, at: asked.slot)
      guard var ending = model.ending else { continue }
      if isOnInfinitive { ending = model.form[(model.form.count - ending.count - 2)..<model.form.count] }
      guard typed.hasSuffix(ending.withoutAccents), ending.description != rightEnding else { continue }
      // The stem is compared by its sound: busc- and busqu- are the same.
      let stem = typed[0..<(typed.count - ending.count)]
      guard
        stem == start || stem.count >= 1 && SoundKey.of(stem.description + "a") == SoundKey.of(start.description + "a")
          || stem.first == start.first
      else { continue }
      found.append((ending, Self.name(conjugation)))
    }
    guard let longest = found.max(by: { $0.ending.count < $1.ending.count })?.ending else { return nil }
    return .conjugation(longest.description, names: found.filter { $0.ending == longest }.map(\.name))
  }

  /// The cell of the verb's own conjugation, or of another, whose ending was typed.
  private func cell(_ typed: Word, _ parts: FormParts) -> Typed? {
    let own = writer.verb.infinitive.conjugation
    let stem = parts.stem.withoutAccents
    for conjugation in [own] + Conjugation.allCases.filter({ $0 != own }) {
      let slots =
        Slot.of(asked.slot.tense) + Slot.all.filter { !$0.tense.isCompound && $0.tense != .negativeImperative }
      for slot in slots where slot != asked.slot && asked.isAsked(slot.person) {
        let made = conjugation == own ? writer.parts(at: slot) : nil
        let model = FormParts.regular(conjugation, at: slot)
        guard let ending = (made ?? model).ending else {
          if made?.form.withoutAccents == typed { return word(typed, slot) }
          continue
        }
        if stem + ending.withoutAccents == typed || made?.form.withoutAccents == typed {
          return .cell("-\(ending)", CellName(slot.tense, writer.subject(slot)))
        }
      }
    }
    return nil
  }

  private func word(_ typed: Word, _ slot: Slot) -> Typed {
    .cell("“\(typed)”", CellName(slot.tense, writer.subject(slot)))
  }
}
