/// What an answer earns when only its written accent is off.
public enum AccentPolicy: String, CaseIterable, Sendable, Hashable {
  case strict, half, lenient

  /// Points for an accent slip, of the 10 that a right answer earns.
  package var points: Int {
    switch self {
    case .strict: 0
    case .half: 5
    case .lenient: 10
    }
  }
}

extension AccentPolicy: Named {
  public static let table = NameTable<AccentPolicy>(
    "policy for accents",
    [
      (.strict, ["strict", "estricto"]),
      (.half, ["half", "mitad"]),
      (.lenient, ["lenient", "indulgente"]),
    ])
}
