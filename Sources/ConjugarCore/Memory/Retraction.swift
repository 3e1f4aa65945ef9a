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
}
