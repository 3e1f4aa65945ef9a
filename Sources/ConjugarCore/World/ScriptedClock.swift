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

  /// The moment, which then goes on by the step.
  public var now: Timestamp {
    defer { advance(by: step) }
    return moment
  }

  /// Nanoseconds since the clock was made, which then go on by the step.
  public var uptime: UInt64 {
    defer { advance(by: step) }
    return nanoseconds
  }

  /// The offset that the clock was made with.
  public func zoneOffset(at moment: Timestamp) -> Int { offset }

  /// Lets time pass.
  ///
  /// - Parameter milliseconds: how much; none if negative.
  public func advance(by milliseconds: Int64) {
    moment = Timestamp(milliseconds: moment.milliseconds &+ max(0, milliseconds))
    nanoseconds &+= UInt64(max(0, milliseconds)) &* 1_000_000
  }
}
