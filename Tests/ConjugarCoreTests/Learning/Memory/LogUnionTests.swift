import ConjugarCore
import Testing

/// Any interleaving, duplication, reordering and union of parts of a log gives what the log gives.
@Suite("Logs of several machines")
struct LogUnionTests {
  static let now = Timestamp(milliseconds: 100 * 86_400_000)

  /// Lines of two versions and several zones, with answers taken back in both ways, some answers at one millisecond, and
  /// some that begin a round.
  static func lines(_ generator: inout SplitMix64) -> [String] {
    let names = ["ser", "tener", "hablar", "pensar", "ir", "oír", "mesa"]
    let slots = [Slot(.present, .firstSingular), Slot(.preterite, .thirdPlural), Slot.gerund].compactMap { $0 }
    var lines: [String] = []
    var identifiers = LogIdentifiers(seed: generator.next(), time: now, uptime: 0)
    for number in 0..<60 {
      let slot = slots[Int.random(in: slots.indices, using: &generator)]
      let isRight = Bool.random(using: &generator)
      let isOld = Int.random(in: 0..<3, using: &generator) == 0
      let time = Timestamp(milliseconds: Int64(number / 2) * 40_000_000)
      let id = isOld ? nil : identifiers.next()
      let previous = Timestamp(milliseconds: time.milliseconds - 40_000_000)
      var answer = LogEntry(
        names[Int.random(in: names.indices, using: &generator)], slot, isRight ? .correct : .wrong, at: time,
        mode: Int.random(in: 0..<9, using: &generator) == 0 ? .practice : .quiz)
      (answer.id, answer.answer, answer.kind) = (id, "x", isRight ? nil : "ending")
      answer.zone = isOld ? nil : [-300, 0, 60, 780][Int.random(in: 0..<4, using: &generator)]
      answer.rare.command = number.isMultiple(of: 7) ? "conjugar quiz" : nil
      answer.rare.replaces = isOld && number.isMultiple(of: 5) ? previous : nil
      lines.append(answer.line)
      if let id, Int.random(in: 0..<6, using: &generator) == 0 {
        lines.append(LogLine.retraction(of: id, id: identifiers.next(), at: time))
      }
    }
    return lines
  }

  /// All that a log says, as a text.
  private static func told(_ lines: [String]) throws -> String {
    told(try MemoryLines(lines).log(at: now) { $0.milliseconds < 50 * 86_400_000 ? 7200 : 3600 }.history)
  }

  static func told(_ history: History) -> String {
    let schedule = Schedule(history, at: now, zoneOffset: 3600)
    let skills = schedule.begun.sorted { $0.skill.id < $1.skill.id }.map { record in
      "\(record.skill.id) \(record.memory.map { "\($0)" } ?? "") \(record.firstDay ?? -1) \(record.lastDay) \(record.dueDay) "
        + "\(record.asked) \(record.right)"
    }
    let progress = Progress(history, now: now, zoneOffset: 3600)
    return "\(history.count) \(skills) \(progress.all) \(progress.days) \(progress.weeks) \(progress.errors) "
      + "\(progress.verbs) \(progress.weakest)"
  }

  @Test func anyUnionOfPartsTellsTheSame() throws {
    var generator = SplitMix64(seed: 20_261_121)
    for _ in 0..<40 {
      let lines = Self.lines(&generator)
      let whole = try Self.told(lines)
      for _ in 0..<5 {
        // Each line is in one part at least; the parts are put one after another in disorder.
        var parts = [[String]](repeating: [], count: 3)
        for line in lines {
          for part in parts.indices where Int.random(in: 0..<2, using: &generator) == 0 { parts[part].append(line) }
          parts[Int.random(in: parts.indices, using: &generator)].append(line)
        }
        var all = parts.flatMap { $0 }
        if Bool.random(using: &generator) { all.shuffle(using: &generator) }
        #expect(try Self.told(all) == whole)
      }
      #expect(try Self.told(lines.reversed()) == whole)
    }
  }

  /// What is said twice, and what no line says.
  @Test func theSameLogTwiceIsTheLog() throws {
    var generator = SplitMix64(seed: 7)
    let lines = Self.lines(&generator)
    #expect(try Self.told(lines + lines) == Self.told(lines))
    #expect(try Self.told(lines) != Self.told(Array(lines.dropLast(20))))
  }

  /// A session's answers are added to what was read before it.
  @Test func whatIsAddedCountsAsIfItWereRead() throws {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<10 {
      let entries = Self.lines(&generator).compactMap { LogEntry(line: $0) }.filter { $0.zone != nil }
      let cut = Int.random(in: 0...entries.count, using: &generator)
      let added = History(Array(entries[..<cut])).adding(Array(entries[cut...]))
      #expect(Self.told(added) == Self.told(History(entries)))
      // With what was read already, nothing counts twice.
      #expect(Self.told(added.adding(entries)) == Self.told(History(entries)))
    }
  }

  /// The round to go on with is the last that was begun, in whatever file; a copy of the log does not shorten it.
  @Test func theLastRoundIsFoundInAnyFile() throws {
    func line(_ id: String, _ second: Int64, _ mode: LogEntry.Mode = .quiz, begins: Bool = false) -> String {
      var answer = LogEntry(
        "ser", .gerund, .wrong, at: Timestamp(milliseconds: second * 1000), mode: mode)
      (answer.id, answer.zone) = (id, 0)
      answer.rare.command = begins ? "conjugar quiz" : nil
      return answer.line
    }
    let old = [line("a", 1, begins: true), line("b", 2)]
    let new = [
      line("c", 10, begins: true), line("d", 11), line("r", 12, .review),
      LogLine.retraction(of: "d", id: "t", at: Timestamp(milliseconds: 12_500)), line("e", 13),
    ]
    for lines in [old + new, new + old, old + new + new.prefix(2), old + new.prefix(1) + old + new] {
      let round = try MemoryLines(lines).log(at: Self.now) { _ in 0 }.history.lastRound
      #expect(round.map(\.id) == ["c", "e"], "\(lines)")
    }
    #expect(try MemoryLines([line("b", 2)]).log(at: Self.now) { _ in 0 }.history.lastRound.isEmpty)
  }
}
