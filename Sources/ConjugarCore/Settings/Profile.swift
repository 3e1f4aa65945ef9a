/// One of several learners who share a machine, each with settings, answers and scores of their own.
public struct Profile: Hashable, Sendable {
  /// In small letters: `Ana` and `ana` are one learner.
  public let name: String

  /// Whoever plays when nobody was chosen.
  public static let unnamed = Profile()

  private init() { name = "default" }

  /// - Parameter name: letters, digits, hyphens and underscores, 32 at most: it is part of keys and file names.
  /// - Throws: `NameError` if the name has anything else.
  public init(_ name: String) throws(NameError) {
    let lowered = name.lowercased()
    let isFit = lowered.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard isFit, (1...32).contains(lowered.count), lowered.utf8.count <= 128 else {
      throw NameError(
        kind: "name of a profile", name: name, accepted: ["up to 32 letters, digits, hyphens"], nearest: nil)
    }
    self.name = lowered
  }

  public var isUnnamed: Bool { self == .unnamed }
}
