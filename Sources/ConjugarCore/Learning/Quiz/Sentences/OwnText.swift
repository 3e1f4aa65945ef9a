/// Gaps in a learner's own text, at words that can only be forms of one verb.
///
/// No tagger decides what a word is; a gap is fair if its ending or its position (after *no*, *que*, a pronoun) is only
/// possible for a verb, and every reading of the form is of the same verb. All other forms are skipped.
package struct OwnText: Sendable {
  package private(set) var questions: [Question] = []
  /// All the forms found, including infinitives, which would be their own cues.
  package let forms: [String]
  package let sentenceCount: Int
  /// How many possible verb forms were skipped.
  package private(set) var passedOver = 0

  /// How many gaps on each side help resolve a gap's tense and person.
  private static let around = 20
  /// The maximum length of a gap's context, in characters.
  private static let longest = 240
  /// The minimum width at which lines count as wrapped, in characters.
  private static let narrowest = 40

  /// - Parameters:
  ///   - region: the region whose Spanish the writer uses.
  ///   - asked: how many of the first gaps are asked, and so are left blank around earlier gaps too.
  /// - isSheet: whether the asked gaps are blank around one another, since a sheet shows them all at once.
  package init(_ text: String, _ conjugator: Conjugator, in region: Region, asked: Int = 0, isSheet: Bool = false) {
    let finder = FairForms(reader: AnswerReader(conjugator))
    var found: [GapInText] = []
    let sentences = Self.sentences(of: text)
    let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    let you: Person = words.contains("vos") ? .secondSingular : .secondVoseo
    for (number, sentence) in sentences.enumerated() {
      let text = MarkedWords(sentence)
      var index = 0
      while index < text.words.count {
        let fair = finder.form(at: index, in: text)
        passedOver += fair.isPassedOver ? 1 : 0
        if let form = fair.form {
          found.append(GapInText(form, at: index, of: text, sentence, number: number, not: you))
        }
        index += fair.form?.words ?? 1
      }
    }
    sentenceCount = sentences.count
    forms = found.map { $0.text.words[$0.place].joined(separator: " ") }
    found.removeAll { $0.form.slot == .infinitive }
    let isFormal = !words.isDisjoint(with: WordList.formal)
    questions = found.enumerated().map { index, gap in
      let open = found.prefix(asked).dropFirst(isSheet ? 0 : index + 1)
      func text(_ number: Int, _ part: Substring) -> String { Self.text(number, part, open: open) }
      let last = gap.number == 0 ? "" : text(gap.number - 1, sentences[gap.number - 1])
      // A line with no final punctuation is set off from the next like a line of verse.
      let previous = last + (last.last.map { $0.isLetter || $0.isNumber ? " / " : " " } ?? "")
      let around = Array(found[max(0, index - Self.around)..<min(found.count, index + Self.around)])
      let told = gap.told(among: around)
      let (before, after) = (gap.sentence[..<gap.range.lowerBound], gap.sentence[gap.range.upperBound...])
      let cloze = Cloze(
        before: Self.shortened(previous + text(gap.number, before), atEnd: false).printable,
        after: Self.shortened(text(gap.number, after), atEnd: true).printable,
        form: String(gap.sentence[gap.range]), cue: told.cue, subject: told.subject(isFormal: isFormal),
        fits: told.fits(conjugator, region, among: around))
      return Question(
        verb: told.form.verb, slot: told.form.slot, subject: told.actor, accepted: told.form.accepted, cloze: cloze)
    }
  }

  /// Part of a sentence, with any open gaps numbered in place of their forms: `Se (2)… Rosa`.
  private static func text(_ number: Int, _ part: Substring, open gaps: ArraySlice<GapInText>) -> String {
    var (text, end) = ("", part.startIndex)
    for (index, gap) in zip(gaps.indices, gaps) where gap.number == number {
      guard end <= gap.range.lowerBound, gap.range.upperBound <= part.endIndex else { continue }
      text += part[end..<gap.range.lowerBound] + "(\(index + 1))…"
      end = gap.range.upperBound
    }
    return text + part[end...]
  }

  /// The part of one side of a sentence nearest its gap, cut at a word boundary.
  private static func shortened(_ side: String, atEnd: Bool) -> String {
    guard side.count > longest / 2 else { return side }
    guard atEnd else { return "…\(side.suffix(longest / 2).drop { $0 != " " })" }
    let start = side.prefix(longest / 2)
    return "\(start.prefix(upTo: start.lastIndex(of: " ") ?? start.endIndex))…"
  }

  /// Splits a text at end punctuation, empty lines, and line breaks that are not mere wrapping; other control
  /// characters become spaces.
  private static func sentences(of text: String) -> [Substring] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      // Characters that would control a terminal also become spaces.
      let shown = String(line.unicodeScalars.map { $0.steersTerminal ? " " : Character($0) })
      return shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    // Most lines of wrapped text end where the next word did not fit; verse goes on in lowercase, unless all lines do.
    let longest = lines.map(\.count).max() ?? 0
    let pairs = zip(lines, lines.dropFirst()).filter { !$0.isEmpty && !$1.isEmpty }
    func isFull(_ last: String, _ line: String) -> Bool { last.count + 1 + line.prefix { $0 != " " }.count > longest }
    let isWrapped = longest >= narrowest && 2 * pairs.count(where: isFull) > pairs.count
    let hasCapitals = lines.contains { $0.first?.isUppercase ?? false }
    var paragraphs: [String] = []
    for (last, line) in zip([""] + lines, lines) {
      let goesOn = isWrapped && isFull(last, line) || hasCapitals && line.first?.isLowercase ?? false
      if last.isEmpty || !goesOn { paragraphs.append(line) } else { paragraphs[paragraphs.count - 1] += " \(line)" }
    }
    return paragraphs.flatMap { plain in
      var sentences: [Substring] = []
      var start = plain.startIndex
      for index in plain.indices where ".!?…".contains(plain[index]) {
        let next = plain.index(after: index)
        let word = plain[start..<index].lowercased().split { !$0.isLetter }.last ?? ""
        // A period ends a sentence only if a space follows (not 3.500 or U.S.A.) and it is not part of Sr. or the like.
        guard next == plain.endIndex || plain[next] == " ", plain[index] != "." || !WordList.stops.contains("\(word)")
        else { continue }
        sentences.append(plain[start..<next])
        start = next
      }
      sentences.append(plain[start...])
      return sentences.map { $0.drop { $0 == " " } }.filter { $0.contains(where: \.isLetter) }
    }
  }
}
