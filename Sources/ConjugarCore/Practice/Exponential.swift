/// Powers of real numbers, which the standard library does not have.
///
/// Each argument is reduced to a small one, for which a series is summed to the last bit. Results are right to about
/// fourteen digits. Source: W. Cody, W. Waite, *Software Manual for the Elementary Functions* (1980), ch. 5 and 6.
enum Exponential {
  /// ln 2 in two parts: the first has so few digits that a product with a whole number is exact.
  private static let ln2High = 0x1.62e42fee00000p-1
  private static let ln2Low = 0x1.a39ef35793c76p-33
  private static let rootOfHalf = 0x1.6a09e667f3bcdp-1

  /// *e* to a power.
  static func exp(_ power: Double) -> Double {
    guard power < 709.78 else { return power.isNaN ? power : .infinity }
    guard power > -708.39 else { return 0 }
    // e^x = 2^n · e^r with r at most ln 2 / 2
    let number = Int(power / (ln2High + ln2Low) + (power < 0 ? -0.5 : 0.5))
    let rest = (power - Double(number) * ln2High) - Double(number) * ln2Low
    var sum = 1.0
    for term in stride(from: 14.0, through: 1, by: -1) { sum = 1 + sum * rest / term }
    return Double(sign: .plus, exponent: number, significand: sum)
  }

  /// The natural logarithm of a number above zero.
  static func log(_ number: Double) -> Double {
    guard number > 0, number.isFinite else { return number == .infinity ? number : number == 0 ? -.infinity : .nan }
    // x = 2^n · m with m around 1, and ln m = 2 artanh((m - 1) / (m + 1))
    var exponent = Double(number.exponent)
    var part = number.significand / 2
    if part < rootOfHalf { part *= 2 } else { exponent += 1 }
    let ratio = (part - 1) / (part + 1)
    let square = ratio * ratio
    var sum = 0.0
    for term in stride(from: 23.0, through: 3, by: -2) { sum = square * (1 / term + sum) }
    return exponent * ln2High + (2 * ratio * (1 + sum) + exponent * ln2Low)
  }

  /// A number above zero to a power.
  static func pow(_ base: Double, _ power: Double) -> Double { exp(power * log(base)) }
}
