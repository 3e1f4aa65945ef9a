/// A line of the log that takes an answer back.
package struct Retraction: Hashable, Sendable {
  package var id: String
  /// When the answer was taken back.
  package var time: Timestamp
  /// The identifier of the answer.
  package var retracts: String

  package init(id: String, time: Timestamp, retracts: String) {
    self.id = id
    self.time = time
    self.retracts = retracts
  }

  /// The line, without its end.
  package var line: String {
    JSON.object([("id", .string(id)), ("time", .string(time.description)), (Self.member, .string(retracts))]).text
  }

  /// The member that makes a line a retraction.
  static let member = "retracts"
}
