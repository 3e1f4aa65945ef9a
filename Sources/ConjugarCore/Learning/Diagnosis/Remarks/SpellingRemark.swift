/// The rules of spelling that an answer missed, found where it differs from the right form: one, or two.
struct SpellingRemark {
  enum Slip: Equatable {
    case doubled(Character)
    /// A letter whose sound is written otherwise before this vowel: *buscé*.
    case respelled(typed: String, sound: String, vowel: String?, letters: String)
    case zBeforeFront
    case diaeresis
    case iBetweenVowels
    /// *hai* for *hay*.
    case iAtEnd
    /// *iendo* for *yendo*.
    case iAtBeginning
    /// *comyeron* for *comieron*.
    case yBesideConsonant
    /// Another word in the same letters: *ahí* for *hay*.
    case adverb(String, meaning: String)
    /// b for v, or v for b.
    ///
    /// - imperfect: `in -aba`, or `of ir`; empty of anything else.
    case b(isRight: Bool, imperfect: String)
    case h(typed: String, word: String)
    case noH
    /// s for the letter that is right.
    case s(String)
    case notS
    /// g for the j of *dije*.
    case j
    case ll(isRight: Bool)
    case other
  }

  private let slips: [Slip]
  /// The right word, to be told; `nil` where it is told elsewhere.
  private let right: String?

  /// Whether it is known which rule was missed.
  var isKnown: Bool { slips != [.other] }

  var remark: Remark { DiagnosisEnglish.spelling(slips, right) }

  init(_ writer: RemarkWriter, _ attempt: Attempt) {
    let asked = writer.asked
    let typed = attempt.plain
    let form = Self.nearest(attempt, asked)
    let words = form.split(separator: " ").map(String.init)
    let pairs = zip(typed, words.map { WrittenAccents.removed($0) })
    let index = pairs.enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    right = index < words.count ? words[index] : form
    guard index < typed.count, index < words.count else {
      slips = [.other]
      return
    }
    slips = Self.slips(typed[index], WrittenAccents.removed(words[index]), asked)
  }

  /// Of a word that sounds like a form.
  init(typed: String, right: String, _ asked: DiagnosisContext) {
    self.right = right
    slips = Self.slips(typed, WrittenAccents.removed(right), asked)
  }

  /// Of a word beside what it would be in the right letters, which is no right form either.
  init(_ typed: Word, for spelled: Word, _ asked: DiagnosisContext) {
    right = nil
    slips = Self.slips(typed.withoutAccents.description, spelled.withoutAccents.description, asked)
  }

  /// The accepted form that sounds like the answer, or the preferred one.
  private static func nearest(_ attempt: Attempt, _ asked: DiagnosisContext) -> String {
    let key = attempt.plain.map { SoundKey.of(DoubledLetter.removed($0)) }
    return asked.accepted.first { form in
      form.split(separator: " ").map { SoundKey.of(WrittenAccents.removed($0)) } == key
    } ?? asked.accepted.first ?? ""
  }

  /// The first two slips.
  private static func slips(_ typed: String, _ right: String, _ asked: DiagnosisContext) -> [Slip] {
    if let letter = DoubledLetter.first(in: typed), DoubledLetter.first(in: right) == nil { return [.doubled(letter)] }
    if let adverb = adverbs[typed] { return [.adverb(adverb.word, meaning: adverb.meaning)] }
    let columns = LetterAlignment(typed, over: right).columns
    var slips: [Slip] = []
    for index in columns.indices where columns[index].differs {
      let slip = slip(at: index, in: columns, typed, right, asked)
      // An h in another place is one slip.
      let isSame = slip == .noH && slips.contains { if case .h = $0 { true } else { false } }
      if slip != .other, !isSame, !slips.contains(slip) { slips.append(slip) }
    }
    return slips.isEmpty ? [.other] : Array(slips.prefix(2))
  }

  /// Words that are no verb forms and sound like one.
  private static let adverbs: [String: (word: String, meaning: String)] = [
    "ahi": ("ahí", "there"), "alla": ("allá", "over there"),
  ]

  private static func slip(
    at index: Int, in columns: [LetterAlignment.Column], _ typed: String, _ right: String, _ asked: DiagnosisContext
  ) -> Slip {
    let column = columns[index]
    let (above, below) = (column.above, column.below)
    let letterIndex = columns[..<index].count { $0.below != nil }
    let letters = Array(right)
    func letter(_ index: Int) -> Character? { letters.indices.contains(index) ? letters[index] : nil }
    if above == "h" || below == "h" {
      return below == "h" ? .h(typed: typed.count < 3 ? typed : "", word: right) : .noH
    }
    if above == "l" && below != "l" || below == "l" && above != "l" { return .ll(isRight: below == "l") }
    switch (above, below) {
    case ("b", "v"), ("v", "b"):
      let isImperfect = asked.slot.tense == .imperfect && right.contains("ba")
      return .b(isRight: below == "b", imperfect: isImperfect ? right.contains("iba") ? "of ir" : "in -aba" : "")
    case ("i", "y"): return iForY(letter(letterIndex - 1), letter(letterIndex + 1))
    case ("y", "i") where !isBetweenVowels(letter(letterIndex - 1), letter(letterIndex + 1)): return .yBesideConsonant
    case ("u", "ü"): return .diaeresis
    case ("s", let letter?) where letter == "z" || letter == "c": return .s(String(letter))
    case (_, "s"): return .notS
    case ("z", "c") where letter(letterIndex + 1).map { "ei".contains($0) } ?? false: return .zBeforeFront
    case ("g", "j") where letter(letterIndex + 1).map { "ei".contains($0) } ?? false: return .j
    default: break
    }
    return respelled(typed, letters, letterIndex) ?? .other
  }

  private static func iForY(_ before: Character?, _ after: Character?) -> Slip {
    guard before?.isVowel ?? true else { return .ll(isRight: false) }
    return before == nil ? .iAtBeginning : after == nil ? .iAtEnd : .iBetweenVowels
  }

  private static func isBetweenVowels(_ before: Character?, _ after: Character?) -> Bool {
    before?.isVowel ?? false && after?.isVowel ?? false
  }

  /// A consonant whose letters depend on the vowel after it.
  private static func respelled(_ typed: String, _ right: [Character], _ letterIndex: Int) -> Slip? {
    // The consonant is the letter at the difference, or the one before a mute u that is too many or missing.
    let consonants = "cqgzj"
    let start = [letterIndex, letterIndex - 1, letterIndex - 2].first {
      right.indices.contains($0) && consonants.contains(right[$0])
    }
    guard let start else { return nil }
    let hasMuteU = start + 2 < right.count && right[start + 1] == "u" && "ei".contains(right[start + 2])
    let vowel = right.indices.contains(start + (hasMuteU ? 2 : 1)) ? right[start + (hasMuteU ? 2 : 1)] : nil
    let letters = String(right[start]) + (hasMuteU ? "u" : "")
    let isFront = vowel.map { "ei".contains($0) } ?? false
    let sound =
      switch right[start] {
      case "q": "k"
      case "c": isFront ? "z" : "k"
      case "g": isFront && !hasMuteU ? "j" : "g"
      default: String(right[start])
      }
    let typed = Array(typed)
    let index = [start, start + 1, start - 1].first {
      typed.indices.contains($0) && (typed[$0] == "k" || consonants.contains(typed[$0]))
    }
    let wrong = index.map { index in
      let isMuteU = typed[index...].dropFirst().first == "u" && !hasMuteU
      return String(typed[index]) + (isMuteU ? "u" : "")
    }
    return .respelled(typed: wrong ?? letters, sound: sound, vowel: vowel.map(String.init), letters: letters)
  }
}

extension Character {
  /// Whether it is a vowel, with an accent or without.
  fileprivate var isVowel: Bool { Letter(self)?.isVowel ?? false }
}
