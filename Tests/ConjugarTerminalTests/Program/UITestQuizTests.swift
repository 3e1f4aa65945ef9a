import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

/// A quiz of the ui-test world, written down.
struct UITestQuiz: Sendable, CustomTestStringConvertible {
  /// The words after `enable-ui-testing`.
  let region: String
  let difficulty: String
  /// Fifty lines: `ser, future, yo: seré`.
  let lines: String
  /// What fifty right answers score: 500 × 1.0 or 0.833 × 0.5, 1.0 or 1.5.
  let score: Int
  /// How the report shows that.
  let formula: String

  static let all = [
    UITestQuiz(
      region: "Spain", difficulty: "Easy", lines: easyInSpain, score: 250,
      formula: "250  = 500 points × 1.0 (spain) × 0.5 (easy)"),
    UITestQuiz(
      region: "Spain", difficulty: "Moderate", lines: moderateInSpain, score: 500,
      formula: "500  = 500 points × 1.0 (spain) × 1.0 (moderate)"),
    UITestQuiz(
      region: "Spain", difficulty: "Difficult", lines: difficultInSpain, score: 750,
      formula: "750  = 500 points × 1.0 (spain) × 1.5 (difficult)"),
    UITestQuiz(
      region: "LatinAmerica", difficulty: "Easy", lines: easyInLatinAmerica, score: 208,
      formula: "208  = 500 points × 0.833 (latin-america) × 0.5 (easy)"),
    UITestQuiz(
      region: "LatinAmerica", difficulty: "Moderate", lines: moderateInLatinAmerica, score: 416,
      formula: "416  = 500 points × 0.833 (latin-america) × 1.0 (moderate)"),
    UITestQuiz(
      region: "LatinAmerica", difficulty: "Difficult", lines: difficultInLatinAmerica, score: 624,
      formula: "624  = 500 points × 0.833 (latin-america) × 1.5 (difficult)"),
  ]

  /// What is to be typed, line by line.
  var answers: [String] {
    lines.split(separator: "\n").compactMap { $0.split(separator: ": ").last.map { String($0) } }
  }

  var testDescription: String { "\(region) \(difficulty)" }
}

@Suite("A quiz in the built program")
struct UITestQuizTests {
  private let program: BuiltProgram

  init() throws { program = BuiltProgram(home: try Scratch()) }

  private func run(_ quiz: UITestQuiz, _ answers: [String]) throws -> BuiltProgram.Result {
    try program.run(
      "enable-ui-testing", quiz.region, quiz.difficulty, input: answers.map { $0 + "\n" }.joined())
  }

  /// The questions of a transcript with what was typed: `ser, future, yo: seré`.
  private func questions(_ transcript: String) -> String {
    let lines = transcript.components(separatedBy: "\n")
    let heads = lines.indices.filter { lines[$0].split(separator: " ").first?.hasSuffix("/50") ?? false }
    return heads.map { head in
      let verb = lines[head].split(separator: " ")[1]
      let tense = lines[head + 1].dropFirst(2).components(separatedBy: " · ")[0]
      return "\(verb), \(tense), \(lines[head + 2].dropFirst(2))"
    }.joined(separator: "\n")
  }

  @Test(arguments: UITestQuiz.all)
  func everythingRight(_ quiz: UITestQuiz) throws {
    let result = try run(quiz, quiz.answers)
    #expect(result.status == 0)
    #expect(result.messages.isEmpty)
    #expect(questions(result.output) == quiz.lines)
    #expect(result.output.components(separatedBy: "✓ right").count == 51)
    let report = try #require(result.output.components(separatedBy: "\nThe end\n").last)
    #expect(
      report == """
          score          \(quiz.formula)
          right          50 of 50 (100%)
          time           2 min 31 s
          personal best  \(quiz.score), your first of this kind

        """)
  }

  @Test(arguments: UITestQuiz.all)
  func twiceTheSame(_ quiz: UITestQuiz) throws {
    let answers = quiz.answers.map { $0.hasSuffix("s") ? "" : $0 + "n" }
    #expect(try run(quiz, answers).output == run(quiz, answers).output)
  }

  /// One slip, one wrong answer, one that was skipped, and a hint: 500 − 5 − 10 − 10 − 5 = 470 points, × 1.5 = 705.
  @Test func missesAreReportedAndComeBack() throws {
    let quiz = UITestQuiz.all[2]
    var answers = quiz.answers
    answers[4...6] = ["ha'y", "imos", ""]
    answers[3] = "?\nestán"
    let result = try run(quiz, answers + ["", "vamos", "no sé"])
    #expect(result.status == 0)
    #expect(result.output.contains("\nThe 2 you missed, once more (for practice, without points)\n"))
    #expect(result.output.contains("\n2/2 ver · "))
    let report = try #require(result.output.components(separatedBy: "\nLook at these again\n").last)
    #expect(
      report == """
          right    yours
          hay      háy    haber, present
          vamos    imos   ir, present, nosotros
          visteis  –      ver, preterite, vosotros

        The end
          score          705  = 470 points × 1.0 (spain) × 1.5 (difficult)
          right          47 of 50 (94%) · 1 accent slip · 1 wrong · 1 skipped
          time           2 min 31 s
          personal best  705, your first of this kind

        """)
  }

  @Test(arguments: [
    ("", "Nothing answered, so there is no score.\n"),
    ("debo\n", "Unfinished: 1 of 50 answered, so there is no score.\n  right  1 of 1 (100%)\n"),
    ("debo", "Unfinished: 1 of 50 answered, so there is no score.\n  right  1 of 1 (100%)\n"),
    ("debo\n:quit\nmore\n", "Unfinished: 1 of 50 answered, so there is no score.\n  right  1 of 1 (100%)\n"),
  ])
  func anEndBeforeTheEnd(_ input: String, _ end: String) throws {
    let result = try program.run("enable-ui-testing", "Spain", "Difficult", input: input)
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("\n\n" + end))
  }

  /// In forty columns nothing is wider, whatever was answered.
  @Test(arguments: UITestQuiz.all)
  func narrowTerminals(_ quiz: UITestQuiz) throws {
    var program = program
    program.environment["COLUMNS"] = "40"
    let answers = quiz.answers.enumerated().map { $0 % 3 == 0 ? $1 : $0 % 3 == 1 ? "?\nx" : "" }
    let result = try program.run(
      "enable-ui-testing", quiz.region, quiz.difficulty, input: answers.map { $0 + "\n" }.joined())
    for line in result.output.split(separator: "\n") { #expect(line.displayWidth <= 40, "\(line)") }
  }
}
