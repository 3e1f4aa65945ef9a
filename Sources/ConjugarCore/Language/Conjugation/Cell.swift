/// What a paradigm has in one place: the accepted forms, the preferred one first, or a gap with its reason.
public enum Cell: Sendable, Hashable {
  case forms([String])
  case gap(Gap)

  /// The accepted forms, preferred first; none in a gap.
  public var forms: [String] {
    switch self {
    case .forms(let forms): forms
    case .gap: []
    }
  }
}
