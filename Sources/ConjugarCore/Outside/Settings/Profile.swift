/// One of several learners who share a machine, each with settings, answers and scores of their own.
package struct Profile: Hashable, Sendable {
  /// In small letters, each composed: `Ana` and `ana` are one learner, and `josé` is one however it was typed.
  package let name: String

  /// Whoever plays when nobody was chosen.
  package static let unnamed = Profile()

  private init() { name = "default" }

  /// - Throws: `NameError` but for up to 32 letters, digits, hyphens and underscores: a name is part of keys and paths.
  package init(_ name: String) throws(NameError) {
    // A name that is too long to be one is not looked at letter by letter.
    let lowered = name.utf8.count <= 512 ? name.lowercased() : ""
    let composed = String(lowered.compactMap(Self.composed))
    guard composed.count == lowered.count, (1...32).contains(composed.count), !Self.mixesAlphabets(composed) else {
      throw NameError(
        kind: "name of a profile", name: name, accepted: ["up to 32 letters, digits, hyphens"])
    }
    self.name = composed
  }

  package var isUnnamed: Bool { self == .unnamed }

  /// Two names that look alike must not be two learners: *ana* with a Cyrillic *a* is refused.
  private static func mixesAlphabets(_ name: String) -> Bool {
    let alphabets: [ClosedRange<UInt32>] = [0x41...0x24F, 0x370...0x3FF, 0x400...0x52F]  // Latin, Greek, Cyrillic
    let letters = name.unicodeScalars.filter(\.properties.isAlphabetic)
    return alphabets.count { alphabet in letters.contains { alphabet.contains($0.value) } } > 1
  }

  /// A letter by its one spelling in Unicode; `nil` for what may not stand in a name: styled letters, joiners, tags.
  private static func composed(_ character: Character) -> Character? {
    guard let first = character.unicodeScalars.first,
      character.isLetter || character.isNumber || character == "-" || character == "_"
    else { return nil }
    // Letters that Unicode has twice begin here.
    let isSettled = character.unicodeScalars.count == 1 && first.value < 0x1F00
    let letter = isSettled ? character : single(equalTo: character) ?? character
    let scalars = letter.unicodeScalars
    let isStable = scalars.count == 1 || scalars.allSatisfy { $0.properties.canonicalCombiningClass == .notReordered }
    let isPlain = scalars.allSatisfy { !$0.properties.changesWhenNFKCCaseFolded || $0 == "ß" || $0 == "ς" }
    return isStable && isPlain ? letter : nil
  }

  /// The one scalar that is canonically equal to a letter. Source of the ranges: Unicode 16, chapter 3.11.
  private static func single(equalTo character: Character) -> Character? {
    for range in [0xC0...0x1FFF, 0xAC00...0xD7A3] as [ClosedRange<UInt32>] {
      for value in range {
        if let scalar = Unicode.Scalar(value), Character(scalar) == character { return Character(scalar) }
      }
    }
    return nil
  }
}
