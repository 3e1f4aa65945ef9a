import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

/// What was begun goes on as it was, or is done.
extension DayCommandTests {
  @Test func aQuizThatWasLeftGoesOn() throws {
    store.update { $0["region"] = "spain" }
    _ = try run("quiz -n 3 --difficulty moderate", ["x", "y", ":undo", ":quit"])
    let piped = try run("day", [], height: nil, withMessages: true)
    #expect(piped.contains("“conjugar day --resume” goes on where you left, at 1 of 3."), "\(piped)")
    let page = try run("", ["r", ":quit"])
    #expect(page.contains("resume the quiz you left at 1 of 3"))
    #expect(page.contains("3 questions · moderate"))
    #expect(page.contains("\n2/3 "))
    // Its end has a score, and then nothing is left to take up.
    let end = try run("", ["r", "x", "y", ":quit"])
    #expect(end.contains("right          0 of 3"), "\(end)")
    #expect(try !run("day", ["x"]).contains("resume the"))
  }

  /// Whatever sentences it has, and whatever the settings have become.
  @Test(arguments: ["mixed", "only", "off"])
  func aQuizWithSentencesGoesOn(_ use: String) throws {
    store.update { $0 = ["retry": "off", "region": "spain", "sentences": use] }
    _ = try run("quiz -n 4", ["x", ":quit"])
    store.update {
      $0 = ["retry": "off", "region": "spain", "accents": "strict", "sentences": use == "off" ? "only" : "off"]
    }
    #expect(try run("", ["r", ":quit"]).contains("left at 1 of 4"))
  }

  /// A session goes on with the very questions that it began with, and so does a review.
  @Test(arguments: ["", "review -n 4"])
  func aSessionThatWasLeftGoesOn(_ line: String) throws {
    store.update { $0["region"] = "spain" }
    _ = try run("quiz comer tener dormir present -n 5", ["x", "y", "z", "w", "v"], at: "2026-11-20T12:00:00.000Z")
    let begun = try run(line, (line.isEmpty ? [""] : []) + ["x", "y", ":quit"])
    let unanswered = try #require(begun.components(separatedBy: "\n3/").last?.components(separatedBy: "\n  ").first)
    let page = try run("", ["", ":quit"], at: "2026-11-21T14:00:00.000Z")
    #expect(page.contains(" questions left of the ") && page.contains("return: continue"), "\(page)")
    #expect(page.contains("\n3/\(unanswered)"), "\(unanswered) is not in \(page)")
  }

  /// What was asked today waits for another day: a prompt is told that this one is done.
  @Test func theDayIsDoneAfterItsSession() throws {
    store.update { $0["region"] = "spain" }
    #expect(try run("day --brief", []).hasPrefix("Today: "))
    _ = try run("day 3", [""] + Array(repeating: "x", count: 9))
    #expect(try run("day --brief", []).hasPrefix("Today is done."))
    #expect(try !run("day --brief", [], at: "2026-11-22T12:00:00.000Z").hasPrefix("Today is done."))
  }

  /// What is done stays done, and what was begun goes on as it was planned: what is chosen now is of the next session.
  @Test(arguments: ["second-person vos", "region latin-america", "minutes 5", "background some", "never "])
  func aChoiceIsOfTheNextSession(_ choice: String) throws {
    store.update { $0 = ["retry": "off", "region": "spain", "minutes": "2"] }
    let begun = try run("day", ["", "x", "y", "z", ":quit"])
    let total = try #require(
      begun.components(separatedBy: "\n1/").last?.split(separator: " ").first.flatMap { Int($0) })
    let (key, value) = (choice.prefix { $0 != " " }, choice.drop { $0 != " " }.dropFirst())
    let verb = try log.standing()[1].infinitive
    store.update { $0[String(key)] = value.isEmpty ? verb : String(value) }
    let left = try run("day --brief", [])
    #expect(value.isEmpty || left.hasPrefix("Today: \(total - 3) questions left of the \(total) you started"))
    _ = try run("day", [""] + Array(repeating: "x", count: total - 3) + ["x", "x"])
    #expect(try run("day --brief", []).hasPrefix("Today is done."))
  }

  /// A verb that is put away on the way, among the questions or the misses, changes nothing of what was asked.
  @Test(arguments: [["x", "y", ":never", "z", ":quit"], ["x", "y", "z", "w", "v", "u", "", ":never", ":quit"]])
  func aVerbIsPutAwayOnTheWay(_ input: [String]) throws {
    store.update { $0["region"] = "spain" }
    _ = try run("day 6", [""] + input + ["x"])
    let isDone = !input.contains("y") || input.contains("u")
    let line = try run("day --brief", [])
    #expect(line.hasPrefix(isDone ? "Today is done." : "Today: 3 questions left of the 6 you started"), "\(line)")
  }

  /// Among the misses, which have points no more, nothing is known or not.
  @Test func knownIsNotOfferedAmongTheMisses() throws {
    store.update { $0["region"] = "spain" }
    let output = try run("day 4", ["", "x", "y", "z", "w", "", ":known", ":quit", "x"])
    #expect(
      output.contains("“:known” is not a command here (accepted: ") && !output.contains("and :known"), "\(output)")
  }

  /// Return goes on with the session of today that was left; another one is begun by a key of its own.
  @Test func returnGoesOnWithTodaysSession() throws {
    store.update { $0["region"] = "spain" }
    let begun = try run("day", ["", "x", "y", ":quit"])
    let third = try #require(begun.components(separatedBy: "\n3/").last?.components(separatedBy: "\n  ").first)
    let page = try run("day", ["r", "", ":quit"], at: "2026-11-21T14:00:00.000Z")
    #expect(page.contains("“r” is not a choice here (accepted: return, n, q, "), "\(page)")
    #expect(page.contains("left of the ") && page.contains("return: continue   n: start over"), "\(page)")
    #expect(page.contains("\n3/\(third)"), "\(page)")
    #expect(try run("day", ["n", ":quit"], at: "2026-11-21T15:00:00.000Z").contains("\n1/"))
    // Tomorrow there is another session.
    let next = try run("day", ["", ":quit"], at: "2026-11-22T12:00:00.000Z")
    #expect(next.contains("return: begin") && next.contains("\n1/"), "\(next)")
  }

  /// A verb that is left out from now on takes nothing else of today's session along.
  @Test func aSessionGoesOnWithoutAVerb() throws {
    store.update { $0["region"] = "spain" }
    let begun = try run("day", ["", "x", "y", ":quit"])
    let rest = begun.components(separatedBy: "\n2/").last?.split(separator: "\n")
    let second = try #require(rest?.first { $0.contains(" · to ") })
    store.update { $0["never"] = second.split(separator: " ").first.map(String.init) }
    #expect(try run("day --brief", []).contains(" questions left of the "), "\(second)")
  }

  /// A verb that is put away is asked no more of what was begun, wherever it stands among the rest.
  @Test(arguments: ["quiz -n 6", "review -n 8"])
  func aVerbThatIsPutAwayIsAskedNoMore(_ line: String) throws {
    let whole = DayCommandTests()
    for tests in [self, whole] { tests.store.update { $0["region"] = "spain" } }
    _ = try whole.run(line, Array(repeating: "x", count: 8))
    let verbs = try whole.log.standing().map(\.infinitive)
    let away = Set(verbs[3...5]).subtracting([verbs[0]])
    _ = try run(line, ["x", ":quit"])
    store.update { $0["never"] = away.sorted().joined(separator: ",") }
    let rest = try run("day --resume", Array(repeating: "x", count: 40))
    #expect(try rest.contains("\n2/") && away.isDisjoint(with: log.standing().map(\.infinitive)), "\(rest)")
  }

  /// What is chosen for one run holds for what it goes on with, and so do the defaults where no choice can be read.
  @Test func aRunGoesOnByItsOwnChoices() throws {
    store.update { $0["region"] = "spain" }
    _ = try run("quiz -n 3", ["x", ":quit"])
    #expect(try run("day --resume", ["y", ":quit"], overrides: ["retry": "on"]).contains("✗ wrong · once more"))
    let output = try run("day --resume", ["y", ":quit"], store: Unreadable(), withMessages: true)
    #expect(output.contains("\n3/3 ") && output.components(separatedBy: "cannot read").count == 2, "\(output)")
  }

  /// The command that is kept to go on says each choice once, and none that has nothing to say to a review.
  @Test func theCommandOfAReviewSaysEachChoiceOnce() throws {
    store.update { $0 = ["region": "spain", "never": "poder"] }
    let lines = [("review -n 4", "--set tenses=all"), ("review -n 4 --tense present,future", "--tense present,future")]
    for (line, tenses) in lines {
      _ = try run(line, ["x", ":quit"])
      let said = "conjugar review --questions 4 --region spain --second-person tu \(tenses)"
      #expect(
        try log.standing().last?.rare.command == "\(said) --set background=none --set never=poder --seed 7")
    }
  }
}

/// Settings that cannot be read.
private struct Unreadable: GetterSetter {
  let location = "nowhere"

  func values() throws(StorageError) -> [String: String] { throw .cannotRead(location: location, reason: "denied") }
  func update(_ change: (inout [String: String]) -> Void) throws(StorageError) { _ = try values() }
}
