/// Whose ending it is that an answer has, and which is the right one.
struct EndingRemark {
  /// Whose ending was typed.
  private enum Typed {
    /// The same cell of other conjugations: `-aba` of `ar`.
    case conjugation(Word, names: [String])
    case cell(String, CellName)
    /// One of popular speech: *-stes*.
    case popular(NonstandardEnding)
    /// A regular one after a strong stem: *pudió, superon*.
    case strong
    /// The right form is a word by itself.
    case lexical
    case unknown
  }

  private let writer: RemarkWriter
  private let attempt: Attempt
  private var asked: DiagnosisContext { writer.asked }

  init(_ writer: RemarkWriter, _ attempt: Attempt) {
    self.writer = writer
    self.attempt = attempt
  }

  /// Whether it is an ending of another conjugation, so that the whole may be a form of another verb: *senté* for *sentí*.
  var isOfConjugation: Bool { if case .conjugation = typed { true } else { false } }

  /// Whether it is known whose ending it is.
  var isKnown: Bool { if case .unknown = typed { false } else { true } }

  var remark: Remark { remark(of: typed) }

  /// The same of an ending that is known to be one of popular speech.
  func remark(of ending: NonstandardEnding) -> Remark {
    writer.parts == nil ? writer.ofUnknown : remark(of: .popular(ending))
  }

  /// The same of an ending that other conjugations have in this cell.
  func remark(ofConjugation ending: Word) -> Remark {
    let names = Conjugation.allCases.filter { FormParts.regular($0, at: asked.slot).ending == ending }.map { "\($0)" }
    return remark(of: .conjugation(ending, names: names))
  }

  private func remark(of typed: Typed) -> Remark {
    let (answer, verb) = (writer.answer, writer.verb.infinitive.plain)
    let (was, parts) = ("\(answer) has another ending", writer.parts)
    switch typed {
    case .cell(let what, let cell):
      return DiagnosisEnglish.otherCell(what, cell, written: nil, wanted: writer.wanted, writer.goal())
    case .conjugation(let ending, let names):
      return Remark(
        "-\(ending) is for verbs in \(names.map { "-\($0)" }.listed("and"))", "\(verb) has -\(rightEnding)")
    case .popular(let ending):
      let right = parts?.ending ?? ending.right
      let said = right[0..<(right.count - min(right.count, ending.right.count))] + ending.said
      let whose = writer.subject(asked.slot).map { "for \($0)" } ?? "here"
      let rest = said == right + "s" ? ", without another -s" : ", not -\(said)"
      let nudge = "\(whose) it is -\(right)\(rest)"
      // Of a word by itself the whole is told: fuiste.
      let form = parts.flatMap { $0.ending == nil ? "\(whose) it is \($0.form)\(rest)" : nil }
      return Remark("\(answer) has -\(said), which many say and no norm accepts", form ?? nudge, nudge: nudge)
    case .strong:
      let rest = "it is -\(rightEnding)" + (parts?.ending?.count == 1 ? ", without an accent" : "")
      return Remark(
        was, "after \(parts?.stem ?? "")- \(rest)", nudge: "after the stem of this preterite \(rest)")
    case .lexical:
      let own = DiagnosisEnglish.ofItsOwn(writer.wordsBeside)
      return Remark(was, "it is \(writer.right) here", nudge: "here it is \(own)")
    case .unknown: return Remark(was, "\(verb) has -\(rightEnding) here")
    }
  }

  /// The right ending; with the end of the infinitive in the future, where that is what was mistaken.
  private var rightEnding: String {
    let ending = writer.parts?.ending?.description ?? ""
    return isOnInfinitive ? "\(writer.verb.infinitive.conjugation)\(ending)" : ending
  }

  private var isOnInfinitive: Bool {
    TenseSet.futures.contains(asked.slot.tense) && writer.parts?.rules.contains(.futureOnInfinitive) ?? false
  }

  private var typed: Typed {
    guard let word = asked.word(of: attempt), let parts = writer.parts else { return .unknown }
    let typed =
      asked.joined.isEmpty || !word.hasSuffix(asked.joined) ? word : word[0..<(word.count - asked.joined.count)]
    let popular = NonstandardEnding.all.first { $0.isSaid(at: asked.slot) && $0.word(for: parts.form) == typed }
    if let popular { return .popular(popular) }
    guard parts.ending != nil else { return cell(typed, parts) ?? .lexical }
    if let whole = cell(typed, parts, in: Slot.of(asked.slot.tense), isWhole: true) { return whole }
    if parts.rules.contains(.strongPreterite) || parts.rules.contains(.cToJ), hasStem(typed, parts) { return .strong }
    return conjugation(typed, parts) ?? cell(typed, parts) ?? .unknown
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
      found.append((ending, "\(conjugation)"))
    }
    guard let longest = found.max(by: { $0.ending.count < $1.ending.count })?.ending else { return nil }
    return .conjugation(longest, names: found.filter { $0.ending == longest }.map(\.name))
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
