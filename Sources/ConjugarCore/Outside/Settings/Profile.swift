/// One of several learners who share a machine, each with settings, answers and scores of their own.
public struct Profile: Hashable, Sendable {
  /// In small letters, each composed: `Ana` and `ana` are one learner, and `josé` is one however it was typed.
  public let name: String

  /// Whoever plays when nobody was chosen.
  package static let unnamed = Profile()

  private init() { name = "default" }

  /// - Parameter name: letters, digits, hyphens and underscores, 32 at most: it is part of keys and file names.
  /// - Throws: `NameError` if the name has anything else, or what nobody sees.
  public init(_ name: String) throws(NameError) {
    // A name that is too long to be one is not looked at letter by letter.
    let lowered = name.utf8.count <= 512 ? name.lowercased() : ""
    let composed = lowered.compactMap(Self.composed)
    guard composed.count == lowered.count, (1...32).contains(composed.count) else {
      throw NameError(
        kind: "name of a profile", name: name, accepted: ["up to 32 letters, digits, hyphens"])
    }
    let text = String(composed)
    self.name = text
  }

  package var isUnnamed: Bool { self == .unnamed }

  /// A letter by its one spelling in Unicode; `nil` for what may not stand in a name.
  ///
  /// Two names that look alike must not be two learners, so marks that neither become part of a letter nor stay in their
  /// order are refused, and so is everything that is not seen: joiners, fillers, tags.
  private static func composed(_ character: Character) -> Character? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !scalars.contains(where: \.properties.isDefaultIgnorableCodePoint),
      character.isLetter || character.isNumber || character == "-" || character == "_"
    else { return nil }
    if scalars.count == 1 {
      // Letters that Unicode has twice begin here.
      return first.value < 0x1F00 ? character : single(equalTo: character) ?? character
    }
    if let single = single(equalTo: character) { return single }
    let isStable = scalars.allSatisfy {
      $0.properties.canonicalCombiningClass == .notReordered && !$0.steersTerminal
    }
    return isStable ? character : nil
  }

  /// The one scalar that is canonically equal to a letter: `é` for e with an accent.
  ///
  /// Where the letters are that can be composed: from Latin to Greek, and Hangul. Source: Unicode 16, chapter 3.11.
  private static func single(equalTo character: Character) -> Character? {
    for range in [0xC0...0x1FFF, 0xAC00...0xD7A3] as [ClosedRange<UInt32>] {
      for value in range {
        if let scalar = Unicode.Scalar(value), Character(scalar) == character { return Character(scalar) }
      }
    }
    return nil
  }
}
