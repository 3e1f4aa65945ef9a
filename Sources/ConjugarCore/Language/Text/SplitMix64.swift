/// A random number generator determined by its seed: the same on every machine and with every toolchain, forever.
///
/// Source: G. Steele, D. Lea, C. Flood, *Fast Splittable Pseudorandom Number Generators* (2014), SplitMix64.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A uniformly random number from 0 up to, but not including, a limit (at least 1).
  ///
  /// Written out: the library's may change. Source: D. Lemire, *Fast Random Integer Generation in an Interval* (2019).
  package mutating func below(_ limit: Int) -> Int {
    let limit = UInt64(max(1, limit))
    var product = next().multipliedFullWidth(by: limit)
    if product.low < limit {
      let uneven = (0 &- limit) % limit
      while product.low < uneven { product = next().multipliedFullWidth(by: limit) }
    }
    return Int(product.high)
  }

  /// Shuffles elements, with every order equally likely. Source: R. Fisher, F. Yates, *Statistical Tables* (1938).
  package mutating func shuffle<Element>(_ elements: inout [Element]) {
    for index in elements.indices.dropLast() { elements.swapAt(index, index + below(elements.count - index)) }
  }

  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}

/// A hash of letters that is the same in every run, on every machine, with every toolchain: draws by it are stable.
///
/// It multiplies and folds; the constants are the fractional parts of the golden ratio and of √2.
enum StableHash {
  static func of(_ letters: some Sequence<UInt8>, salt: UInt64 = 0) -> UInt64 {
    letters.reduce(salt) { hash, letter in
      let sum = (hash ^ UInt64(letter)) &+ 0x9E37_79B9_7F4A_7C15
      let product = sum.multipliedFullWidth(by: 0x6A09_E667_F3BC_C909)
      return product.high ^ product.low
    }
  }
}
