import ConjugarCore

extension World {
  /// How questions are mixed: by the seed that was given, or else as the world does it.
  func shuffling(_ arguments: Arguments) throws -> Shuffling {
    if let seed = try arguments.seed { return .seeded(seed) }
    return randomness.shuffles ? .seeded(randomness.seed()) : .none
  }
}

extension Shuffling {
  /// What the questions can be had again by, if they are mixed.
  var seed: UInt64? {
    switch self {
    case .seeded(let seed): seed
    case .none: nil
    }
  }
}
