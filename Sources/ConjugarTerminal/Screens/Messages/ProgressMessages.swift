import ConjugarCore

/// What a learner reads of progress, in English: beside drawings, and told in sentences alone.
struct ProgressMessages {
  let byTense = "By tense"
  let byPerson = "By person"
  let byKind = "By kind of irregularity"
  let mostMissed = "Most missed verbs"
  let errors = "What wrong answers were"
  let weakest = "Weakest, and what drills it"
  let allWeak = "all that is weak"
  let headersOfShares = ["right", "of", "remembered"]
  let headersOfMisses = ["missed", "of"]
  let headersOfErrors = ["times"]
  let headersOfFluency = ["now", "before", "of"]
  let allTogether = "all"
  let answers = "answers"
  let remembered = "remembered"
  let streak = "streak"

  func title(_ narrowing: String) -> String { "Your progress" + (narrowing.isEmpty ? "" : ": \(narrowing)") }

  /// - Parameter isNarrowed: whether there are answers, but of other kinds.
  func none(isNarrowed: Bool) -> String {
    "\(isNarrowed ? "No answers of this kind yet" : "No answers yet"): “conjugar quiz” begins, and every answer counts."
  }

  func fluency(_ report: FluencyReport) -> String {
    report.isToFirstKey ? "Seconds to the first key" : "Seconds to a right answer"
  }

  /// `2.4`: tenths, as no thought is measured finer.
  func seconds(_ milliseconds: Int) -> String { "\(milliseconds / 1000).\(milliseconds % 1000 / 100)" }

  func days(_ days: Int) -> String { days == 1 ? "today" : "the last \(days) days" }

  func total(_ tally: Tally) -> String { "\(tally.answers): \(shares(tally))" }

  func remembered(_ percent: Int, of returns: Int) -> String { "\(percent)% of \(returns) seen on an earlier day" }

  /// `87% right, 3 only the accent, 9 wrong`: what is not zero.
  func shares(_ tally: Tally) -> String {
    let others = [("only the accent", tally.accentSlips), ("wrong", tally.wrong), ("not known", tally.skipped)]
    return (["\(tally.accuracy ?? 0)% right"] + others.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" })
      .joined(separator: ", ")
  }

  /// Days in a row, what today has to do with it, and the longest ever.
  func streak(_ days: ProgressDays) -> String {
    let now = days.streak == 0 ? "none now" : "\(days.streak.counted("day")) in a row"
    let today = days.isTodayDone ? ", today included" : days.streak == 0 ? "" : ", today still to do"
    return "\(now)\(today); the longest \(days.longestStreak.counted("day"))"
  }

  /// `1s yo`.
  func name(_ person: Person) -> String { "\(person.id) \(person.subjects[0])" }

  /// `other-tense` as a person reads it; the log may say anything.
  func error(_ kind: String) -> String { kind.printable(upTo: 24).split(separator: "-").joined(separator: " ") }

  func weak(_ name: String, _ tally: Tally) -> String {
    "\(name): \(tally.answers - tally.misses) of \(tally.answers) known"
  }

  /// What is weak: `e>ie, present`.
  func name(_ weak: IrregularityInTense) -> String { "\(weak.kind.id), \(weak.tense.englishName)" }
}

/// Progress told in sentences, for whoever listens to a screen.
extension ProgressMessages {
  func all(_ tally: Tally, _ narrowing: String) -> String {
    let kept =
      tally.retention.map { " Of \(tally.returns) forms seen on an earlier day \($0)% were remembered." } ?? ""
    return "All\(narrowing.isEmpty ? "" : " (\(narrowing))"): \(tally.answers) answers, \(shares(tally)).\(kept)"
  }

  func streakSentence(_ days: ProgressDays) -> String { "Streak: \(streak(days))." }

  /// `Present: 87% of 120 answers right, 91% of 40 remembered.`
  func sentence(_ name: String, _ tally: Tally) -> String {
    let answers = tally.answers.counted("answer")
    let kept = tally.retention.map { ", \($0)% of \(tally.returns) remembered" } ?? ""
    return "\(name.prefix(1).uppercased())\(name.dropFirst()): \(tally.accuracy ?? 0)% of \(answers) right\(kept)."
  }

  /// `Right by person: yo 53% of 13, tú 50% of 6.`
  func sentence(_ persons: [(person: Person, tally: Tally)]) -> String {
    let shares = persons.map { "\($0.subjects[0]) \($1.accuracy ?? 0)% of \($1.answers)" }
    return "Right by person: \(shares.joined(separator: ", "))."
  }

  var otherTenses: String { "the other tenses" }
  func kind(_ name: String) -> String { "kind \(name)" }

  /// `Most missed verbs: tener, 7 of 9; ir, 3 of 5.`
  func missed(_ verbs: [(name: String, tally: Tally)]) -> String {
    "\(mostMissed): " + verbs.map { "\($0), \($1.misses) of \($1.answers)" }.joined(separator: "; ") + "."
  }

  /// `Fluency: the first key of a right answer comes after 1.8 seconds, earlier 2.6: faster than before. …`
  func fluencySentence(_ report: FluencyReport, _ all: Fluency) -> String {
    let change = all.now < all.before ? "faster" : all.now > all.before ? "slower" : "no faster"
    return "Fluency: \(report.isToFirstKey ? "the first key of a right answer comes after" : "a right answer takes") "
      + "\(seconds(all.now)) seconds, earlier \(seconds(all.before)): \(change) than before. "
      + "These are the medians of the later and the earlier half of \(all.answers) answers."
  }

  /// `The slowest: preterite 2.4 seconds, earlier 3.0; …`
  func slowest(_ rows: some Sequence<(String, Fluency)>) -> String {
    "The slowest: "
      + rows.map { "\($0) \(seconds($1.now)) seconds, earlier \(seconds($1.before))" }.joined(separator: "; ") + "."
  }

  func week(_ date: String) -> String { "week of \(date)" }

  func errorSentence(_ errors: [(kind: String, count: Int)]) -> String {
    "\(self.errors): " + errors.map { "\(error($0)) \($1)" }.joined(separator: ", ") + "."
  }

  func weakSentence(_ name: String, _ tally: Tally) -> String {
    "Weak: \(name), \(tally.answers - tally.misses) of \(tally.answers) known. What drills it:"
  }

  var allWeakSentence: String { "What drills all that is weak:" }
}
