extension Verb {
  /// Whether a quiz may ask the verb for its form in a slot: there is one, and people say it.
  ///
  /// The verb is taken as it stands, with its pronoun or without: *quejar* is asked in no slot, *quejarse* in all.
  package func isAsked(at slot: Slot, in region: Region) -> Bool { isAsked(in: region) && isSaid(at: slot) }

  /// Whether a quiz that names the verb may ask for its form in a slot, even if the verb is vulgar, obsolete, a rarer
  /// homonym, or more common with its pronoun: there is such a form, and people say it.
  package func isSaid(at slot: Slot) -> Bool {
    guard Gap(of: self, at: slot) == nil, !isSeldom(at: slot) else { return false }
    if slot.tense.mood == .imperative, !usage.hasOrders { return false }
    if let tenses = usage.tenses, !tenses.contains(slot.tense) { return false }
    return askedPersons?.allows(slot) ?? true
  }

  /// The persons that the verb is asked in, with its pronoun or without as it stands; `nil` for all.
  var askedPersons: Defect? { infinitive.isPronominal && !livesWithPronoun ? usage.pronominalPersons : usage.persons }

  /// Whether the verb has a form in a slot, but in a rarer sense only: *amanecimos en Madrid*.
  func isSeldom(at slot: Slot) -> Bool { usage.seldom.map { !$0.allows(slot) } ?? false }

  /// Whether the verb may stand in a deck of a region, unnamed: it is said there, and is neither vulgar nor obsolete.
  package func isShown(in region: Region) -> Bool {
    !usage.isNeverAsked && usage.region ?? region == region
      && (firstMeaning ?? pronominal?.firstMeaning).map { !$0.isUnasked } ?? true
  }

  /// Whether a quiz asks the verb in a region, with its pronoun or without as it stands, although nobody named it.
  package func isAsked(in region: Region) -> Bool {
    guard homonym == 1, !usage.isNeverAsked, usage.region ?? region == region else { return false }
    guard infinitive.isPronominal ? hasPronominalMeaning : !livesWithPronoun else { return false }
    return firstMeaning.map { !$0.isUnasked } ?? false
  }
}
