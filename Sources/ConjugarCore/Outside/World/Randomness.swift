/// Gives a quiz its seed.
public protocol Randomness {
  /// A number of at most 32 bits, short enough to type again; all that happens in a quiz follows from it.
  func seed() -> UInt64

  /// Whether questions are shuffled; a UI test wants them in the order of the plan.
  var shuffles: Bool { get }
}

/// The same seed each time.
public struct FixedSeed: Randomness {
  private let number: UInt64
  /// Whether questions are shuffled.
  public let shuffles: Bool

  /// - Parameters:
  ///   - number: the seed, of at most 32 bits.
  ///   - shuffles: whether questions are shuffled.
  public init(_ number: UInt64, shuffles: Bool = true) {
    self.number = number
    self.shuffles = shuffles
  }

  /// The seed that it was made with.
  public func seed() -> UInt64 { number }
}
