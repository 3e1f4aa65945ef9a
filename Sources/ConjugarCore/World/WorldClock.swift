/// Tells the time.
public protocol WorldClock {
  var now: Timestamp { get }

  /// Nanoseconds since some fixed moment; unlike `now` they never jump, so they measure how long something took.
  var uptime: UInt64 { get }

  /// Seconds that the learner's wall clock is ahead of UTC at a moment.
  func zoneOffset(at moment: Timestamp) -> Int
}

/// A clock that stands still, or goes on by a fixed step each time it is looked at.
public final class ScriptedClock: WorldClock {
  private var moment: Timestamp
  private var nanoseconds: UInt64 = 0
  private let step: Int64
  private let offset: Int

  /// - Parameters:
  ///   - start: the first moment it tells.
  ///   - step: milliseconds that pass at each look.
  ///   - zoneOffset: seconds that the wall clock is ahead of UTC.
  public init(start: Timestamp, step: Int64 = 0, zoneOffset: Int = 0) {
    moment = start
    self.step = step
    offset = zoneOffset
  }

  public var now: Timestamp {
    defer { advance(by: step) }
    return moment
  }

  public var uptime: UInt64 {
    defer { advance(by: step) }
    return nanoseconds
  }

  public func zoneOffset(at moment: Timestamp) -> Int { offset }

  /// Lets time pass.
  ///
  /// - Parameter milliseconds: how much; none if negative.
  public func advance(by milliseconds: Int64) {
    moment = Timestamp(milliseconds: moment.milliseconds + max(0, milliseconds))
    nanoseconds += UInt64(max(0, milliseconds)) * 1_000_000
  }
}
