import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

/// A file that several people share is not to be trusted, and nothing else is to be taken for it.
@Suite("The file of a leaderboard")
struct LeaderboardFileTests {
  private let home: Scratch
  private let stage: DeviceStage
  private static let quiz = "quiz --verb ir --tense gerund --questions 1"
  /// A whole quiz, which a leaderboard takes, and its right answers.
  private static let wholeQuiz = "quiz --seed 1 --difficulty easy --region spain --second-person tu"
  private static let answers: [String] = {
    var quiz = try? Quiz(QuizOptions(region: .spain), shuffling: .seeded(1))
    var answers: [String] = []
    while let question = quiz?.current {
      answers.append(question.accepted[0])
      _ = quiz?.submit(question.accepted[0])
    }
    return answers
  }()

  init() throws {
    home = try Scratch()
    stage = DeviceStage(home)
    for line in ["settings player Ana", "settings joined yes"] { _ = stage.run(line) }
  }

  private var board: String { "\(home.path)/board.tsv" }

  /// Each whole quiz would stand there twice.
  @Test func ownScoresAreNoLeaderboard() throws {
    _ = stage.run("quiz --verb ir --tense gerund --questions 1", ["yendo"])
    let own = "\(home.path)/\(DeviceStage.scores)"
    let result = stage.run("settings leaderboard \(own)")
    #expect(result.code == .readWrite)
    #expect(result.messages == ["conjugar: cannot write \(own): it already has one learner’s own scores"])
  }

  @Test func aFolderThatIsMissingIsToldAtOnce() throws {
    let result = stage.run("settings leaderboard \(home.path)/no/board.tsv")
    #expect(result.code == .cannotCreate)
    #expect(result.messages == ["conjugar: cannot create \(home.path)/no/board.tsv: there is no \(home.path)/no"])
  }

  @Test(arguments: [
    "root:x:0:0:root:/root:/bin/bash\n", "player = Ana\n", "alias ls='ls -l'", "\n\n", "{\"time\":1}\n",
  ])
  func whatIsNoLeaderboardIsRefused(_ text: String) throws {
    try home.write(text, to: "board.tsv")
    let result = stage.run("settings leaderboard \(board)")
    #expect(result.code == .readWrite)
    #expect(
      result.messages == ["conjugar: cannot write \(board): it is not a leaderboard: its first line is not a score"])
    // One that was set before is looked at again before each score.
    try home.write("player = Ana\njoined = yes\nleaderboard = \(board)\n", to: DeviceStage.settings)
    let quiz = stage.run(Self.wholeQuiz, Self.answers)
    #expect(quiz.code == .readWrite)
    #expect(quiz.messages.first?.contains("it is not a leaderboard") == true)
    #expect(quiz.output.contains("The end"))
    #expect(try home.read("board.tsv") == text)
  }

  @Test func noSymbolicLinkIsFollowed() throws {
    try home.write("", to: "target")
    #expect(symlink("\(home.path)/target", board) == 0)
    #expect(
      stage.run("settings leaderboard \(board)").messages == ["conjugar: cannot write \(board): it is a symbolic link"])
    try home.write("player = Ana\njoined = yes\nleaderboard = \(board)\n", to: DeviceStage.settings)
    #expect(stage.run(Self.wholeQuiz, Self.answers).code == .readWrite)
    #expect(try home.read("target") == "")
  }

  @Test(arguments: [nil, "", "2026-01-01T00:00:00.000Z\t5\tspain\teasy\t1\tEva\n"])
  func aLeaderboardIsKept(_ text: String?) throws {
    if let text { try home.write(text, to: "board.tsv") }
    #expect(stage.run("settings leaderboard \(board)").code == .done)
    #expect(stage.run(Self.wholeQuiz, Self.answers).code == .done)
    #expect(try home.read("board.tsv").hasPrefix(text ?? ""))
    #expect(try home.read("board.tsv").contains("\tAna\n"))
  }

  /// Points that no quiz gives, quizzes that nobody can play, times that have not come.
  @Test func whatCannotBeIsNotShown() throws {
    let lines = [
      "2026-01-01T00:00:00.000Z\t15\tspain\tdifficult\t1\tRight",
      "2026-01-01T00:00:00.000Z\t9223372036854775807\tspain\teasy\t1\tEva",
      "2026-01-01T00:00:00.000Z\t16\tspain\tdifficult\t1\tEva", "2026-01-01T00:00:00.000Z\t5\tspain\teasy\t-5\tEva",
      "2026-01-01T00:00:00.000Z\t5\tspain\teasy\t501\tEva", "2199-01-01T00:00:00.000Z\t5\tspain\teasy\t1\tEva",
    ]
    try home.write(lines.joined(separator: "\n") + "\n", to: "board.tsv")
    #expect(stage.run("settings leaderboard \(board)").code == .done)
    let result = stage.run("scores --format tsv")
    #expect(result.output.contains("Right") && !result.output.contains("Eva"))
    #expect(result.messages == ["conjugar: 5 lines of \(board) are no scores and are not shown, first: line 2."])
  }

  @Test func aBoardWithoutEndIsReadToALimit() throws {
    let line = "2026-01-01T00:00:00.000Z\t5\tspain\teasy\t1\tEva\n"
    try home.write(line + String(repeating: "x", count: 20_000_000), to: "board.tsv")
    #expect(stage.run("settings leaderboard \(board)").code == .done)
    let result = stage.run("scores")
    #expect(result.code == .readWrite)
    #expect(result.messages.contains { $0.hasSuffix("it is longer than 16777216 bytes") })
  }

  /// `josé` composed and not is one learner; what nobody sees makes no other.
  @Test func aProfileHasOneSpelling() throws {
    let composed = try Profile("jos\u{E9}")
    #expect(try Profile("jose\u{301}").name.utf8.elementsEqual(composed.name.utf8))
    #expect(try Profile("JOSE\u{301}").name.utf8.elementsEqual("josé".utf8))
    #expect(try Profile("\u{1100}\u{1161}").name.utf8.elementsEqual("\u{AC00}".utf8))
    #expect(try Profile("\u{3BF}\u{301}").name.utf8.elementsEqual(Profile("\u{1F79}").name.utf8))
    for name in [
      "ana\u{200D}", "\u{3164}", "\u{115F}", "a\u{E0041}", "x\u{328}\u{301}", "a b", "", "a/b", "..", "a\u{FE0F}",
    ] {
      #expect(throws: NameError.self, "\(name.unicodeScalars.map(\.value))") { try Profile(name) }
    }
    #expect(throws: NameError.self) { try Profile(String(repeating: "e\u{301}", count: 100_000)) }
  }

  /// A directory with a name that no profile would have is nobody's.
  @Test func otherDirectoriesAreNobodys() throws {
    for name in ["ana", "default", "Eva", "no profile"] {
      try home.write("", to: ".local/share/conjugar/profiles/\(name)/scores.tsv")
    }
    let environment = DictionaryEnvironment(["HOME": home.path])
    let files = LearnerFiles(Directories(environment, in: .real), launched: nil, in: .real) { _ in }
    #expect(try files.ofAllProfiles().map(\.profile.name) == ["default", "ana"])
  }

  @Test func aNewProfileIsToldOnce() throws {
    var stage = stage
    stage.profile = try Profile("anna")
    let told = "“anna” is a new profile: it has its own settings, answers and scores."
    #expect(stage.run("stats").messages.contains(told))
    #expect(!stage.run("stats").messages.contains(told))
    #expect(stage.run(Self.quiz, ["yendo"]).messages == [])
  }
}
