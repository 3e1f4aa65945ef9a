import ConjugarCore

/// The end of a round against the clock.
struct Deadline {
  let minutes: Int
  private let clock: any WorldClock
  private let end: UInt64

  /// The round begins now.
  init(minutes: Int, _ clock: any WorldClock) {
    self.minutes = minutes
    self.clock = clock
    end = clock.uptime + UInt64(minutes) * 60_000_000_000
  }

  /// How many seconds are left; 0 when the time is over.
  var secondsLeft: Int {
    let now = clock.uptime
    return now < end ? Int((end - now + 999_999_999) / 1_000_000_000) : 0
  }
}
