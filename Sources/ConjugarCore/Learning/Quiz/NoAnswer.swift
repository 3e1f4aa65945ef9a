/// Typed text that is not an answer: it costs nothing, and gets a message about what to do.
package enum NoAnswer: Sendable, Hashable {
  /// *help, quit, exit*, or a shell command.
  case command(String)
  /// A reply about a form to be recognized, in which no word names a verb, a tense or a person.
  case nameless(String)
  /// A form of another verb with the same meaning, where the sentence has one that begins differently.
  case otherVerb(String, gap: String)
  /// English, or words none of which is a verb form.
  case words(String)

  private static let commands = ["help", "quit", "exit", "q"]
  /// The number of words, none of them a verb form, from which a line does not count as an answer.
  private static let sentence = 3

  /// - Returns: `nil` if a line is an answer, right or wrong.
  package init?(_ typed: String, to question: Question, _ conjugator: Conjugator) {
    if question.recognition != nil {
      let answer = RecognitionAnswer(typed, conjugator)
      guard answer.namesNothing, !answer.text.isEmpty else { return nil }
      self = Self.commands.contains(answer.text) ? .command(answer.text) : .nameless(answer.text)
      return
    }
    let text = AnswerText(typed, to: question)
    guard let reading = text.readings.first, !reading.isEmpty else { return nil }
    if Self.commands.contains(reading) || reading.hasPrefix("conjugar ") {
      self = .command(reading)
      return
    }
    if question.direction == .meaning, question.isSaid(by: reading, conjugator) {
      self = .otherVerb(reading, gap: question.gap)
      return
    }
    func isOwn(_ word: String) -> Bool { word != "no" && !Clitics.contains(word) }
    let words = reading.words.filter(isOwn)
    var analyzer = MorphologicalAnalyzer(lexicon: conjugator.lexicon)
    let isForm = words.contains { word in analyzer.readings(of: word).contains(where: \.isKnown) }
    // In el perro grande, el is not él; to lose is not from losar. What a step explains was an answer: serve for sirve.
    guard !words.isEmpty, !isForm || words.count > 1 && words[0] == "to",
      !isForm && typed.words.count(where: isOwn) >= Self.sentence
        || words.allSatisfy(conjugator.lexicon.isEnglish),
      !Diagnostician(conjugator).explains(text, for: question)
    else { return nil }
    self = .words(typed.words.joined(separator: " "))
  }
}

extension Question {
  /// Whether a form is the asked slot of another verb with the same meaning, unless the sentence tells the two apart.
  fileprivate func isSaid(by form: String, _ conjugator: Conjugator) -> Bool {
    guard let sentence = cloze?.sentence, !accepted.contains(form), cloze?.fit(form) == nil else { return false }
    let meant = verb.meanings.filter { $0.isSaid(in: sentence.translation) }
    let meanings = meant.isEmpty ? verb.meanings : meant
    var analyzer = MorphologicalAnalyzer(lexicon: conjugator.lexicon)
    let isNoLeft = slot.tense == .negativeImperative && !form.hasPrefix("no ")
    return analyzer.identify(isNoLeft ? "no \(form)" : form, guessing: false).contains { reading in
      guard reading.isExact, reading.slot == slot, reading.construction == sentence.construction,
        reading.verb != verb.name, !sentence.verbs.contains(reading.verb), let other = conjugator.find(reading.verb),
        reading.clitics.count == (other.infinitive.isPronominal ? 1 : 0)
      else { return false }
      return other.meanings.contains { meaning in meanings.contains { $0.isSame(as: meaning) } }
    }
  }
}

extension Meaning {
  /// The meaning proper, and any text in parentheses: `leave`, `a place`.
  private var parts: [Substring] { text.split { "()".contains($0) }.map(\.trimmed) }

  /// Whether two verbs mean the same: *leave* and *leave (a place)*, but not *know (a fact)* and *know (a person)*.
  fileprivate func isSame(as other: Meaning) -> Bool {
    parts.first == other.parts.first && (parts.count == 1 || other.parts.count == 1 || parts == other.parts)
  }

  /// Whether its words occur in an English text, in any form; *do* and *be* are ignored.
  fileprivate func isSaid(in text: String) -> Bool {
    let told = text.lowercased().split { !$0.isLetter }.map(String.init)
    let words = String(parts.first ?? "").words.filter { !["be", "do"].contains($0) }
    return !words.isEmpty
      && words.allSatisfy { word in
        told.contains { $0 == word || WordList.englishVerbs(ofForm: $0).contains(word) }
      }
  }
}

extension Lexicon {
  /// Whether a word is English: it or its base form occurs in the meaning of a verb, or it is a subject there.
  fileprivate func isEnglish(_ word: String) -> Bool {
    if WordList.standsAroundEnglishVerb(word) { return true }
    // A single letter could mean anything, and English has no accents.
    return word.allSatisfy(\.isASCII)
      && ([word] + WordList.englishVerbs(ofForm: word)).filter { $0.utf8.count > 1 }.contains { word in
        lines(having: Array(word.utf8)).contains { line in
          line.meaning.lowercased().split { !$0.isLetter && $0 != "-" }.contains { $0 == word }
        }
      }
  }
}
