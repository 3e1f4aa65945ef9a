import ConjugarCore

/// Puts a file, damaged or not, through every reader, and says what is wrong with what came out.
struct ReaderTrial {
  private let conjugator: Conjugator
  private static let now = Timestamp(milliseconds: 1_795_000_000_000)

  init(_ conjugator: Conjugator = Conjugator()) { self.conjugator = conjugator }

  /// - Returns: what is wrong: nothing read may trap, be lost in silence, or come out otherwise when it is read again.
  func faults(of bytes: [UInt8], computing: Bool = true) -> [String] {
    log(bytes, computing) + settings(bytes) + scores(bytes) + events(bytes) + reviews(bytes)
  }

  private func log(_ bytes: [UInt8], _ computing: Bool) -> [String] {
    let log = GivenLines(bytes)
    var lines = 0
    log.forEachLine { _ in lines += 1 }
    let reading: LogReading
    do throws(StorageError) { reading = try log.log(at: Self.now) { _ in 3600 } } catch {
      // An error means that no line of it is an answer.
      return log.logFiles(at: Self.now).contains { $0.lines > 0 } ? ["a log with answers is no log"] : []
    }
    var faults: [String] = []
    let file = reading.files.first
    let uncounted = (file?.unreadable.count ?? 0) + (file?.future.count ?? 0)
    let read = file?.lines ?? 0
    if read + uncounted != lines { faults.append("\(lines) lines, \(read + uncounted) accounted for") }
    if reading.history.count > read { faults.append("more answers than lines") }
    if reading.notes.isEmpty != (uncounted == 0) { faults.append("silent") }
    log.forEachLine { line in
      guard case .answer(let entry) = LogLine(line.bytes) else { return }
      if LogEntry(line: entry.line) != entry { faults.append(entry.line) }
    }
    if computing {
      let schedule = Schedule(reading.history, at: Self.now, zoneOffset: 3600)
      if schedule.begun.contains(where: { $0.lastDay > schedule.today + 1 }) { faults.append("a frozen skill") }
      let progress = Progress(reading.history, now: Self.now, zoneOffset: 3600, conjugator: conjugator)
      if progress.all.answers > reading.history.count { faults.append("more counted than read") }
    }
    return faults
  }

  private func settings(_ bytes: [UInt8]) -> [String] {
    guard var text = try? SettingsText(bytes) else { return [] }
    var values = text.values
    values["region"] = "spain"
    guard (try? text.change(to: values)) != nil, let again = try? SettingsText(Array(text.text.utf8)) else {
      return ["settings that cannot be changed"]
    }
    return again.values == values ? [] : ["settings that change otherwise"]
  }

  private func scores(_ bytes: [UInt8]) -> [String] {
    let scores = GivenLines(bytes).scores(at: Self.now).scores
    return scores.contains { !$0.isPossible(at: Self.now) } ? ["a score that cannot be"] : []
  }

  private func events(_ bytes: [UInt8]) -> [String] {
    let clock = ScriptedClock(start: Self.now)
    let journal = JournalAnalytics(GivenLines(bytes), clock: clock, settings: Settings(DictionaryGetterSetter()))
    let events = (try? journal.events()) ?? []
    return events.contains { $0.name.unicodeScalars.contains(where: \.steersTerminal) } ? ["a raw event"] : []
  }

  private func reviews(_ bytes: [UInt8]) -> [String] {
    let store = DictionaryGetterSetter((try? SettingsText(bytes))?.values ?? [:])
    let prompter = MessageStarPrompter(
      store: store, clock: ScriptedClock(start: Self.now), terminal: ScriptedTerminal([]))
    do { try prompter.quizFinished() } catch { return ["\(error)"] }
    return store.values()["quizzes-finished"].flatMap { Int($0) }.map { $0 > 0 } == true ? [] : ["no count"]
  }

  /// Files to damage: a log with lines of both versions, settings, scores, a journal, a count.
  static let samples: [[UInt8]] = [
    """
    {"time":"2026-11-08T18:00:00.000Z","infinitive":"hablar","tense":"present","person":"1s","answer":"hablo","result":"correct","grade":3,"milliseconds":1200,"mode":"quiz","seed":42,"version":"1.0.0"}
    {"time":"2026-11-08T18:00:18.000Z","infinitive":"tener","tense":"preterite","person":"3p","answer":"tenieron","result":"wrong","kind":"regularised","grade":1,"milliseconds":1800,"mode":"quiz","seed":42,"version":"1.0.0","replaces":"2026-11-08T18:00:00.000Z"}
    {"id":"r9qnzf5vkp8x8","time":"2026-11-09T18:00:36.000Z","zone":-180,"infinitive":"oír","tense":"gerund","person":"-","answer":"oyendo","result":"correct","grade":3,"hints":0,"milliseconds":2400,"mode":"review","version":"2.0.0"}
    {"id":"6j797rb4nry96","time":"2026-11-09T18:00:40.000Z","zone":60,"infinitive":"pensar","tense":"present","person":"1s","answer":"penso","result":"wrong","kind":"stem-change","grade":1,"hints":1,"milliseconds":900,"mode":"quiz","version":"2.0.0"}
    {"id":"3tq1wv0cpe2ga","time":"2026-11-09T18:00:40.500Z","zone":60,"infinitive":"ser","tense":"present","person":"3s","answer":"está","result":"wrong","kind":"other-verb","grade":1,"hints":0,"milliseconds":900,"firstKeyMilliseconds":400,"mode":"quiz","seed":42,"version":"2.0.0","choice":"ser-estar","sentence":"a1","missed":"choice","command":"quiz --seed 42"}
    {"id":"0cctkr7x46ek3","time":"2026-11-09T18:00:41.000Z","retracts":"6j797rb4nry96"}

    """,
    """
    # The settings of conjugar: key = value, one a line.
    region = spain
    questions = 20
    ana.player = Ana María

    """,
    "2026-11-08T18:00:00.000Z\t166\tlatin-america\teasy\t50\tAna\n2026-11-09T18:00:00.000Z\t250\tspain\teasy\t50\tBruno\n",
    "2026-11-08T18:00:00.000Z\tquiz finished\n2026-11-08T18:00:01.000Z\tquiz ran\n",
    "quizzes-finished = 8\nlast-asked = 2026-01-01T00:00:00.000Z\n",
  ].map { Array($0.utf8) }
}
