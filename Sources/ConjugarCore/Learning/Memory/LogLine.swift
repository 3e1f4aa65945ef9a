/// A line of the log: an answer, or the retraction of one.
package enum LogLine: Hashable, Sendable {
  case answer(LogEntry)
  case retraction(of: String)

  /// Reads a line with its fields in any order, ignoring unknown ones.
  ///
  /// - Returns: `nil` if the line is truncated or damaged, or has a value that this version does not know.
  package init?(_ line: some Collection<UInt8>) {
    var (answer, retracted) = (LogEntry(), String?.none)
    // The rows of the table that were found, one bit each, and the row that most likely comes next.
    var (found, next): (UInt32, Int) = (0, 0)
    let (names, setters) = (Self.names, Self.setters)
    let isWhole = line.withSlice { line in
      JSONLine.forEachMember(of: line) { name, value in
        for row in names.indices {
          let row = row + next < names.count ? row + next : row + next - names.count
          guard names[row].count == name.count, names[row].elementsEqual(name) else { continue }
          if setters[row](&answer, value) { found |= 1 << UInt32(row) }
          next = row + 1
          return
        }
        if name.spells(Self.retracts) { retracted = value.identifier }
      }
    }
    guard isWhole else { return nil }
    if let retracted {
      self = .retraction(of: retracted)
    } else {
      guard found & Self.needed == Self.needed, answer.slot != nil else { return nil }
      self = .answer(answer)
    }
  }

  /// Returns the line, with an identifier of its own, that retracts the answer with another identifier.
  package static func retraction(of retracted: String, id: String, at time: Timestamp) -> String {
    JSON.object([("id", .string(id)), ("time", .string(time.description)), (retracts, .string(retracted))]).text
  }

  private static let retracts = "retracts"

  /// The names of the fields, and their setters, in the order of the table.
  private static let names = LogField.all.map { Array($0.name.utf8) }
  private static let setters = LogField.all.map(\.set)

  /// The rows without which a line is not an answer, one bit each.
  private static let needed = LogField.all.enumerated().reduce(UInt32(0)) { bits, row in
    row.element.isNeeded ? bits | 1 << UInt32(row.offset) : bits
  }
}

extension LogEntry {
  /// The line that `init(line:)` reads, without a line break.
  public var line: String { JSON.object(LogField.all.compactMap { row in row.get(self).map { (row.name, $0) } }).text }

  /// Reads what `line` writes, with its fields in any order, ignoring unknown ones.
  ///
  /// - Returns: `nil` if the line is truncated or damaged, or has a value that this version does not know.
  public init?(line: some StringProtocol) {
    guard case .answer(let answer) = LogLine(line.utf8) else { return nil }
    self = answer
  }
}
