import ConjugarCore

/// The presentation of a quiz: text for people, or events for programs.
///
/// It makes the text to write, in whole lines except for the prompt, and writes nothing itself.
protocol QuizPresenter {
  /// Whether a person reads it: misses come back at the end, and what was typed unseen, through a pipe, is echoed. A
  /// program that wants its misses again can ask for them.
  var isForPeople: Bool { get }

  /// The text before the first question.
  func opening(_ quiz: Quiz) -> String
  /// The offer to practice the questions that come back.
  func practice(_ quiz: Quiz) -> String
  func question(_ question: Question, _ quiz: Quiz) -> String
  /// The text before the answer, on the same line.
  func prompt(_ question: Question) -> String
  func hint(_ hint: Hint, _ quiz: Quiz) -> String
  func notice(_ notice: QuizNotice, _ quiz: Quiz) -> String
  /// The outcome of an answer; `quiz` is in the state after the verdict.
  func verdict(_ verdict: Verdict, _ quiz: Quiz, milliseconds: Int) -> String
  /// The response to a wrong answer that may be tried again: what it was and what to do, without the form.
  func retry(_ verdict: Verdict, _ quiz: Quiz) -> String
  /// How the last right form is formed.
  func why(_ verdict: Verdict, _ quiz: Quiz) -> String
  /// The text after the last answer, practice included, and the closing below it if anything was answered; `answers`
  /// are those of the session that stand, in order, and `best` is `nil` without a score.
  func finish(_ report: Report, _ best: PersonalBest?, _ quiz: Quiz, _ answers: [LogEntry]) throws -> String
}

extension QuizPresenter {
  /// The commands that it accepts besides answers; nothing is spoken to a program.
  var commands: [String] { ["?", ":why", ":undo", ":quit"] + (isForPeople ? [":say"] : []) + [":never"] }
  func input(_ line: String) -> QuizInput { isForPeople ? QuizInput(line) : .ofProgram(line) }
}

/// The meaning of a line typed in a quiz.
enum QuizInput {
  case answer(String)
  case hint
  case command(Command)
  /// A line that begins like a command but is not one.
  case unknown(String)
  /// A line that begins like an object with an answer but is not one.
  case broken(String)

  /// A word after a colon, of which the first letter is enough.
  enum Command: String, CaseIterable { case undo, quit, why, say, never, known }

  init(_ line: String) {
    // This many letters tell whether a line is a command.
    let word = line.prefix(100).lowercased().filter { !$0.isWhitespace }
    if !word.isEmpty, word.allSatisfy({ "?¿".contains($0) }) {
      self = .hint
    } else if word.hasPrefix(":") {
      let command = Command.allCases.first { ":\($0.rawValue)" == word || ":\($0.rawValue.prefix(1))" == word }
      self = command.map { .command($0) } ?? .unknown(word)
    } else {
      self = .answer(line)
    }
  }

  /// Reads a line from a program, in which the answer may be in an object: `{"answer":"tuvieron"}`.
  static func ofProgram(_ line: String) -> QuizInput {
    var answer: String?
    let isObject = line.utf8.withSlice { bytes in
      JSONLine.forEachMember(of: bytes) { key, value in
        if key.text == "answer" { answer = value.text }
      }
    }
    if isObject, let answer { return QuizInput(answer) }
    return line.first { !$0.isWhitespace }.map("{[".contains) ?? false ? .broken(line) : QuizInput(line)
  }
}

/// A message that may be needed between two answers.
struct QuizNotice {
  let sentence: String
  let event: Event

  /// The event by which a program is told.
  enum Event {
    /// Nothing, or that an answer was taken back.
    case none, undo
    case error
  }

  private init(_ sentence: String, _ event: Event = .error) { (self.sentence, self.event) = (sentence, event) }

  static let timeIsOver = Self("Time is up.", .none)
  static let undone = Self("Taken back; here it is again.", .undo)
  /// Nothing was typed; a second empty line means that the learner does not know.
  static let emptyLine = Self("(an empty line: press return again to see the answer, ? for a hint)")
  static let nothingToUndo = Self("There is no answer to take back.")
  static let nothingToExplain = Self("There is no form to explain or speak yet.")

  static func suspended(_ verb: String) -> Self {
    Self("“\(verb)” won’t be asked again; “:undo” takes that back (“conjugar settings never” lists such verbs).", .none)
  }

  static func unknownCommand(_ word: String, accepted: [String]) -> Self {
    Self("\(word.echoed) is not a command here (accepted: \(accepted.listed("and")))")
  }

  /// The notice for a line that begins like an object with an answer, but is not one.
  static func brokenAnswer(_ line: String) -> Self {
    Self("\(line.echoed) is not an answer (accepted: the answer alone, or {\"answer\":\"tengo\"})")
  }

  static func noAnswer(_ noAnswer: NoAnswer) -> Self {
    switch noAnswer {
    case .command(let word): Self("“\(word)” does not count; ? is a hint, :quit ends")
    case .words(let words):
      Self("\(words.echoed) is not a verb form and does not count; type the form, ? for a hint, or nothing to see it")
    case .nameless(let words):
      Self(
        "\(words.echoed) names no verb or tense and does not count; type both and the person, in any order: "
          + "conjugar present yo")
    case .otherVerb(let form, let gap):
      Self("\(form.echoed) is correct Spanish, but the sentence has \(gap); it does not count")
    }
  }
}
