/// A prefix that forms verbs: *re-* in *rehacer*, *con-* in *conseguir*. Source: RAE & ASALE, Nueva gramática, ch. 10.
struct VerbPrefix: Sendable {
  let letters: Word
  /// Whether it can be added to any verb today, which then keeps its conjugation (*sobrevolar* like *volar*).
  ///
  /// The others survive in inherited words, and before nouns: *encolar* is formed from *cola*, not from *colar*.
  let isProductive: Bool
  /// The letters before which it occurs, or before which it does not; `nil` if any letter may follow.
  private let next: Word?
  private let standsBefore: Bool

  static let all = WordList.rows(of: "prefix").flatMap { row in
    let next = row[1].drop { $0 == "!" }
    return row.dropFirst(2).compactMap { Word($0) }.map {
      VerbPrefix(
        letters: $0, isProductive: row[0] == "productive", next: next == "-" ? nil : Word(next),
        standsBefore: next.count == row[1].count)
    }
  }

  /// Whether it reverses another verb, which may itself come from a noun: *destronar, entronar*.
  var undoes: Bool { letters == "des" }

  func fits(before root: Word) -> Bool {
    guard let first = root.first else { return false }
    guard let next else { return true }
    return next.indices.contains { next[$0] == first } == standsBefore
  }

  /// The word it forms with a root: the r of *autorregular* is doubled between vowels.
  func before(_ root: Word) -> Word {
    root.first == "r" && root.fromEnd(root.count - 1) != "r" && letters.last?.isVowel ?? false
      ? letters + "r" + root : letters + root
  }
}

/// A verb split into a prefix and the rest, which may be a verb by itself (*re|hacer*) or not (*re|ferir*).
struct PrefixedVerb: Sendable {
  let prefix: VerbPrefix
  let root: Word
  /// The number of letters before the root, including a doubled r.
  let length: Int

  static func all(_ bare: Word) -> [PrefixedVerb] {
    VerbPrefix.all.compactMap { prefix in
      guard bare.hasPrefix(prefix.letters) else { return nil }
      var length = prefix.letters.count
      if prefix.letters.last?.isVowel ?? false, bare.count > length + 1, bare[length] == "r", bare[length + 1] == "r" {
        length += 1
      }
      let verb = PrefixedVerb(prefix: prefix, root: bare[length..<bare.count], length: length)
      return prefix.fits(before: verb.root) && verb.isPlausible ? verb : nil
    }
  }

  /// Verbs too short to tell from an ending, unless the prefix leaves no doubt: *prever*, but not *volver*.
  private static let short: [Word] = ["ver", "oír"]

  private var isPlausible: Bool {
    if Self.short.contains(root) { return prefix.isProductive && (prefix.letters.count > 2 || prefix.letters == "re") }
    guard root.count > 3, root.vowelsOfStem > 0 else { return false }
    // premiar has nothing to do with miar.
    return root.count > 4 || !root.isMonosyllableInIar || prefix.isProductive && (root == "liar" || root == "fiar")
  }
}
