/// A hash of letters that is the same in every run, on every machine, with every toolchain: what is drawn by it stays.
///
/// Multiplication and folding; the constants are the fractions of the golden ratio and of √2.
enum StableHash {
  static func of(_ letters: some Sequence<UInt8>, salt: UInt64 = 0) -> UInt64 {
    letters.reduce(salt) { hash, letter in
      let sum = (hash ^ UInt64(letter)) &+ 0x9E37_79B9_7F4A_7C15
      let product = sum.multipliedFullWidth(by: 0x6A09_E667_F3BC_C909)
      return product.high ^ product.low
    }
  }
}
