/// Identifiers for the lines of one session: 13 letters and digits, different on every machine and in every session.
///
/// Source of the digits: Crockford, *Base 32*, without the letters that are taken for others.
package struct LogIdentifiers: Sendable {
  private var generator: SplitMix64

  /// - Parameters:
  ///   - seed: any number that other sessions do not have.
  ///   - time: when the session began.
  ///   - uptime: nanoseconds, which tell apart two sessions that begin at once.
  package init(seed: UInt64, time: Timestamp, uptime: UInt64) {
    var mixer = SplitMix64(seed: seed)
    mixer = SplitMix64(seed: mixer.next() ^ UInt64(bitPattern: time.milliseconds))
    generator = SplitMix64(seed: mixer.next() ^ uptime)
  }

  package mutating func next() -> String {
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
    var rest = generator.next()
    var id: [UInt8] = []
    for _ in 0..<13 {
      id.append(digits[Int(rest & 31)])
      rest >>= 5
    }
    return String(decoding: id, as: UTF8.self)
  }
}
