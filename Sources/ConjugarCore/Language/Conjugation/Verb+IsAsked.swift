extension Verb {
  /// Whether a quiz may ask for the verb's form in a slot: the form exists, and people say it.
  ///
  /// The verb is taken as it stands, with or without its pronoun: *quejar* is asked in no slot, *quejarse* in all.
  package func isAsked(at slot: Slot, in region: Region) -> Bool { isAsked(in: region) && isSaid(at: slot) }

  /// Whether a quiz that names the verb may ask for its form in a slot, even if the verb is vulgar, obsolete, a rarer
  /// homonym, or more common with its pronoun: the form exists, and people say it.
  package func isSaid(at slot: Slot) -> Bool {
    guard Gap(of: self, at: slot) == nil, !isSeldom(at: slot) else { return false }
    if slot.tense.mood == .imperative, !usage.hasOrders { return false }
    if let tenses = usage.tenses, !tenses.contains(slot.tense) { return false }
    return askedPersons?.allows(slot) ?? true
  }

  /// The persons in which the verb is asked as it stands, with or without its pronoun; `nil` for all.
  var askedPersons: Defect? { infinitive.isPronominal && !livesWithPronoun ? usage.pronominalPersons : usage.persons }

  /// Whether the verb's form in a slot has only a rarer sense: *amanecimos en Madrid*.
  func isSeldom(at slot: Slot) -> Bool { usage.seldom.map { !$0.allows(slot) } ?? false }

  /// Whether the verb may be in a region's deck without being named: it is said there, and is not vulgar or obsolete.
  package func isShown(in region: Region) -> Bool {
    !usage.isNeverAsked && usage.region ?? region == region
      && (firstMeaning ?? pronominal?.firstMeaning).map { !$0.isUnasked } ?? true
  }

  /// Whether a quiz in a region asks the verb as it stands, with or without its pronoun, without being told to.
  package func isAsked(in region: Region) -> Bool {
    guard homonym == 1, !usage.isNeverAsked, usage.region ?? region == region else { return false }
    guard infinitive.isPronominal ? hasPronominalMeaning : !livesWithPronoun else { return false }
    return firstMeaning.map { !$0.isUnasked } ?? false
  }
}
