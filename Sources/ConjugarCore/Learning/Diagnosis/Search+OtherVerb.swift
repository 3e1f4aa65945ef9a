extension Search {
  /// The closest reading as a form of another verb in use; accents are ignored only if no reading is exact.
  var otherVerb: Reading? {
    func order(_ reading: Reading) -> [Int] {
      let (tense, person, order) = slot.distance(to: reading.slot)
      // Se fueron belongs to irse, but there is no serse.
      let isPronounOwn = reading.clitics.isEmpty || pronominalName(of: reading) != nil
      let isMeant = reading.isExact && reading.rank <= Self.ofMeant
      return [isMeant ? 0 : 1, asked.isAsked(reading.slot.person) ? 0 : 1, tense, person, isPronounOwn ? 0 : 1]
        + [reading.rank, order]
    }
    return otherVerbs.min { order($0).lexicographicallyPrecedes(order($1)) }
  }

  var isSpelledByOtherVerb: Bool { otherVerbs.contains { $0.isExact && $0.rank <= Self.ofMeant } }

  /// The rank past which a verb is not meant, only a form missing its accent: *seria* is *sería*, not *seriar*.
  private static let ofMeant = 1000

  private var otherVerbs: [Reading] {
    let (construction, reader) = (asked.cells.construction, asked.reader)
    return (asked.isNoFree ? ["no \(attempt.core)", attempt.core] : [attempt.text]).flatMap { phrase in
      let readings =
        construction == nil ? reader.readings(of: phrase) : reader.analyzer.identify(phrase, guessing: false)
      // Podo is not read as podó, but hablare is read as hablaré.
      let exact = readings.filter { $0.isExact && $0.slot.tense != .futureSubjunctive }.map(\.infinitive)
      return readings.filter { reading in
        reading.isKnown && reading.construction == construction && reading.note == nil
          && (!phrase.hasPrefix("no ") || reading.slot.tense == .negativeImperative)
          && (reading.clitics.isEmpty || reading.clitics.count == 1 && reading.slot.hasOwnPronoun(in: reading.clitics))
          && reading.plainName != verb.infinitive.plain.description && reading.isInUse
          && (reading.isExact || asked.isAsked(reading.slot.person) && !exact.contains(reading.infinitive))
          // No one who types fice means facer.
          && (reading.rank <= Self.ofMeant
            || asked.conjugator.find(reading.infinitive)?.firstMeaning?.isUnasked != true)
      }
    }
  }

  /// The name of another verb, with *se* if the typed pronoun belongs to that verb: *irse*, but not *serse*.
  func name(of other: Reading) -> String {
    let isWithPronoun = !other.clitics.isEmpty || asked.pronoun != nil && attempt.words.count > 1
    return isWithPronoun ? pronominalName(of: other) ?? other.infinitive : other.infinitive
  }

  private func pronominalName(of other: Reading) -> String? {
    let name = VerbName(other.infinitive)?.pronominal.description
    return name.flatMap(asked.conjugator.find)?.hasPronominalMeaning ?? false ? name : nil
  }

  /// A verb with its meaning: `saber: to know`.
  func named(_ infinitive: String) -> String {
    let meaning = asked.conjugator.find(infinitive)?.shortGloss ?? ""
    return meaning.isEmpty ? infinitive : "\(infinitive): \(meaning)"
  }

  func of(_ other: Reading) -> Step {
    let name = name(of: other)
    let who = asked.conjugator.find(name).flatMap { Self.subjects($0, other.slot) }
    let place = other.slot == slot ? "" : ", \(Self.name(other.slot.tense, who))"
    let accent = other.spelled.map { ", but for its accent: \($0)" } ?? ""
    let remark = Remark(
      "\(answer) is \(named(name))\(place)\(accent)", "\(right) is \(named(verb.name))",
      nudge: "the question asks for \(named(verb.name))")
    return Step(.otherVerb, of: name, at: other.slot, written: other.spelled, remark)
  }

  /// The step with the other verb named, if the answer happens to be one of its forms: *cayó* for *calló*.
  func naming(_ step: Step) -> Step {
    var step = step
    guard [.regularized, .ending, .spelling].contains(step.kind), let other = otherVerb, other.isExact,
      other.rank <= FrequencyList.Depth.reader.rawValue
    else { return step }
    step.remark = step.remark.saying("\(step.remark.was) (\(answer) is of \(named(name(of: other))))")
    return step
  }

  var thereIs: Remark { Remark("", rule: "what there is, one thing or many, has one form", right) }

  /// *Ha* where only *hay* makes sense, or *hay* before a participle: a single cell with two senses.
  var ofOtherSense: Step? {
    guard verb.isAuxiliary, !asked.question.accepted.contains(attempt.core),
      asked.conjugator.forms(of: verb, at: slot).contains(attempt.core)
    else { return nil }
    let hay = Remark("“hay” is what there is", rule: "before a participle stands the helper", "ha")
    let helper = thereIs.saying("“\(attempt.core)” is the helper of a compound tense")
    return Step(.otherVerb, of: verb.name, at: slot, attempt.core == "hay" ? hay : helper)
  }
}

extension Reading {
  var plainName: String { VerbName(infinitive)?.plain.description ?? infinitive }

  fileprivate var rank: Int { FrequencyList.rankByVerb[plainName] ?? .max }
  fileprivate var isInUse: Bool { rank < .max || FrequencyList.rankByVerb[infinitive] != nil }
}
