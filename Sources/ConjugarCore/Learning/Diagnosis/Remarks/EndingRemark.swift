/// Whose ending it is that an answer has, and which is the right one.
struct EndingRemark {
  /// Whether it is an ending of another conjugation, so that the whole may be a form of another verb: *senté* for *sentí*.
  var isOfConjugation: Bool {
    if case .conjugation = typed { return true }
    return false
  }

  /// Whether it is known whose ending it is.
  var isKnown: Bool {
    if case .unknown = typed { return false }
    return true
  }

  /// Whose ending was typed.
  enum Typed {
    /// The same cell of other conjugations: `-aba` of `ar`.
    case conjugation(String, names: [String])
    case cell(String, CellName)
    case popular(PopularEnding)
    /// A regular one after a strong stem: *pudió, superon*.
    case strong(stem: String, isAccentWrong: Bool)
    /// The right form is a word by itself.
    case lexical(String, beside: [String])
    case unknown
  }

  /// One of popular speech: *-stes*.
  struct PopularEnding {
    let said: String
    let right: String
    let who: String?
    /// The right form, where it is a word by itself: *fuiste*.
    let form: String?
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
    remark(of: typed)
  }

  /// The same of an ending that is known to be one of popular speech.
  func remark(of ending: NonstandardEnding) -> Remark {
    guard let parts = writer.parts else { return writer.ofUnknown }
    return remark(of: popular(ending, parts))
  }

  /// The same of an ending that other conjugations have in this cell.
  func remark(ofConjugation ending: Word) -> Remark {
    let names = Conjugation.allCases.filter { FormParts.regular($0, at: asked.slot).ending == ending }.map(Self.name)
    return remark(of: .conjugation(ending.description, names: names))
  }

  private func remark(of typed: Typed) -> Remark {
    if case .cell(let what, let cell) = typed {
      return DiagnosisEnglish.otherCell(what, cell, written: nil, wanted: writer.wanted, writer.goal())
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
    guard let right = parts.ending else {
      return cell(typed, parts) ?? .lexical(writer.right, beside: writer.wordsBeside)
    }
    if let whole = cell(typed, parts, in: Slot.of(asked.slot.tense), isWhole: true) { return whole }
    let strong: Set<Rule.ID> = [.strongPreterite, .cToJ]
    if !strong.isDisjoint(with: parts.rules), hasStem(typed, parts) {
      return .strong(stem: parts.stem.description, isAccentWrong: right.count == 1)
    }
    return conjugation(typed, parts) ?? cell(typed, parts) ?? .unknown
  }

  private func popular(_ typed: Word, _ parts: FormParts) -> Typed? {
    NonstandardEnding.all.first { $0.isSaid(at: asked.slot) && $0.word(for: parts.form) == typed }
      .map { popular($0, parts) }
  }

  private func popular(_ ending: NonstandardEnding, _ parts: FormParts) -> Typed {
    let right = parts.ending ?? ending.right
    let start = right[0..<(right.count - min(right.count, ending.right.count))]
    return .popular(
      PopularEnding(
        said: (start + ending.said).description, right: right.description, who: writer.subject(asked.slot),
        form: parts.ending == nil ? parts.form.description : nil))
  }

  /// Whether an answer begins with a sound like that of the right stem: *hició* like *hizo*.
  private func hasStem(_ typed: Word, _ parts: FormParts) -> Bool {
    let right = SoundKey.of(parts.form.withoutAccents.description)
    let ending = SoundKey.of(parts.ending?.withoutAccents.description ?? "")
    return SoundKey.of(typed.description).hasPrefix(right.dropLast(ending.count))
  }

  /// The endings of the same cell in other conjugations.
  private func conjugation(_ typed: Word, _ parts: FormParts) -> Typed? {
    let start = isOnInfinitive ? writer.verb.infinitive.stem.withoutAccents : parts.stem.withoutAccents
    var found: [(ending: Word, name: String)] = []
    for conjugation in Conjugation.allCases {
      let model = FormParts.regular(conjugation, at: asked.slot)
      guard var ending = model.ending else { continue }
      if isOnInfinitive { ending = model.form[(model.form.count - ending.count - 2)..<model.form.count] }
      if !typed.hasSuffix(ending.withoutAccents), let other = ending.withY { ending = other }
      guard typed.hasSuffix(ending.withoutAccents), ending.description != rightEnding else { continue }
      // The stem is compared by its sound: busc- and busqu- are the same.
      let stem = typed[0..<(typed.count - ending.count)]
      if stem.hasPrefix(start), stem.count > start.count, stem.last != "u" { continue }
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
    // Future endings stand on the infinitive.
    let isFuture = TenseSet.futures.contains(asked.slot.tense)
    let others = Slot.simple.filter { slot in
      slot.tense != .negativeImperative && (isFuture || !TenseSet.futures.contains(slot.tense))
    }
    return cell(typed, parts, in: Slot.of(asked.slot.tense) + others, isWhole: false)
  }

  /// - Parameter isWhole: whether only a form of the verb as a whole is looked for: the *hizo* of *me hizo*.
  private func cell(_ typed: Word, _ parts: FormParts, in slots: [Slot], isWhole: Bool) -> Typed? {
    let own = writer.verb.infinitive.conjugation
    let stem = parts.stem.withoutAccents
    for conjugation in isWhole ? [own] : [own] + Conjugation.allCases.filter({ $0 != own }) {
      for slot in slots where slot != asked.slot && asked.isAsked(slot.person) {
        let made = conjugation == own ? writer.parts(at: slot) : nil
        let model = FormParts.regular(conjugation, at: slot)
        guard let ending = (made ?? model).ending else {
          if made?.form.withoutAccents == typed { return word(typed, slot) }
          continue
        }
        if !isWhole && stem + ending.withoutAccents == typed || made?.form.withoutAccents == typed {
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

extension Word {
  /// An ending whose i is written y, as after a vowel: *-yeron*; `nil` if it has none such.
  fileprivate var withY: Word? {
    count > 1 && self[0] == "i" && self[1].isVowel ? "y" + self[1..<count] : nil
  }
}
