/// One way to conjugate a verb as the lexicon states it: everything that the rules need and cannot work out.
struct LexicalVariant: Sendable, Hashable {
  var infinitive: Infinitive
  /// How many letters precede the verb that this one is conjugated like: two in *detener* (like *tener*).
  var prefixLength = 0
  var patterns: PatternSet = []
  var exceptions: [StatedForm] = []
  var traits: [VerbTrait] = []
  var isAlternative = false

  var isRegular: Bool { patterns.isEmpty && exceptions.isEmpty }

  var prefix: Word { infinitive.bare[0..<prefixLength] }

  func exception(at location: StatedForm.Location) -> StatedForm? {
    exceptions.isEmpty ? nil : exceptions.first { $0.location == location }
  }

  func completed(_ stated: StatedForm) -> Word? { stated.word.map { stated.isWhole ? $0 : prefix + $0 } }
}

/// A form, or the stem of a tense, that the lexicon states because no rule yields it.
struct StatedForm: Sendable, Hashable {
  let location: StatedForm.Location
  /// The stated word; `nil` if there is no such form.
  let word: Word?
  /// Whether the word is complete as it stands; if not, the prefix of a derived verb goes before it.
  let isWhole: Bool

  enum Location: Sendable, Hashable {
    /// The forms in a single cell: `present.1s=soy`, `participle=hecho`.
    case cell(Slot)
    /// The stem of a tense and of whatever is built on it: `preterite=tuv`, `future=tendr`.
    case stem(Tense)
    /// The stem of the whole verb: `stem=podr`.
    case wholeStem
  }
}

/// What is known about a verb, carried over to another verb with the same root.
extension LexicalVariant {
  /// This variant carried over to a verb with the same root, which follows `length` letters in this verb and
  /// `ownLength` letters in the other; `nil` if a form that the lexicon states does not begin with this verb's letters.
  func moved(to infinitive: Infinitive, from length: Int, to ownLength: Int) -> LexicalVariant? {
    var variant = LexicalVariant(infinitive: infinitive)
    let bare = self.infinitive.bare
    let isModelInRoot = prefixLength >= length
    if isModelInRoot {
      variant.prefixLength = prefixLength - length + ownLength
    } else if !exceptions.isEmpty {
      variant.prefixLength = ownLength
    }
    variant.patterns = patterns
    variant.traits = traits
    if let pattern = bare.patternOfHiatus(after: length) { variant.patterns.remove(pattern) }
    if let pattern = infinitive.bare.patternOfHiatus(after: ownLength) { variant.patterns.insert(pattern) }
    for exception in exceptions {
      guard let whole = completed(exception), exception.isWhole || !isModelInRoot else {
        variant.exceptions.append(exception)
        continue
      }
      guard whole.hasPrefix(bare[0..<length]) else { return nil }
      let rest = whole[length..<whole.count]
      variant.exceptions.append(
        StatedForm(
          location: exception.location, word: exception.isWhole ? infinitive.bare[0..<ownLength] + rest : rest,
          isWhole: exception.isWhole))
    }
    return variant
  }
}

extension Word {
  var vowelsOfStem: Int { (0..<Swift.max(0, count - 2)).count { self[$0].isVowel } }

  /// Whether the stem's only vowel is its i, which takes no accent until a prefix goes before it: *criar, guiar*.
  var isMonosyllableInIar: Bool { hasSuffix("iar") && (vowelsOfStem == 1 || self == "guiar") }

  /// The pattern that a verb has only by its prefix: *reunir, reúno*, though *unir* is regular; *recriar, recrío*.
  fileprivate func patternOfHiatus(after length: Int) -> Irregularity? {
    guard length > 0 else { return nil }
    let root = self[length..<count]
    if root.isMonosyllableInIar { return .stressedI }
    let start = root.first == "h" ? 1 : 0
    guard self[length - 1].isOpenVowel, root.vowelsOfStem == 1, root.count > start + 3, root[start].isClosedVowel else {
      return nil
    }
    return root[start].plain == "i" ? .stressedI : .stressedU
  }
}
