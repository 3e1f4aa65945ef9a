import ConjugarCore
import ConjugarTerminal
import Foundation
import Testing

/// The code of the articles and of the README, which compiles here by the public names alone.
@Suite struct DocumentationTests {
  func aQuizInTenLines() throws {
    var quiz = try Quiz(QuizOptions(questions: 3), shuffling: .seeded(7))
    while let question = quiz.current {
      print(question.verb.name, question.slot.tense.englishName, question.subject ?? "-")
      guard let verdict = quiz.submit(readLine() ?? "") else { break }
      print(verdict.result, verdict.rightForm, verdict.diagnosis?.message ?? "")
    }
    print(quiz.points, "points")
  }

  func aSession(_ now: Timestamp) throws {
    var log: [LogEntry] = []
    let review = try Review(Schedule(History(log), at: now), ReviewOptions(questions: 20))
    let plan = review.plan(.seeded(7))
    for item in plan.items {
      if let introduction = item.introduction { print(introduction.name, introduction.rule) }
      print(item.question.verb.name, item.question.slot)
    }
    var quiz = Quiz(plan, QuizOptions())
    while let verdict = quiz.submit(readLine() ?? "") {
      log.append(LogEntry(verdict, at: now, mode: .review))
    }
  }

  @Test func forms() throws {
    print(try Conjugator().forms("tener", .preterite, .thirdPlural))  // ["tuvieron"]
    let paradigm = Conjugator().paradigm(of: try Conjugator().verb("tener"))
    for slot in Slot.of(.present) {
      for (form, marks) in zip(paradigm.forms(at: slot), paradigm.irregularLetters(at: slot)) {
        print(zip(form, marks).map { $1 ? "[\($0)]" : "\($0)" }.joined())
      }
    }
  }

  @Test func steps() throws {
    let conjugator = Conjugator()
    let verb = try conjugator.verb("buscar")
    for slot in Slot.of(.preterite) where conjugator.isIrregular(verb, at: slot) {
      for step in conjugator.explanation(of: verb, at: slot).steps {
        print(step.name, step.results, step.reason, step.source.citation)
      }
    }
    let guess = try conjugator.verb("blablecer", guessing: true)
    if let warning = conjugator.warning(of: guess) { print(warning) }
  }

  @Test func aWrongAnswer() throws {
    let conjugator = Conjugator()
    let slot = Slot.of(.present)[0]
    guard let question = conjugator.question(on: try conjugator.verb("conocer"), at: slot) else { return }
    let verdict = Grader(conjugator, accents: .half).judge("conoco", for: question)
    print(verdict.diagnosis?.message ?? "")
    #expect(verdict.diagnosis?.message.hasPrefix("“conoco” goes like a regular verb; ") == true)
  }

  @Test func aTestInFiveLines() {
    let terminal = ScriptedTerminal(["tuvieron"])
    var world = World.uiTest(terminal: terminal)
    world.randomness = FixedSeed(7)
    #expect(Launch.run(["quiz", "tener", "preterite", "3p", "-n", "1"], in: world) == 0)
    #expect(terminal.output.contains("tuvieron"))
  }

  @Test func aWorldInsteadOfAGlobal() {
    func isDue(_ due: Timestamp, by clock: any WorldClock) -> Bool { due <= clock.now }
    let clock = ScriptedClock(start: Timestamp(milliseconds: 1_000))
    #expect(isDue(Timestamp(milliseconds: 500), by: clock))
    clock.advance(by: 60_000)
    #expect(isDue(Timestamp(milliseconds: 61_000), by: clock))
  }

  /// Every block of Swift in the articles and the README stands above, imports and the manifest's lines aside.
  @Test func codeOfTheArticlesCompiles() throws {
    let articles = Self.root.appendingPathComponent("Sources/ConjugarCore/ConjugarCore.docc")
    let files = try FileManager.default.contentsOfDirectory(at: articles, includingPropertiesForKeys: nil)
    let own = Self.lines(try String(contentsOfFile: #filePath, encoding: .utf8)).joined(separator: "\n")
    var number = 0
    for file in files.filter({ $0.pathExtension == "md" }) + [Self.root.appendingPathComponent("README.md")] {
      let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
      for part in parts {
        let code = Self.lines(part.components(separatedBy: "```")[0]).filter { !$0.hasPrefix(".package(") }
        number += 1
        #expect(own.contains(code.joined(separator: "\n")), "\(file.lastPathComponent): \(code)")
      }
    }
    #expect(number >= 8)
  }

  /// Each command of the page on what others get wrong prints the form that stands beside it.
  @Test func whatOthersGetWrongIsRightHere() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent(".github/what-others-get-wrong.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| *") }.map { $0.components(separatedBy: " | ") }
    #expect(rows.count >= 10)
    for row in rows {
      let words = row[4].split { "` |".contains($0) }.map(String.init).dropFirst()
      let terminal = ScriptedTerminal()
      #expect(Launch.run(words + ["--format", "tsv"], in: World.uiTest(terminal: terminal)) == 0)
      #expect(terminal.output.split { "\t\n/".contains($0) }.contains(Substring(row[3])), "\(row[4])")
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }
}
