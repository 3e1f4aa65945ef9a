/// What can go wrong between the program and its reader.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// Whoever read the output has left (`| head`); no reason to complain.
  case closed
  /// Ctrl-C was pressed where a line or a key was awaited.
  case interrupted
  case cannotRead(reason: String)
  case cannotWrite(reason: String)

  /// The sentence that tells a person.
  public var description: String {
    switch self {
    case .closed: "nobody reads the output any more"
    case .interrupted: "interrupted"
    case .cannotRead(let reason): "cannot read the input: \(reason)"
    case .cannotWrite(let reason): "cannot write the output: \(reason)"
    }
  }
}
