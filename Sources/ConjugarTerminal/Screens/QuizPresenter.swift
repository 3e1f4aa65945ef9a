import ConjugarCore

/// What a quiz looks like from outside: text for people, or events for programs.
///
/// It makes what is to be written, whole lines but for the prompt, and writes nothing itself.
protocol QuizPresenter {
  /// Whether a program reads it.
  var isForPrograms: Bool { get }

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
  /// Whether misses come back at the end; a program that wants its misses again can ask for them.
  var practices: Bool { !isForPrograms }
  /// Whether a line that was typed unseen, through a pipe, belongs into the transcript.
  var echoes: Bool { !isForPrograms }
  /// Whether the notice of an answer that was taken back asks its question again.
  var undoAsks: Bool { isForPrograms }
  /// What it takes beside answers; nothing is spoken to a program, and a program has its own choice of verbs.
  var commands: [String] { QuizInput.commands.filter { !isForPrograms || !QuizInput.ofPeople.contains($0) } }
  /// What a line that was typed is.
  func input(_ line: String) -> QuizInput { isForPrograms ? .ofProgram(line) : QuizInput(line) }
}

/// What a line typed in a quiz is.
enum QuizInput {
  case answer(String)
  case hint, undo, quit, why, say, known, never
  /// Begins like a command, but is none.
  case unknown(String)
  /// Begins like an object with an answer, but is none.
  case broken(String)

  static let commands = ["?", ":why", ":undo", ":quit"] + ofPeople
  static let ofPeople = [spoken, suspended]
  static let spoken = ":say"
  static let suspended = ":never"

  init(_ line: String) {
    let word = line.prefix(Self.longest).lowercased().filter { !$0.isWhitespace }
    switch word {
    case "?", "¿": self = .hint
    case ":undo", ":u": self = .undo
    case ":quit", ":q": self = .quit
    case ":why", ":w": self = .why
    case Self.spoken, ":s": self = .say
    case Self.suspended, ":n": self = .never
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
