/// Gaps in a learner's own text: at forms that can be nothing but a form of one verb.
///
/// No tagger decides what a word is; a gap is fair where the ending belongs to verbs alone, no determiner stands before
/// it, and every reading of the form is of the same verb. All other forms are passed over.
package struct OwnText: Sendable {
  package private(set) var questions: [Question] = []
  package let sentenceCount: Int
  /// How many words that may be verb forms were passed over.
  package private(set) var passedOver = 0

  /// How many gaps on each side tell of the time and the person of one.
  private static let around = 20
  /// The longest context of a gap, in letters.
  private static let longest = 240

  /// - Parameters:
  ///   - region: whose Spanish the reader writes.
  ///   - asked: how many of the first gaps are asked, and so stand open around those before them too.
  ///   - isSheet: whether all stand open around all, as a sheet shows them at once.
  package init(_ text: String, _ conjugator: Conjugator, in region: Region, asked: Int = 0, isSheet: Bool = false) {
    var finder = FairForms(conjugator)
    var found: [Found] = []
    let sentences = Self.sentences(of: text)
    for (number, sentence) in sentences.enumerated() {
      let words = sentence.split { !$0.isLetter }.filter { $0.standsAlone }
      let names = words.map(String.init)
      let said = Set(names.map { $0.lowercased() })
      var index = 0
      while index < words.count {
        let fair = finder.form(at: index, in: names)
        passedOver += fair.isPassedOver ? 1 : 0
        if let form = fair.form {
          let range = words[index].startIndex..<words[index + form.words - 1].endIndex
          let (before, after) = (names[..<index], names[(index + form.words)...])
          found.append(
            Found(
              form: form, number: number, sentence: sentence, range: range, words: said, before: before.last,
              isNamed: Self.isNamed(before, after.prefix(1))))
        }
        index += fair.form?.words ?? 1
      }
    }
    sentenceCount = sentences.count
    let isToVos = text.lowercased().split { !$0.isLetter }.contains("vos")
    questions = found.enumerated().map { index, gap in
      let open = found.prefix(asked).dropFirst(isSheet ? 0 : index + 1)
      func text(_ number: Int, _ part: Substring) -> String { Self.text(number, part, open: open) }
      let previous = gap.number == 0 ? "" : text(gap.number - 1, sentences[gap.number - 1]) + " "
      let around = Array(found[max(0, index - Self.around)..<min(found.count, index + Self.around)])
      return gap.told(among: around, isToVos: isToVos).question(
        conjugator, region, before: previous + text(gap.number, gap.sentence[..<gap.range.lowerBound]),
        after: text(gap.number, gap.sentence[gap.range.upperBound...]))
    }
  }

  /// A part of a sentence, where it has open gaps those numbered in place of their forms: `Se (2)… Rosa`.
  private static func text(_ number: Int, _ part: Substring, open gaps: ArraySlice<Found>) -> String {
    var (text, end) = ("", part.startIndex)
    for (index, gap) in zip(gaps.indices, gaps) where gap.number == number {
      guard end <= gap.range.lowerBound, gap.range.upperBound <= part.endIndex else { continue }
      text += part[end..<gap.range.lowerBound] + "(\(index + 1))…"
      end = gap.range.upperBound
    }
    return text + part[end...]
  }

  private struct Found {
    var form: FairForms.Form
    let number: Int
    let sentence: Substring
    let range: Range<String.Index>
    /// What the sentence has, in small letters, and what stands right before the form.
    let words: Set<String>
    let before: String?
    /// Whether a noun stands before the form or right behind it.
    let isNamed: Bool

    /// The same, its cell read by its sentence and by the nearest verbs that have but one: in a story *llegamos* is a
    /// preterite, and beside *yo* *quería* is mine.
    ///
    /// - Parameter isToVos: whether the text says *vos*, so that *buscaste* is that, and *pedí* may be an order.
    func told(among others: [Found], isToVos: Bool) -> Found {
      let you: Person = isToVos ? .secondSingular : .secondVoseo
      let isPresent = form.slots.contains { $0.tense == .present }
      let isOfThings = form.verb.askedPersons == .thirdPerson
      let possible = form.slots.filter { slot in
        slot.person != you && !(isPresent && slot.tense.mood == .imperative)
          && (!isOfThings || slot.person?.isThird ?? true)
      }
      let slots = narrowed(possible.isEmpty ? form.slots : possible, among: others, by: \.isPast)
      let named = slots.filter { $0.person?.subjects.contains(where: words.contains) ?? false }
      let beside = others.filter { $0.number == number }
      let near = named.isEmpty ? narrowed(slots, among: isNamed ? beside : others, by: \.person) : named
      var told = self
      told.form.slot = near.contains(form.slot) ? form.slot : near.first ?? form.slot
      return told
    }

    /// Those of some cells that have a trait that the nearest verb surely has.
    private func narrowed<Trait: Hashable>(
      _ slots: [Slot], among others: [Found], by trait: (Slot) -> Trait
    ) -> [Slot] {
      let traits = Set(slots.map(trait))
      if traits.count < 2 { return slots }
      let sure = others.compactMap { other -> (distance: Int, trait: Trait)? in
        let own = Set(other.form.slots.filter { $0.person != nil }.map(trait))
        guard own.count == 1, let only = own.first, traits.contains(only) else { return nil }
        return (2 * abs(other.number - number) + (other.number > number ? 1 : 0), only)
      }
      guard let nearest = sure.map(\.distance).min() else { return slots }
      let around = sure.filter { $0.distance == nearest }.map(\.trait)
      return slots.filter { slot in around.count { $0 == trait(slot) } * 2 >= around.count }
    }

    func question(_ conjugator: Conjugator, _ region: Region, before: String, after: String) -> Question {
      // Beside a condition no other tense fits.
      let isConditional = words.contains("si") && !form.slot.isPast
      let cloze = Cloze(
        before: OwnText.shortened(before, atEnd: false).printable,
        after: OwnText.shortened(after, atEnd: true).printable, form: String(sentence[range]),
        cue: cue, subject: subject, fits: isConditional ? [] : form.fits(conjugator, region))
      return Question(verb: form.verb, slot: form.slot, subject: nil, accepted: form.accepted, cloze: cloze)
    }

    /// Who acts, where no pronoun tells, and for a third person no noun before the form or right behind it.
    private var subject: String? {
      guard let person = form.slot.person, !person.subjects.contains(where: words.contains) else { return nil }
      guard person.isThird else { return person.subjects.first }
      let subjects = Subjects.of(form.verb, at: form.slot)
      return isNamed || subjects.isEmpty ? nil : subjects.prefix(2).joined(separator: "/")
    }

    /// The verb, with its *se* where the pronoun of who acts stands before it: *te (acordarse)*.
    private var cue: String {
      let isOwn = form.slot.person.map { before?.lowercased() == "\($0.reflexivePronoun)" } ?? false
      let infinitive = form.verb.infinitive
      return form.verb.hasPronominalMeaning && isOwn ? "\(infinitive.pronominal)" : "\(infinitive)"
    }

  }

  private static func isNamed(_ before: ArraySlice<String>, _ beside: ArraySlice<String>) -> Bool {
    // Right before the form the article is a pronoun: los llamaron.
    [before, beside].joined().contains { WordList.nounAfter.contains($0.lowercased()) }
      || [before.dropLast(), beside].joined().contains { WordList.articles.contains($0.lowercased()) }
      || [before.dropFirst(), beside].joined().contains { $0.first?.isUppercase == true }
  }

  /// The side of a sentence that is nearest to its gap, in whole words.
  private static func shortened(_ side: String, atEnd: Bool) -> String {
    guard side.count > longest / 2 else { return side }
    guard atEnd else { return "…\(side.suffix(longest / 2).drop { $0 != " " })" }
    let start = side.prefix(longest / 2)
    return "\(start.prefix(upTo: start.lastIndex(of: " ") ?? start.endIndex))…"
  }

  /// The sentences of a text: a stop, a mark or an empty line ends one; other line ends and control characters are blanks.
  private static func sentences(of text: String) -> [Substring] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let paragraphs = lines.split { $0.allSatisfy(\.isWhitespace) }.map { $0.joined(separator: " ") }
    return paragraphs.flatMap { paragraph in
      // What would steer a terminal is a blank too.
      let shown = String(paragraph.unicodeScalars.map { $0.steersTerminal ? " " : Character($0) })
      let plain = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      var sentences: [Substring] = []
      var start = plain.startIndex
      for index in plain.indices where ".!?…".contains(plain[index]) {
        let next = plain.index(after: index)
        // A stop ends a sentence where a blank follows: 3.500 and U.S.A. have none.
        guard next == plain.endIndex || plain[next] == " " else { continue }
        sentences.append(plain[start..<next])
        start = next
      }
      sentences.append(plain[start...])
      return sentences.map { $0.drop { $0 == " " } }.filter { $0.contains(where: \.isLetter) }
    }
  }
}

extension FairForms.Form {
  /// The other forms of the verb that may say the same there: *me he divertido, me divertí; iremos, vamos; quisiera, querría*.
  fileprivate func fits(_ conjugator: Conjugator, _ region: Region) -> [Cloze.Fit] {
    let isModal = conjugator.lexicon.entry(verb.name)?.constructions.contains { $0.id == "\(verb.name)+infinitive" }
    let sets = Self.alike + (isModal ?? false ? [Self.polite] : [])
    let others = Tense.allCases.filter { other in
      other != slot.tense && slot.tense != .present
        && sets.contains { $0.contains(slot.tense) && $0.contains(other) }
    }
    return others.compactMap(slot.inTense).flatMap { other in
      conjugator.forms(of: verb, at: other).filter { !accepted.contains($0) }.map { form in
        Cloze.Fit(form: form, remark: slot.tense.remark(on: other.tense, in: region), slot: other)
      }
    }
  }

  private static let alike = [
    TenseSet(.preterite, .presentPerfect, .imperfect, .pluperfect),
    TenseSet(.presentSubjunctive, .presentPerfectSubjunctive), TenseSet(.conditional, .future),
    TenseSet(.conditionalPerfect, .futurePerfect), TenseSet(.future, .present),
  ]
  private static let polite = TenseSet(.conditional, .imperfectSubjunctiveRa, .imperfect)
}

extension Tense {
  /// What is to be said of another tense in its place: *me divertí* is *me he divertido* to Americans alone, *comiste*
  /// may be *habías comido*, and of the preterite and the imperfect one is what the text tells.
  fileprivate func remark(on other: Tense, in region: Region) -> UsageRemark {
    guard Slot.pasts.contains(self), Slot.pasts.contains(other) else { return .rightToo }
    let isLoose = self == .pluperfect || self == .presentPerfect && region != .spain
    return isLoose && other != .imperfect ? .rightToo : .lessExact
  }
}

extension Substring {
  /// Whether it is a word, not a part of an address or behind a sign: *ana@casa.es, www.vio.es, #somos*.
  fileprivate var standsAlone: Bool {
    let (before, after) = (base[..<startIndex].suffix(2), base[endIndex...].prefix(2))
    let isLinked = before.last.map { "@#/_".contains($0) || $0.isNumber } ?? false
    let isInAddress = before.last == "." && before.first?.isLetter ?? false
    return !isLinked && !isInAddress && !(after.first.map("@/_".contains) ?? false)
      && !(after.first == "." && after.last?.isLetter ?? false)
  }
}
