import ConjugarCore

/// What a quiz looks like from outside: text for people, or events for programs.
///
/// It makes what is to be written, whole lines but for the prompt, and writes nothing itself.
protocol QuizPresenter {
  /// Whether a person reads it: misses come back at the end, and what was typed unseen, through a pipe, is shown. A
  /// program that wants its misses again can ask for them.
  var isForPeople: Bool { get }

  /// What stands before the first question.
  func opening(_ quiz: Quiz) -> String
  /// What stands before the questions that come back.
  func practice(_ quiz: Quiz, isOffered: Bool) -> String
  func question(_ question: Question, _ quiz: Quiz) -> String
  /// What is told above the current question of a skill that it begins.
  func introduction(_ quiz: Quiz) -> [String]
  /// What stands before the answer in its line.
  func prompt(_ question: Question) -> String
  func hint(_ hint: Hint, _ quiz: Quiz) -> String
  func notice(_ notice: QuizNotice, _ quiz: Quiz) -> String
  /// - Parameters:
  ///   - quiz: as the verdict left it.
  ///   - isPractice: whether the answer earns no points, whatever it is.
  ///   - milliseconds: how long the learner thought.
  func verdict(_ verdict: Verdict, _ quiz: Quiz, isPractice: Bool, milliseconds: Int) -> String
  /// What is said of a wrong answer that may be tried again: what it was and what to do, without the form.
  func retry(_ verdict: Verdict, _ quiz: Quiz) -> String
  /// How the last right form is made.
  func why(_ verdict: Verdict, _ quiz: Quiz) -> String
  /// What stands after the last answer, practice included.
  ///
  /// - Parameters:
  ///   - best: how the score stands among those before; `nil` if there is no score.
  ///   - answers: those of the session that stand, in their order.
  func finish(_ report: Report, _ best: PersonalBest?, _ answers: [LogEntry]) throws -> String
  /// What stands below the end, if anything was answered.
  ///
  /// - Parameter answers: those of the session that stand, in their order.
  func closing(_ answers: [LogEntry]) throws -> String
}

extension QuizPresenter {
  /// What it takes beside answers; nothing is spoken to a program, and a program has its own choice of verbs.
  var commands: [String] { QuizInput.commands + (isForPeople ? QuizInput.ofPeople : []) }
  /// What a line that was typed is.
  func input(_ line: String) -> QuizInput { isForPeople ? QuizInput(line) : .ofProgram(line) }
}

/// What a line typed in a quiz is.
enum QuizInput {
  case answer(String)
  case hint, undo, quit, why, say, known, never
  /// Begins like a command, but is none.
  case unknown(String)
  /// Begins like an object with an answer, but is none.
  case broken(String)

  static let commands = ["?", ":why", ":undo", ":quit"]
  static let ofPeople = [":say", ":never"]

  init(_ line: String) {
    let word = line.prefix(Self.longest).lowercased().filter { !$0.isWhitespace }
    switch word {
    case _ where !word.isEmpty && word.allSatisfy { "?¿".contains($0) }: self = .hint
    case ":undo", ":u": self = .undo
    case ":quit", ":q": self = .quit
    case ":why", ":w": self = .why
    case ":say", ":s": self = .say
    case ":never", ":n": self = .never
    case ":known", ":k": self = .known
    case _ where word.hasPrefix(":"): self = .unknown(word)
    default: self = .answer(line)
    }
  }

  /// The same of a line of a program, which may have the answer in an object: `{"answer":"tuvieron"}`.
  static func ofProgram(_ line: String) -> QuizInput {
    var answer: String?
    let isObject = line.utf8.withSlice { bytes in
      JSONLine.forEachMember(of: bytes) { key, value in
        if key.text == "answer" { answer = value.text }
      }
    }
    if isObject, let answer { return QuizInput(answer) }
    return line.first { !$0.isWhitespace } == "{" ? .broken(line) : QuizInput(line)
  }

  /// So many letters tell whether a line is a command.
  private static let longest = 100
}

/// What may have to be said between two answers.
enum QuizNotice {
  /// The word begins like a command, but is none.
  case unknownCommand(String, accepted: [String])
  /// The line begins like an object with an answer, but is none.
  case brokenAnswer(String)
  /// What was typed is no answer.
  case noAnswer(NoAnswer)
  /// The round against the clock ends here.
  case timeIsOver
  /// Nothing was typed: a second time it means that the learner does not know.
  case emptyLine
  /// The last answer is taken back, and its question comes again.
  case undone
  /// The verb of the question is not asked any more.
  case suspended(String)
  /// There is no answer that could be taken back.
  case nothingToUndo
  /// No question was answered that could be explained.
  case nothingToExplain

  var sentence: String {
    switch self {
    case .unknownCommand(let word, let accepted):
      "\(word.echoed) is not a command here (accepted: \(accepted.listed("and")))"
    case .brokenAnswer(let line):
      "\(line.echoed) is no answer (accepted: the answer alone, or {\"answer\":\"tengo\"})"
    case .noAnswer(.command(let word)): "“\(word)” is not counted; ? is a hint, :quit ends"
    case .noAnswer(.words(let words)):
      "\(words.echoed) is no Spanish verb form and not counted; type the form, or ? for a hint"
    case .noAnswer(.nameless(let words)):
      "\(words.echoed) names no verb, tense or person and is not counted; type them all, in any order: "
        + "tener preterite ellos"
    case .noAnswer(.otherVerb(let form, let gap)):
      "\(form.echoed) is right Spanish, but the sentence has \(gap); it is not counted"
    case .timeIsOver: "The time is over."
    case .emptyLine: "(an empty line: press return again to see the answer, ? for a hint)"
    case .undone: "Taken back; here it is again."
    case .suspended(let verb): "“\(verb)” is asked no more; “conjugar settings never” says what is not, none lifts it."
    case .nothingToUndo: "There is no answer to take back now."
    case .nothingToExplain: "There is no form to explain or to speak yet."
    }
  }
}
