/// How long an answer took, as the history keeps it: hundredths of a second, up to 164 seconds, in 15 bits.
struct Pace: Hashable, Sendable {
  /// The hundredths; above them whether they end at the first key.
  let bits: UInt16

  static let width = 15
  static let all: UInt16 = firstKey | longest
  private static let firstKey: UInt16 = 0x4000
  private static let longest: UInt16 = 0x3FFF

  init(bits: UInt16) { self.bits = bits }

  /// - Parameters:
  ///   - milliseconds: until the end of the answer; 0 if nobody knows.
  ///   - toFirstKey: until its first key, where that is known.
  init(milliseconds: Int, toFirstKey: Int?) {
    let hundredths = min(UInt16(clamping: (toFirstKey ?? milliseconds) / 10), Self.longest)
    bits = toFirstKey == nil ? hundredths : max(1, hundredths) | Self.firstKey
  }

  /// Whether it is the time to the first key, not to the end of the answer.
  var isToFirstKey: Bool { bits & Self.firstKey != 0 }
  /// 0 if nobody knows.
  var milliseconds: Int { Int(bits & Self.longest) * 10 }
}
