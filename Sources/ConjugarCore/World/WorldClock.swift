/// Tells the time.
public protocol WorldClock {
  var now: Timestamp { get }

  /// Nanoseconds since some fixed moment; unlike `now` they never jump, so they measure how long something took.
  var uptime: UInt64 { get }

  /// Seconds that the learner's wall clock is ahead of UTC at a moment.
  func zoneOffset(at moment: Timestamp) -> Int
}
