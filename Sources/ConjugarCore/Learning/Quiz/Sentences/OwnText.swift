/// Gaps in a learner's own text: at forms that can be nothing but a form of one verb.
///
/// No tagger decides what a word is; a gap is fair where the ending belongs to verbs alone, no determiner stands before
/// it, and every reading of the form is of the same verb. All other forms are passed over.
package struct OwnText: Sendable {
  package private(set) var questions: [Question] = []
  package let sentenceCount: Int
  /// How many words that may be verb forms were passed over.
  package private(set) var passedOver = 0

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
      let words = sentence.split { !$0.isLetter }
      let names = words.map(String.init)
      var index = 0
      while index < words.count {
        let fair = finder.form(at: index, in: names)
        passedOver += fair.isPassedOver ? 1 : 0
        if let form = fair.form {
          let range = words[index].startIndex..<words[index + form.words - 1].endIndex
          found.append(Found(form: form, number: number, sentence: sentence, range: range))
        }
        index += fair.form?.words ?? 1
      }
    }
    sentenceCount = sentences.count
    questions = found.enumerated().map { index, gap in
      let open = found.prefix(asked).dropFirst(isSheet ? 0 : index + 1)
      func text(_ number: Int, _ part: Substring) -> String { Self.text(number, part, open: open) }
      let previous = gap.number == 0 ? "" : text(gap.number - 1, sentences[gap.number - 1]) + " "
      return gap.told(among: found).question(
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

    /// The same, its tense read by the nearest verbs whose tense is plain: in a story *llegamos* is a preterite.
    func told(among others: [Found]) -> Found {
      if form.isPast != nil { return self }
      let plain = others.compactMap { other in
        other.form.isPast.map {
          (distance: 2 * abs(other.number - number) + (other.number > number ? 1 : 0), isPast: $0)
        }
      }
      guard let nearest = plain.map(\.distance).min() else { return self }
      let around = plain.filter { $0.distance == nearest }
      let isPast = around.count(where: \.isPast) * 2 > around.count
      var told = self
      told.form.slot = form.slots.first { $0.isPast == isPast } ?? form.slot
      return told
    }

    func question(_ conjugator: Conjugator, _ region: Region, before: String, after: String) -> Question {
      let cloze = Cloze(
        before: OwnText.shortened(before, atEnd: false).printable,
        after: OwnText.shortened(after, atEnd: true).printable, form: String(sentence[range]),
        cue: form.verb.infinitive.description, subject: subject, fits: form.fits(conjugator, region))
      return Question(verb: form.verb, slot: form.slot, subject: nil, accepted: form.accepted, cloze: cloze)
    }

    /// Who acts, where no pronoun tells, and for a third person no noun before the form or right behind it.
    private var subject: String? {
      guard let person = form.slot.person else { return nil }
      func words(_ text: Substring) -> [String] { text.split { !$0.isLetter }.map(String.init) }
      let (before, after) = (words(sentence[..<range.lowerBound]), words(sentence[range.upperBound...]))
      let told = (before + after).map { $0.lowercased() }
      guard !person.subjects.contains(where: told.contains) else { return nil }
      guard person.isThird else { return person.subjects.first }
      let beside = after.prefix(1)
      // Right before the form the article is a pronoun: los llamaron.
      let isNamed =
        (before + beside).contains { WordList.nounAfter.contains($0.lowercased()) }
        || (before.dropLast() + beside).contains { WordList.articles.contains($0.lowercased()) }
        || (before.dropFirst() + beside).contains { $0.first?.isUppercase == true }
      let subjects = Subjects.of(form.verb, at: form.slot)
      return isNamed || subjects.isEmpty ? nil : subjects.prefix(2).joined(separator: "/")
    }
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
  /// The other forms of the verb that may say the same there: *me he divertido, me divertí; tenga, tuviera; iremos, vamos*.
  fileprivate func fits(_ conjugator: Conjugator, _ region: Region) -> [Cloze.Fit] {
    let others = Tense.allCases.filter { other in
      other != slot.tense && slot.tense != .present
        && Self.alike.contains { $0.contains(slot.tense) && $0.contains(other) }
    }
    return others.compactMap(slot.inTense).flatMap { other in
      conjugator.forms(of: verb, at: other).filter { !accepted.contains($0) }.map { form in
        Cloze.Fit(form: form, remark: slot.tense.remark(on: other.tense, in: region), slot: other)
      }
    }
  }

  private static let alike = [
    TenseSet(.preterite, .presentPerfect, .imperfect, .pluperfect),
    TenseSet(.presentSubjunctive, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe, .presentPerfectSubjunctive),
    TenseSet(.conditional, .future), TenseSet(.conditionalPerfect, .futurePerfect), TenseSet(.future, .present),
  ]
}

extension Tense {
  /// What is to be said of another tense in its place: *me divertí* is *me he divertido* to Americans alone.
  fileprivate func remark(on other: Tense, in region: Region) -> UsageRemark {
    let isPerfect = self == .presentPerfect && other == .preterite
    let isPreterite = self == .preterite && other == .presentPerfect
    return isPreterite || isPerfect && region == .spain ? .lessExact : .rightToo
  }
}
