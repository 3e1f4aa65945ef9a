/// What is known of a verb, carried over to another one with the same root.
extension LexicalVariant {
  /// The same for another verb.
  ///
  /// - Parameters:
  ///   - infinitive: the other verb, without pronoun.
  ///   - length: how many letters this verb has before the root they share.
  ///   - ownLength: how many letters the other one has before it.
  /// - Returns: `nil` if a form that the lexicon states does not have the root.
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
    if let pattern = bare.patternOfHiatus(after: length) { variant.patterns.remove(pattern) }
    if let pattern = infinitive.bare.patternOfHiatus(after: ownLength) { variant.patterns.insert(pattern) }
    for exception in exceptions {
      guard let word = exception.word, exception.isWhole || !isModelInRoot else {
        variant.exceptions.append(exception)
        continue
      }
      let whole = exception.isWhole ? word : prefix + word
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
  /// How many vowels a bare infinitive has before its ending.
  var vowelsOfStem: Int { (0..<Swift.max(0, count - 2)).count { self[$0].isVowel } }

  /// *criar, guiar*: the stem has no vowel but its i, which no accent sets apart until a prefix stands before it.
  var isMonosyllableInIar: Bool { hasSuffix("iar") && (vowelsOfStem == 1 || self == "guiar") }

  /// The pattern that a verb has by its prefix alone: *reunir, reúno*, though *unir* is regular; *recriar, recrío*.
  ///
  /// - Parameter length: how many letters stand before the root.
  fileprivate func patternOfHiatus(after length: Int) -> LexicalPattern? {
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
