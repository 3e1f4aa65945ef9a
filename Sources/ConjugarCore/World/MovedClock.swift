/// Another clock, ahead of it or behind, so that a learner's tomorrow can be played today.
package struct MovedClock: WorldClock {
  private let base: any WorldClock
  /// Milliseconds that it is ahead.
  private let lead: Int64

  /// - Parameters:
  ///   - base: the clock that goes on.
  ///   - start: what this one tells when `base` tells now.
  package init(_ base: any WorldClock, from start: Timestamp) {
    self.base = base
    lead = start.milliseconds - base.now.milliseconds
  }

  package var now: Timestamp { Timestamp(milliseconds: base.now.milliseconds + lead) }
  package var uptime: UInt64 { base.uptime }
  package func zoneOffset(at moment: Timestamp) -> Int { base.zoneOffset(at: moment) }
}
