/// What a learner may be asked: the forms that people say, by use, and what each needs.
struct Repertoire: Sendable {
  /// A form that may be asked.
  struct Entry: Sendable {
    let cell: VerbCell
    /// Of a hundred thousand verb forms, how many are this one; 0 of a form that is counted, but never asked.
    var use: Double
    /// The share of the form as it was counted; 0 where its use was worked out.
    var counted: Double
    let skills: [Int]
  }

  private(set) var entries: [Entry] = []
  /// The use of each skill, at its number.
  private var uses: [Double] = []
  /// The verbs that have any, each with its place among all by use, counted from 0: the most used first, those with a
  /// pronoun behind the others.
  private(set) var verbs: [(verb: Int, rank: Int)] = []
  private let options: ReviewOptions
  private let asked: Set<Slot>
  private var places: [VerbCell: Int] = [:]
  /// Whether each verb may be asked, at its number; `nil` where nobody wanted to know.
  private var asksVerb: [Bool?] = []

  /// - Parameter finder: numbers verbs and skills.
  init(_ finder: inout SkillFinder, _ options: ReviewOptions) {
    self.options = options
    asked = Set(options.slots)
    let shares = FrequencyList.embedded.pronominalShares
    var auxiliary: [Slot: Double] = [:]
    var places: [Int: Int] = [:]
    var twins: [Int: Int] = [:]
    var participles: [(verb: Int, share: Double)] = []
    for (name, uses) in SpokenUse.embedded.verbs {
      guard let verb = finder.verb(named: name) else { continue }
      let place = FrequencyList.placeByVerb[name] ?? .max
      places[verb] = place - 1
      let isAuxiliary = finder.verbs[verb].isAuxiliary
      let pronominal = shares[name].flatMap { Self.twin(of: verb, $0, &finder) }
      for use in uses {
        let share = Double(use.share)
        if isAuxiliary { auxiliary[use.slot] = share }
        if use.slot == .participle, !isAuxiliary { participles.append((verb, share)) }
        let own = isAuxiliary ? Self.ownPart(of: use.slot) : 1
        let twin = use.slot == .participle ? nil : pronominal
        for (slot, part) in Self.slots(of: use.slot) where asked.contains(slot) {
          let counted = slot == use.slot ? share : 0
          add(verb, slot, share * part * own * (1 - (twin?.share ?? 0)), counted: counted, &finder)
          guard let twin else { continue }
          add(twin.verb, slot, share * part * twin.share, counted: 0, &finder)
          twins[twin.verb] = Int(Double(min(place, 100_000)) / twin.share)
        }
      }
    }
    verbs = [places, twins].flatMap { ranked in
      ranked.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { (verb: $0.key, rank: $0.value) }
    }
    addCompound(auxiliary, participles, &finder)
    if !options.tenses.isEmpty { addRare(&finder) }
  }

  /// The verb with its pronoun, and the share of its uses.
  private static func twin(of verb: Int, _ share: Double, _ finder: inout SkillFinder) -> (verb: Int, share: Double)? {
    guard let twin = finder.verbs[verb].pronominal, let number = finder.verb(named: twin.name) else { return nil }
    return (number, share)
  }

  /// The compound tenses: what is counted of *haber* is mostly they, each participle by its own share.
  private mutating func addCompound(
    _ auxiliary: [Slot: Double], _ participles: [(verb: Int, share: Double)], _ finder: inout SkillFinder
  ) {
    let all = participles.reduce(0) { $0 + $1.share }
    for slot in options.slots {
      guard let base = slot.tense.auxiliary, let own = Slot(base, slot.person), let share = auxiliary[own] else {
        continue
      }
      for (verb, part) in participles {
        let use = share * (1 - Self.ownPart(of: own)) * part / all
        if use >= 1 { add(verb, slot, use, counted: 0, &finder) }
      }
    }
  }

  /// What hardly anybody says, for those who name its tense: the forms of the verbs that beginners know.
  private mutating func addRare(_ finder: inout SkillFinder) {
    for (rank, name) in FrequencyList.verbs(knownTo: .beginner).enumerated() {
      guard let verb = finder.verb(named: name) else { continue }
      for slot in options.slots where places[VerbCell(verb: verb, slot: slot)] == nil {
        add(verb, slot, 1 / Double(rank + 10), counted: 0, &finder)
      }
    }
  }

  private mutating func add(_ verb: Int, _ slot: Slot, _ use: Double, counted: Double, _ finder: inout SkillFinder) {
    let isAsked = use > 0 && asks(finder.verbs[verb], verb) && finder.verbs[verb].isSaid(at: slot)
    let skills = finder.skills(for: slot, ofVerb: verb)
    guard !skills.isEmpty, isAsked || counted > 0 else { return }
    let cell = VerbCell(verb: verb, slot: slot)
    let place = places[cell] ?? entries.count
    if place == entries.count {
      places[cell] = place
      entries.append(Entry(cell: cell, use: 0, counted: 0, skills: skills))
    }
    if isAsked { entries[place].use += use }
    entries[place].counted += counted
    for skill in skills {
      while uses.count <= skill { uses.append(0) }
      uses[skill] += max(use, counted)
    }
  }

  private mutating func asks(_ verb: Verb, _ number: Int) -> Bool {
    while number >= asksVerb.count { asksVerb.append(nil) }
    let isAsked =
      asksVerb[number]
      ?? (verb.isAsked(in: options.region) && !options.never.contains("\(verb.infinitive.bare)"))
    asksVerb[number] = isAsked
    return isAsked
  }

  /// The part of its uses in which *haber* is no auxiliary: half of *hay* and *ha*, and *hubo* is all but always *there was*.
  private static func ownPart(of slot: Slot) -> Double {
    slot.person != .thirdSingular ? 0 : slot.tense == .preterite ? 0.99 : 0.5
  }

  /// Vos and vosotros are hardly heard in films: who learns them needs them half as often as others need *tú*, and a
  /// quarter. An order with *no* is a third of the subjunctive's use for that person.
  private static func slots(of slot: Slot) -> [(Slot, Double)] {
    var slots = [(slot, 1.0)]
    if slot.person == .secondSingular {
      slots += [(Person.secondVoseo, 0.5), (.secondPlural, 0.25)].compactMap { person, part in
        Slot(slot.tense, person).map { ($0, part) }
      }
    }
    if slot.tense == .presentSubjunctive {
      slots += slots.compactMap { other, part in Slot(.negativeImperative, other.person).map { ($0, part / 3) } }
    }
    return slots
  }

  /// Whether tenses were named, so that there are few forms to ask.
  var isNarrowed: Bool { !options.tenses.isEmpty }

  /// The use of a skill; 0 where no form that may be asked needs it.
  func use(of skill: Int) -> Double { skill < uses.count ? uses[skill] : 0 }

  /// The skills that its forms need, the most used first.
  var skills: [Int] { uses.indices.filter { uses[$0] > 0 }.sorted { (uses[$1], $0) < (uses[$0], $1) } }

  /// The entry of a form; `nil` if it may not be asked.
  func entry(of cell: VerbCell) -> Entry? { places[cell].map { entries[$0] }.flatMap { $0.use > 0 ? $0 : nil } }

  /// The forms that may be asked and need a skill, the most used first.
  func entries(of skill: Int) -> [Entry] {
    entries.filter { $0.use > 0 && $0.skills.contains(skill) }.sorted { $0.use > $1.use }
  }
}
