/// A clock that tells the time.
public protocol WorldClock {
  /// The current moment.
  var now: Timestamp { get }

  /// Nanoseconds since some fixed moment; unlike `now` they never jump, so they measure how long something took.
  var uptime: UInt64 { get }

  /// How many seconds the learner's local time is ahead of UTC at a moment.
  func zoneOffset(at moment: Timestamp) -> Int
}

/// A clock that runs ahead of or behind another, so that a learner's tomorrow can be played today.
package struct MovedClock: WorldClock {
  private let base: any WorldClock
  /// How many milliseconds it is ahead.
  private let lead: Int64

  /// - Parameter start: the time on this clock when `base` says now.
  package init(_ base: any WorldClock, from start: Timestamp) {
    self.base = base
    lead = start.milliseconds - base.now.milliseconds
  }

  package var now: Timestamp { Timestamp(milliseconds: base.now.milliseconds + lead) }
  package var uptime: UInt64 { base.uptime }
  package func zoneOffset(at moment: Timestamp) -> Int { base.zoneOffset(at: moment) }
}

/// A clock that stands still, or moves by a fixed step each time it is read.
public final class ScriptedClock: WorldClock {
  private var moment: Timestamp
  private var nanoseconds: UInt64 = 0
  private let step: Int64
  private let offset: Int

  /// The first moment it tells, the milliseconds that pass at each reading, and how many seconds it is ahead of UTC.
  public init(start: Timestamp, step: Int64 = 0, zoneOffset: Int = 0) {
    (moment, self.step, offset) = (start, step, zoneOffset)
  }

  /// The moment; each reading advances it by the step.
  public var now: Timestamp {
    defer { advance(by: step) }
    return moment
  }

  /// Nanoseconds since the clock was created; each reading advances them by the step.
  public var uptime: UInt64 {
    defer { advance(by: step) }
    return nanoseconds
  }

  public func zoneOffset(at moment: Timestamp) -> Int { offset }

  /// Lets some milliseconds pass; none if negative.
  public func advance(by milliseconds: Int64) {
    moment = Timestamp(milliseconds: moment.milliseconds &+ max(0, milliseconds))
    nanoseconds &+= UInt64(max(0, milliseconds)) &* 1_000_000
  }
}
