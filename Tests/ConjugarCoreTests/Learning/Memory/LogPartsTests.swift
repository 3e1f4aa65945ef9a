import Testing

@testable import ConjugarCore

/// A log that is read in parts tells what it tells when it is read in one go, wherever it is cut.
@Suite("Parts of a log")
struct LogPartsTests {
  /// Files that are cut into parts before some of their lines.
  private struct CutJournal: Journal {
    let location = "memory"
    let files: [[String]]
    var cuts: Set<Int> = []

    func append(_ line: String) {}

    func forEachLine(_ body: (JournalLine) -> Void) {
      for (file, lines) in files.enumerated() {
        for (index, line) in lines.enumerated() {
          body(JournalLine(Array(line.utf8)[...], file: "file \(file)", number: index + 1))
        }
      }
    }

    func forEachPart<Part: Sendable>(
      _ empty: (String) -> Part, adding add: @Sendable (inout Part, ArraySlice<UInt8>, Int) -> Void,
      _ body: (Part, Int) -> Void
    ) {
      for (file, lines) in files.enumerated() {
        var (part, start) = (empty("file \(file)"), 0)
        for (index, line) in lines.enumerated() {
          if cuts.contains(index) {
            body(part, start)
            (part, start) = (empty("file \(file)"), index)
          }
          add(&part, Array(line.utf8)[...], index - start + 1)
        }
        body(part, start)
      }
    }
  }

  private static func told(_ journal: some Journal) throws -> String {
    let log = try journal.log(at: LogUnionTests.now) { $0.milliseconds < 50 * 86_400_000 ? 7200 : 3600 }
    return "\(LogUnionTests.told(log.history)) \(log.lastRound) \(log.notes) \(log.files)"
  }

  @Test func partsTellWhatTheWholeTells() throws {
    var generator = SplitMix64(seed: 20_261_122)
    for _ in 0..<60 {
      var lines = LogUnionTests.lines(&generator)
      // Copies, among them of lines that begin a round; what is damaged; what is from the future.
      lines += lines.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
      for line in ["{", lines[0].replacing("1970", with: "2970")] {
        lines.insert(line, at: Int.random(in: 0...lines.count, using: &generator))
      }
      let end = Int.random(in: 0...lines.count, using: &generator)
      var journal = CutJournal(files: [Array(lines[..<end]), Array(lines[end...])])
      if journal.files.contains(where: { $0.count < 4 }) { continue }
      let whole = try Self.told(journal)
      for share in [1, 2, 10, 30] {
        journal.cuts = Set((1..<lines.count).filter { _ in Int.random(in: 0..<share, using: &generator) == 0 })
        #expect(try Self.told(journal) == whole)
      }
    }
  }
}
