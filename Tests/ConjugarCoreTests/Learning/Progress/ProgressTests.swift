import ConjugarCore
import Testing

@Suite("Progress")
struct ProgressTests {
  /// Three days: ten answers that count, and one for practice.
  private static func answers() throws -> Answers {
    var answers = Answers()
    try answers.add(100, "tener preterite 3p", .wrong, "regularised")
    try answers.add(100, "hablar present 1s", .correct)
    try answers.add(100, "pensar present 1s", .wrong, "stem-change")
    try answers.add(100, "tener preterite 3p", .correct, nil, .practice)
    try answers.add(101, "tener preterite 3p", .accentSlip)
    try answers.add(101, "tener preterite 3p", .correct)
    try answers.add(101, "pensar present 1s", .wrong, "regularised")
    try answers.add(101, "leer gerund -", .skipped)
    try answers.add(102, "hablar present 1s", .correct)
    try answers.add(102, "hablar present 2s", .correct)
    try answers.add(102, "pensar present 1p", .correct, nil, .review)
    return answers
  }

  private static func counts(_ tally: Tally) -> [Int] {
    [tally.correct, tally.accentSlips, tally.wrong, tally.skipped]
  }

  @Test func practiceIsNoMeasure() throws {
    let all = try Self.answers().progress(on: 102).all
    #expect(Self.counts(all) == [5, 1, 3, 1])
    #expect(all.answers == 10)
    #expect(all.accuracy == 50)
  }

  /// Who writes a form by ear knows what happens in it, but for its letters.
  @Test func whatIsMisspelledIsKnown() throws {
    var answers = Answers()
    try answers.add(100, "pensar present 1s", .wrong, "spelling")
    try answers.add(100, "buscar preterite 1s", .wrong, "spelling")
    let progress = answers.progress(on: 100)
    #expect(progress.weakest.map(\.subject.kind.id) == ["c>qu"])
    #expect((progress.all.misspelled, progress.all.misses) == (2, 2))
  }

  /// What nothing is charged to is no weakness, which a quiz on what is weak would not have.
  @Test(arguments: ["typo", "negation"]) func aSlipIsNoWeakness(_ kind: String) throws {
    var answers = Answers()
    try answers.add(100, "decir present 1s", .wrong, kind)
    #expect(answers.progress(on: 100).weakest.isEmpty)
    #expect(answers.progress(on: 100).all.misses == 1)
  }

  /// A form that was not understood is no miss of who has to say it.
  @Test func whatWasRecognizedIsOfNoForm() throws {
    var answers = try Self.answers()
    try answers.add(102, "tener preterite 3p", .wrong, "other-tense", .quiz, "recognize")
    let (before, after) = (try Self.answers().progress(on: 102), answers.progress(on: 102))
    #expect(after.all.answers == before.all.answers + 1)
    #expect(after.slots.map { Self.counts($0.tally) } == before.slots.map { Self.counts($0.tally) })
    #expect(after.verbs.map(\.subject) == before.verbs.map(\.subject))
    #expect(after.errors.map(\.kind) == before.errors.map(\.kind))
  }

  /// Back on a later day: tuvieron (slip, kept), pienso (wrong), hablo (right). The second tuvieron of its day, and what
  /// no earlier day had seen, do not count.
  @Test func whatWasKeptFromOneDayToALater() throws {
    let all = try Self.answers().progress(on: 102).all
    #expect((all.returns, all.kept) == (3, 2))
    #expect(all.retention == 66)
  }

  @Test func byTenseAndPerson() throws {
    let progress = try Self.answers().progress(on: 102)
    #expect(progress.tenses.map(\.subject) == [.gerund, .present, .preterite])
    #expect(progress.tenses.map { Self.counts($0.tally) } == [[0, 0, 0, 1], [4, 0, 2, 0], [1, 1, 1, 0]])
    #expect(progress.persons.map(\.subject) == [.firstSingular, .secondSingular, .firstPlural, .thirdPlural, nil])
    #expect(progress.persons.map(\.tally.answers) == [4, 1, 1, 3, 1])
    #expect(
      progress.slots.map { "\($0.subject)" } == ["gerund -", "present 1s", "present 2s", "present 1p", "preterite 3p"])
    #expect(progress.slots.map(\.tally.accuracy) == [0, 50, 100, 100, 33])
  }

  /// Hablo, hablas and pensamos show none; pienso shows e→ie, tuvieron a strong preterite, leyendo i→y.
  @Test func byTheIrregularityThatShows() throws {
    let progress = try Self.answers().progress(on: 102)
    let kinds = progress.kinds.map { ($0.subject.id, $0.tally.correct, $0.tally.answers) }
    #expect(kinds.contains { $0 == ("regular-ar", 4, 4) })
    #expect(kinds.contains { $0 == ("e>ie", 0, 2) })
    #expect(kinds.contains { $0 == ("strong-preterite", 1, 3) })
    #expect(progress.kinds.first?.subject == .regularAr)
  }

  @Test(arguments: [
    ("hablar present 1s", ["regular-ar"]), ("pensar present 1s", ["e>ie"]), ("pensar present 1p", ["regular-ar"]),
    ("huir present 1s", ["inserted-y"]), ("saber present-subjunctive 1s", ["irregular-stem"]),
    ("buscar preterite 1s", ["c>qu"]), ("comenzar present-subjunctive 1s", ["e>ie", "z>c"]),
    ("hacer pluperfect 1s", ["one-of-a-kind", "haber"]),
  ])
  func kindsOfForms(_ cell: String, _ kinds: [String]) throws {
    var answers = Answers()
    try answers.add(1, cell, .correct)
    #expect(answers.progress(on: 1).kinds.map(\.subject.id) == kinds)
  }

  @Test func theMostMissedVerbsComeFirst() throws {
    let verbs = try Self.answers().progress(on: 102).verbs
    #expect(verbs.map(\.subject) == ["pensar", "leer", "tener", "hablar"])
    #expect(verbs.map(\.tally.misses) == [2, 1, 1, 0])
  }

  @Test func whatWentWrong() throws {
    let errors = try Self.answers().progress(on: 102).errors
    #expect(errors.map(\.kind) == ["regularised", "stem-change"])
    #expect(errors.map(\.count) == [2, 1])
  }

  /// e→ie 0 of 2, leyendo 0 of 1, the strong preterite missed once in 3; each as if six more answers had been like all.
  @Test func theWeakestComeFirst() throws {
    let weakest = try Self.answers().progress(on: 102).weakest
    #expect(
      weakest.map { "\($0.subject.kind.id) \($0.subject.tense.id)" }
        == ["e>ie present", "i>y gerund", "strong-preterite preterite"])
  }

  @Test(arguments: [
    (ProgressScope(days: 1), [3, 0, 0, 0]),
    (ProgressScope(days: 2), [4, 1, 1, 1]),
    (ProgressScope(verbs: ["pensar", "leer"]), [1, 0, 2, 1]),
    (ProgressScope(slots: Set(Slot.of(.preterite))), [1, 1, 1, 0]),
    (ProgressScope(slots: Set(Slot.of(.present)), verbs: ["hablar"], days: 1), [2, 0, 0, 0]),
    (ProgressScope(verbs: ["ser"]), [0, 0, 0, 0]),
  ])
  func narrowed(_ scope: ProgressScope, _ counts: [Int]) throws {
    let progress = try Self.answers().progress(on: 102, scope)
    #expect(Self.counts(progress.all) == counts)
    #expect(progress.isEmpty == (counts == [0, 0, 0, 0]))
    // Days in a row are those of all answers.
    #expect(progress.days.streak == 3)
  }

  /// What was seen before the days asked for was seen all the same.
  @Test func narrowedDaysRememberWhatWasSeen() throws {
    let all = try Self.answers().progress(on: 102, ProgressScope(days: 1)).all
    #expect((all.returns, all.kept) == (1, 1))
  }

  @Test func weekByWeek() throws {
    var answers = Answers()
    // Day 102, 13 April 1970, was a Monday.
    try answers.add(101, "ir gerund -", .correct)
    try answers.add(102, "ir gerund -", .wrong)
    try answers.add(108, "ir gerund -", .correct)
    let weeks = answers.progress(on: 109).weeks
    #expect(weeks.count == 53)
    #expect(weeks.suffix(4).map(\.accuracy) == [nil, 100, 50, nil])
  }

  /// A log that was edited by hand.
  @Test func wordsThatAreNoVerbsHaveNoKind() throws {
    var answers = Answers()
    try answers.add(1, "xyzzy present 1s", .wrong)
    let progress = answers.progress(on: 1)
    #expect(progress.verbs.map(\.subject) == ["xyzzy"])
    #expect(progress.kinds.isEmpty && progress.weakest.isEmpty)
  }

  @Test func ofNothing() {
    let progress = Answers().progress(on: 1)
    #expect(progress.isEmpty)
    #expect(progress.all.accuracy == nil && progress.all.retention == nil)
    #expect(progress.tenses.isEmpty && progress.errors.isEmpty)
  }

  /// The infinitive is the name of the verb: no quiz asks it.
  @Test func anInfinitiveIsNothingToDrill() throws {
    var answers = Answers()
    for _ in 0..<3 { try answers.add(1, "salir infinitive -", .wrong) }
    #expect(answers.progress(on: 1).weakest.isEmpty)
  }
}
