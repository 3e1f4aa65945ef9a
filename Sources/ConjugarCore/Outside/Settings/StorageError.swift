/// A failure to store or read something, with the place and the system's reason.
public enum StorageError: Error, Equatable, CustomStringConvertible {
  /// There is no place to keep something; `what` says what it is.
  case nowhere(what: String)
  case cannotCreate(location: String, reason: String)
  case cannotRead(location: String, reason: String)
  case cannotWrite(location: String, reason: String)
  /// Another program has locked a file; what was to be added was added anyway.
  case locked(location: String)
  /// What was added is in the file, but a power failure may lose it.
  case notDurable(location: String, reason: String)
  /// Whatever says where to look is itself broken; the sentence explains how.
  case broken(String)

  var location: String? { facts.location }

  /// Whether nothing is lost, even though something is wrong.
  var isKept: Bool { facts.isKept }

  /// The reason, for a sentence that itself says what is not being saved.
  package var reason: String { if case .nowhere = self { "HOME is not set to a directory" } else { description } }

  /// The sentence that says what is lost and why: `your answers are not being saved: No space left on device`.
  package func sentence(on loss: String) -> String {
    if case .nowhere = self { return "answers and scores are not being saved: \(reason)" }
    return isKept ? description : "\(loss): \(reason)"
  }

  /// The sentence shown to a person.
  public var description: String { facts.sentence }

  private var facts: (location: String?, isKept: Bool, sentence: String) {
    switch self {
    case .nowhere(let what): (nil, false, "\(what) cannot be kept: \(reason)")
    case .cannotCreate(let location, let reason): (location, false, "cannot create \(location): \(reason)")
    case .cannotRead(let location, let reason): (location, false, "cannot read \(location): \(reason)")
    case .cannotWrite(let location, let reason): (location, false, "cannot write \(location): \(reason)")
    case .locked(let location):
      (location, true, "\(location) is locked by another program; what is added to it is no longer waited for")
    case .notDurable(let location, let reason):
      (location, true, "a power failure may lose what was added to \(location): \(reason)")
    case .broken(let sentence): (nil, false, sentence)
    }
  }
}
