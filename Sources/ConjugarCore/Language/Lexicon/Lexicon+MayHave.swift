/// A look at hundreds of words of which hardly one is a verb, as an analogy takes for every unknown verb.
extension Lexicon {
  /// Whether the lexicon may have a verb with these letters, *-se* aside; if not, it surely has none.
  func mayHave(_ bare: Word) -> Bool {
    guard isEmbedded else { return true }
    return Self.embeddedNames.contains(StableHash.of(bare.indices.lazy.map { bare[$0].folded.code }))
  }

  /// The hashes of the folded names, *-se* left out; made when an unknown verb is met first.
  private static let embeddedNames: Set<UInt64> = {
    var names = Set<UInt64>(minimumCapacity: 12_000)
    embedded.forEachFoldedName { name, _ in
      names.insert(StableHash.of(name.last == UInt8(ascii: "e") ? name.dropLast(2) : name[...]))
    }
    return names
  }()
}
