import ConjugarCore

/// What a quiz looks like from outside: text for people, or events for programs.
///
/// It makes the text to write, whole lines except for the prompt, and writes nothing itself.
protocol QuizPresenter {
  /// Whether a person reads it: misses come back at the end, and what was typed unseen, through a pipe, is shown. A
  /// program that wants its misses again can ask for them.
  var isForPeople: Bool { get }

  /// What stands before the first question.
  func opening(_ quiz: Quiz) -> String
  /// What offers the questions that come back.
  func practice(_ quiz: Quiz) -> String
  func question(_ question: Question, _ quiz: Quiz) -> String
  /// What stands before the answer in its line.
  func prompt(_ question: Question) -> String
  func hint(_ hint: Hint, _ quiz: Quiz) -> String
  func notice(_ notice: QuizNotice, _ quiz: Quiz) -> String
  /// What came of an answer; the quiz is as the verdict left it.
  func verdict(_ verdict: Verdict, _ quiz: Quiz, milliseconds: Int) -> String
  /// What is said of a wrong answer that may be tried again: what it was and what to do, without the form.
  func retry(_ verdict: Verdict, _ quiz: Quiz) -> String
  /// How the last right form is made.
  func why(_ verdict: Verdict, _ quiz: Quiz) -> String
  /// What stands after the last answer, practice included, and below that if anything was answered; `answers` are those
  /// of the session that stand, in their order, and without a score there is no `best`.
  func finish(_ report: Report, _ best: PersonalBest?, _ quiz: Quiz, _ answers: [LogEntry]) throws -> String
}

extension QuizPresenter {
  /// What it takes beside answers; nothing is spoken to a program.
  var commands: [String] { ["?", ":why", ":undo", ":quit"] + (isForPeople ? [":say"] : []) + [":never"] }
  func input(_ line: String) -> QuizInput { isForPeople ? QuizInput(line) : .ofProgram(line) }
}

/// What a line typed in a quiz is.
enum QuizInput {
  case answer(String)
  case hint
  case command(Command)
  /// Begins like a command, but is none.
  case unknown(String)
  /// Begins like an object with an answer, but is none.
  case broken(String)

  /// What a word behind a colon says, of which the first letter is enough.
  enum Command: String, CaseIterable { case undo, quit, why, say, never, known }

  init(_ line: String) {
    // So many letters tell whether a line is a command.
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

  /// The input in a line from a program, which may have the answer in an object: `{"answer":"tuvieron"}`.
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

/// What may have to be said between two answers.
struct QuizNotice {
  let sentence: String
  let event: Event

  /// What a program is told by it.
  enum Event {
    /// Nothing, or that an answer was taken back.
    case none, undo
    case error
  }

  private init(_ sentence: String, _ event: Event = .error) { (self.sentence, self.event) = (sentence, event) }

  static let timeIsOver = Self("Time is up.", .none)
  static let undone = Self("Taken back; here it is again.", .undo)
  /// Nothing was typed: a second time it means that the learner does not know.
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
