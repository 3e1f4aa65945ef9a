/// Powers of real numbers, which the standard library does not have.
///
/// Each argument is reduced to a small one, for which a series is summed to the last bit. Results are right to about
/// fourteen digits. Source: W. Cody, W. Waite, *Software Manual for the Elementary Functions* (1980), ch. 5 and 6.
enum Exponential {
  /// ln 2 in two parts: the first has so few digits that a product with a whole number is exact.
  private static let ln2High = 0x1.62e42fee00000p-1
  private static let ln2Low = 0x1.a39ef35793c76p-33
  private static let rootOfHalf = 0x1.6a09e667f3bcdp-1

  /// 1/14!, 1/13! … 1/0!: e^r is the sum of r^n/n!.
  private static let factorials = (0..<15).map { index in
    (1..<max(1, 15 - index)).reduce(1.0) { $0 / Double($1) }
  }

  /// 1/23, 1/21 … 1/1: artanh r is the sum of r^n/n over odd n.
  private static let oddNumbers = (0..<12).map { 1 / Double(23 - 2 * $0) }

  /// A polynomial, from its highest coefficient down (Horner's rule).
  private static func sum(_ coefficients: [Double], at point: Double) -> Double {
    var sum = 0.0
    for coefficient in coefficients { sum = sum * point + coefficient }
    return sum
  }

  /// *e* to a power.
  static func exp(_ power: Double) -> Double {
    guard power < 709.78 else { return power.isNaN ? power : .infinity }
    guard power > -708.39 else { return 0 }
    // e^x = 2^n · e^r with r at most ln 2 / 2
    let number = Int(power / (ln2High + ln2Low) + (power < 0 ? -0.5 : 0.5))
    let rest = (power - Double(number) * ln2High) - Double(number) * ln2Low
    return Double(sign: .plus, exponent: number, significand: sum(factorials, at: rest))
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
    return exponent * ln2High + (2 * ratio * sum(oddNumbers, at: square) + exponent * ln2Low)
  }

  /// A number above zero to a power.
  static func pow(_ base: Double, _ power: Double) -> Double { exp(power * log(base)) }
}
