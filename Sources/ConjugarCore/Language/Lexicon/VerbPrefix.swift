/// A prefix that makes verbs: *re-* in *rehacer*, *con-* in *conseguir*. Source: RAE & ASALE, Nueva gramática, ch. 10.
struct VerbPrefix: Sendable {
  let letters: Word
  /// Whether it is put before any verb today, which then keeps its conjugation (*sobrevolar* like *volar*).
  ///
  /// The others stand in words handed down, and before nouns: *encolar* is made of *cola*, not of *colar*.
  let isProductive: Bool
  /// The letters that must follow, or else those that cannot.
  private let next: Next

  private enum Next: Sendable {
    case any
    case only(Word)
    case not(Word)
  }

  static let all =
    list(
      "aero ante anti audio auto bien bio ciber cine contra des eco electro entre foto geo hidro hiper infra "
        + "macro mal maxi mega micro mini moto multi narco neo pati perni pluri pos post pre psico radio re requete "
        + "retro semi seudo sobre socio super tele termo tras trans ultra vice video yuxta", isProductive: true)
    + list(
      "a ab abs ad co de di dis e equi es ex extra inter intra o ob para per por pro so son sos sub su sus tra",
      isProductive: false)
    + list("circun", isProductive: true)
    + list("con en in", isProductive: false, next: .not("bp"))
    + list("com em im", isProductive: false, next: .only("bpm"))
    + list("col i", isProductive: false, next: .only("l"))
    + list("cor ir", isProductive: false, next: .only("r"))

  private static func list(_ text: String, isProductive: Bool, next: Next = .any) -> [VerbPrefix] {
    text.split(separator: " ").compactMap { Word($0) }
      .map { VerbPrefix(letters: $0, isProductive: isProductive, next: next) }
  }

  func fits(before root: Word) -> Bool {
    guard let first = root.first else { return false }
    switch next {
    case .any: return true
    case .only(let letters): return letters.indices.contains { letters[$0] == first }
    case .not(let letters): return !letters.indices.contains { letters[$0] == first }
    }
  }

  /// The word that it makes of a root: the r of *autorregular* is doubled between vowels.
  func before(_ root: Word) -> Word {
    root.first == "r" && root.fromEnd(root.count - 1) != "r" && letters.last?.isVowel ?? false
      ? letters + "r" + root : letters + root
  }
}

/// A verb taken apart: a prefix and the rest, which may be a verb by itself (*re|hacer*) or not (*re|ferir*).
struct PrefixedVerb: Sendable {
  let prefix: VerbPrefix
  let root: Word
  /// The letters before the root, a doubled r included.
  let length: Int

  /// Every way to take a verb apart.
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

  /// Verbs too short to be told from an ending, unless the prefix leaves no doubt: *prever*, but not *volver*.
  private static let short: [Word] = ["ver", "oír"]

  private var isPlausible: Bool {
    if Self.short.contains(root) { return prefix.isProductive && (prefix.letters.count > 2 || prefix.letters == "re") }
    guard root.count > 3, root.vowelsOfStem > 0 else { return false }
    // premiar has nothing to do with miar.
    return root.count > 4 || !root.isMonosyllableInIar || prefix.isProductive && (root == "liar" || root == "fiar")
  }
}
