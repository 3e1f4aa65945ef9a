/// Powers of real numbers, which the standard library does not have.
///
/// Each argument is reduced to a small one, for which a series is summed to the last bit. Results are accurate to about
/// fourteen digits. Source: W. Cody, W. Waite, *Software Manual for the Elementary Functions* (1980), ch. 5 and 6.
package enum Exponential {
  /// ln 2 in two parts: the first has so few digits that its product with an integer is exact.
  private static let ln2High = 0x1.62e42fee00000p-1
  private static let ln2Low = 0x1.a39ef35793c76p-33
  private static let rootOfHalf = 0x1.6a09e667f3bcdp-1
  private static let perLn2 = 1 / (ln2High + ln2Low)

  /// 1/0!, 1/1! … 1/14!: e^r is the sum of r^n/n!.
  private static var factorials: SIMD16<Double> {
    SIMD16(
      1, 1, 1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5040, 1 / 40_320, 1 / 362_880, 1 / 3_628_800, 1 / 39_916_800,
      1 / 479_001_600, 1 / 6_227_020_800, 1 / 87_178_291_200, 0)
  }

  /// 1/1, 1/3 … 1/23: artanh r is the sum of r^n/n over odd n.
  private static var oddNumbers: SIMD16<Double> {
    SIMD16(1, 1 / 3, 1 / 5, 1 / 7, 1 / 9, 1 / 11, 1 / 13, 1 / 15, 1 / 17, 1 / 19, 1 / 21, 1 / 23, 0, 0, 0, 0)
  }

  /// Evaluates a polynomial, lowest coefficient first, by halves, so that few steps wait for another (Estrin's scheme).
  @inline(__always) private static func sum(_ coefficients: SIMD16<Double>, at point: Double) -> Double {
    let square = point * point
    let eight = coefficients.lowHalf + square * square * (square * square) * coefficients.highHalf
    let four = eight.lowHalf + square * square * eight.highHalf
    let two = four.lowHalf + square * four.highHalf
    return two.x + point * two.y
  }

  package static func exp(_ power: Double) -> Double {
    guard power < 709.78 else { return power.isNaN ? power : .infinity }
    guard power > -708.39 else { return 0 }
    // e^x = 2^n · e^r with r at most ln 2 / 2
    let number = Int(power * perLn2 + (power < 0 ? -0.5 : 0.5))
    let rest = (power - Double(number) * ln2High) - Double(number) * ln2Low
    let significand = sum(factorials, at: rest)
    guard (-1022...1023).contains(number) else {
      return Double(sign: .plus, exponent: number, significand: significand)
    }
    return significand * Double(bitPattern: UInt64(number + 1023) << 52)
  }

  package static func log(_ number: Double) -> Double {
    guard number > 0, number.isFinite else { return number == .infinity ? number : number == 0 ? -.infinity : .nan }
    // x = 2^n · m with m around 1, and ln m = 2 artanh((m - 1) / (m + 1))
    guard number.isNormal else { return log(number * 0x1p54) - 54 * (ln2High + ln2Low) }
    let bits = number.bitPattern &- rootOfHalf.bitPattern
    let exponent = Double(Int64(bitPattern: bits) >> 52)
    let part = Double(bitPattern: number.bitPattern &- (bits & 0xFFF0_0000_0000_0000))
    let ratio = (part - 1) / (part + 1)
    let square = ratio * ratio
    return exponent * ln2High + (2 * ratio * sum(oddNumbers, at: square) + exponent * ln2Low)
  }

  package static func pow(_ base: Double, _ power: Double) -> Double { exp(power * log(base)) }

  /// The square root of a number; 0 for a negative one, which rounding may produce. The standard library's calls libm
  /// in a debug build, and a program that imports nothing is not linked with libm.
  package static func root(_ number: Double) -> Double { number > 0 ? pow(number, 0.5) : 0 }
}
