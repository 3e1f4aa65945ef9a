import Foundation

/// A transcript: some command lines, what surrounds them, and everything that they print.
///
/// A person writes the head of the file, the lines before the first `----`; the rest is recorded:
///
///     $ conjugar quiz --verb tener --questions 1
///     columns: 40
///     setting: region=spain
///     > tuve
///     ---- output
///     …
///     ---- messages
///     …
///     ---- exit 0
///
/// A line `$` is a command, quoted as in a shell, and the lines `>` after it are its input. Several commands run one
/// after another in the same world. The other lines of a head are a `Circumstance` each. The escape that begins a color
/// stands as `␛`, so that a transcript can be read in a browser.
struct Transcript {
  /// A command line and what is typed after it.
  struct Step {
    /// The arguments, without the program's name.
    let arguments: [String]
    var input: [String] = []
  }

  /// What surrounds the commands.
  enum Circumstance: String, CaseIterable {
    /// The width of the terminal; 80 unless it is given.
    case columns
    /// The lines of the screen; none where the output is no terminal.
    case rows
    /// `yes`: the terminal shows color.
    case color
    /// `yes`: a person types the input, and sees it already.
    case typed
    /// `NAME=VALUE`: a variable of the process.
    case environment
    /// As POSIX writes it; `en_US.UTF-8` unless it is given.
    case locale
    /// The first moment of the clock, which advances by a second at each look.
    case now
    /// Minutes that the learner's clock is ahead of UTC.
    case zone
    /// `KEY=VALUE`: what the store has, right or wrong.
    case setting
    /// The file of `Given` that the log of answers begins with.
    case history
    /// The file of `Given` that the leaderboard begins with.
    case scores
    /// The file of `Given` that the journal begins with.
    case journal
    /// How many quizzes were finished before.
    case finished
    /// `none`: nothing says where anything is kept.
    case home
    /// `full` or `closed`: why nothing can be written.
    case output
  }

  /// What is wrong with a head.
  struct HeadError: Error, CustomStringConvertible {
    let description: String
  }

  /// The lines that a person wrote, each with its end.
  let head: String
  private(set) var steps: [Step] = []
  private(set) var circumstances: [Circumstance: [String]] = [:]

  /// - Parameter file: the whole file, recorded or not.
  init(_ file: String) throws {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: true).prefix { !$0.hasPrefix("----") }
    head = lines.map { $0 + "\n" }.joined()
    for line in lines { try add(String(line).replacing(Self.shownEscape, with: Self.escape)) }
    if steps.isEmpty { throw HeadError(description: "no line begins with “$ conjugar”") }
  }

  static let escape = "\u{1B}"
  static let shownEscape = "␛"

  private mutating func add(_ line: String) throws {
    if line.hasPrefix(">") {
      guard !steps.isEmpty else { throw HeadError(description: "input stands before the first command: \(line)") }
      steps[steps.count - 1].input.append(String(line.dropFirst(line.hasPrefix("> ") ? 2 : 1)))
    } else if line.hasPrefix("$") {
      let words = try Self.words(line.dropFirst())
      guard words.first == "conjugar" else { throw HeadError(description: "not a run of conjugar: \(line)") }
      steps.append(Step(arguments: Array(words.dropFirst())))
    } else {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, let circumstance = Circumstance(rawValue: parts[0]) else {
        let accepted = Circumstance.allCases.map(\.rawValue).joined(separator: ", ")
        throw HeadError(description: "not a line of a head: \(line) (accepted: $, >, \(accepted))")
      }
      circumstances[circumstance, default: []].append(parts[1])
    }
  }

  /// The words of a command line; quotes, single or double, hold blanks together.
  static func words(_ line: Substring) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if quote != nil { throw HeadError(description: "a quote is not closed: \(line)") }
    return words + (word.map { [$0] } ?? [])
  }
}
