/// Knows how many people rated the program; asks the network only when it is asked itself.
public protocol Ratings {
  /// The number of ratings.
  func count() throws(RatingsError) -> Int
}

/// Why there is no number of ratings.
public enum RatingsError: Error, Equatable, CustomStringConvertible {
  /// Nobody said where the number is published.
  case noAddress
  case notFetched(reason: String)

  /// The sentence that tells a person.
  public var description: String {
    switch self {
    case .noAddress: "the number of ratings is not fetched: CONJUGAR_RATINGS_URL gives no address for it"
    case .notFetched(let reason): "the number of ratings could not be fetched: \(reason)"
    }
  }
}

/// Always the same number of ratings.
public struct FixedRatings: Ratings {
  private let number: Int

  /// Always the number given.
  public init(_ number: Int) { self.number = number }

  /// The number that it was made with.
  public func count() -> Int { number }
}
