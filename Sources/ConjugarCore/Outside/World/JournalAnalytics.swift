/// Analytics in a journal, one event a line: time, event and parameters, with tabs between.
package struct JournalAnalytics: Analytics {
  private let journal: any KeptLines
  private let clock: any WorldClock

  package init(_ journal: any KeptLines, clock: any WorldClock) {
    self.journal = journal
    self.clock = clock
  }

  package var location: String { journal.location }

  package func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String]) {
    let pairs = parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ").printable
    do { try journal.append("\(clock.now)\t\(event.rawValue)" + (pairs.isEmpty ? "" : "\t\(pairs)")) } catch {
      // Dropped, as promised.
    }
  }

  /// A line that is no event is passed over.
  package func events() throws(StorageError) -> [AnalyticsEvent] {
    try journal.lines().compactMap(Self.event)
  }

  package func files() -> [KeptFile] {
    journal.files("journal") { line in
      Self.event(line.text) == nil ? (.unreadable, nil) : (.read, nil)
    }
  }

  private static func event(_ line: String) -> AnalyticsEvent? {
    let fields = line.split(maxSplits: 2) { $0 == "\t" }
    guard fields.count >= 2, let time = Timestamp(fields[0]) else { return nil }
    return AnalyticsEvent(
      time: time, name: fields[1].printable, parameters: fields.dropFirst(2).first?.printable ?? "")
  }
}
