/// What a learner may be asked: the forms that people say, by use, and what each needs.
struct Repertoire: Sendable {
  /// A form that may be asked.
  struct Entry: Sendable {
    let cell: VerbCell
    let skills: [Int]
    /// Of a hundred thousand verb forms, how many are this one; 0 of a form that is counted, but never asked.
    var use = 0.0
    /// The share of the form as it was counted; 0 where its use was worked out.
    var counted = 0.0
  }

  private(set) var entries: [Entry] = []
  /// The use of each skill, at its number.
  private var uses: [Double] = []
  /// The verbs that have any, each with its place among all by use, counted from 0: the most used first, those with a
  /// pronoun behind the others.
  private(set) var verbs: [(verb: Int, rank: Int)] = []
  private let options: ReviewOptions
  private var places = CellTable()

  /// A verb that shares in some use, and whether it may be asked.
  private typealias Taker = (verb: Int, share: Double, isAsked: Bool)

  init(_ finder: inout SkillFinder, _ options: ReviewOptions) {
    self.options = options
    let asked = Set(options.slots)
    let shares = FrequencyList.embedded.pronominalShares
    var auxiliary: [Slot: Double] = [:]
    var participles: [Taker] = []
    var twins: [(verb: Int, rank: Int)] = []
    for (name, uses) in SpokenUse.embedded.verbs {
      guard let plain = taker(name, 1, &finder) else { continue }
      let rank = FrequencyList.placeByVerb[name] ?? .max
      verbs.append((plain.verb, rank - 1))
      let (isAuxiliary, pronominal) = (finder.verbs[plain.verb].isAuxiliary, finder.verbs[plain.verb].pronominal)
      let twin = pronominal.flatMap { verb in shares[name].flatMap { taker(verb.name, $0, &finder) } }
      if let twin { twins.append((twin.verb, Int(Double(min(rank, 100_000)) / twin.share))) }
      for use in uses {
        let share = Double(use.share)
        if isAuxiliary { auxiliary[use.slot] = share }
        if use.slot == .participle, !isAuxiliary { participles.append((plain.verb, share, plain.isAsked)) }
        let own = isAuxiliary ? Self.ownPart(of: use.slot) : 1
        for (slot, part) in Self.slots(of: use.slot) where asked.contains(slot) {
          let whole = share * part * own
          guard let twin, use.slot != .participle else {
            add(plain, slot, whole, counted: slot == use.slot ? share : 0, &finder)
            continue
          }
          add(plain, slot, whole * (1 - twin.share), counted: slot == use.slot ? share : 0, &finder)
          add(twin, slot, whole * twin.share, &finder)
        }
      }
    }
    verbs = [verbs, twins].flatMap { $0.sorted { ($0.rank, $0.verb) < ($1.rank, $1.verb) } }
    addCompound(auxiliary, participles, &finder)
    if isNarrowed { addRare(&finder) }
  }

  private func taker(_ name: String, _ share: Double, _ finder: inout SkillFinder) -> Taker? {
    finder.verb(named: name).map { number in
      let verb = finder.verbs[number]
      let isNever = options.never.contains { $0 == verb.infinitive.bare.description }
      let isAsked = !isNever && verb.isAsked(in: options.region)
      return (number, share, isAsked)
    }
  }

  /// The compound tenses: what is counted of *haber* is mostly they, each participle by its own share.
  private mutating func addCompound(
    _ auxiliary: [Slot: Double], _ participles: [Taker], _ finder: inout SkillFinder
  ) {
    let all = participles.reduce(0) { $0 + $1.share }
    for slot in options.slots {
      guard let own = slot.tense.auxiliary.flatMap({ slot.inTense($0) }), let share = auxiliary[own] else { continue }
      for taker in participles {
        let use = share * (1 - Self.ownPart(of: own)) * taker.share / all
        if use >= 1 { add(taker, slot, use, &finder) }
      }
    }
  }

  /// What hardly anybody says, for those who name its tense: the forms of the verbs that beginners know.
  private mutating func addRare(_ finder: inout SkillFinder) {
    for (rank, name) in FrequencyList.verbs(knownTo: .beginner).enumerated() {
      guard let taker = taker(name, 1, &finder) else { continue }
      for slot in options.slots where places[VerbCell(verb: taker.verb, slot: slot)] == nil {
        add(taker, slot, 1 / Double(rank + 10), &finder)
      }
    }
  }

  private mutating func add(
    _ taker: Taker, _ slot: Slot, _ use: Double, counted: Double = 0, _ finder: inout SkillFinder
  ) {
    let isAsked = use > 0 && taker.isAsked && finder.verbs[taker.verb].isSaid(at: slot)
    let skills = finder.skills(for: slot, ofVerb: taker.verb)
    guard !skills.isEmpty, isAsked || counted > 0 else { return }
    let cell = VerbCell(verb: taker.verb, slot: slot)
    let place = places[cell] ?? entries.count
    if place == entries.count {
      places[cell] = place
      entries.append(Entry(cell: cell, skills: skills))
    }
    if isAsked { entries[place].use += use }
    entries[place].counted += counted
    for skill in skills {
      while uses.count <= skill { uses.append(0) }
      uses[skill] += max(use, counted)
    }
  }

  /// The part of its uses in which *haber* is no auxiliary: half of *hay* and *ha*, and *hubo* is all but always *there was*.
  private static func ownPart(of slot: Slot) -> Double {
    slot.person != .thirdSingular ? 0 : slot.tense == .preterite ? 0.99 : Policy.uncounted
  }

  /// Vos and vosotros are hardly heard in films, but needed by who learns them; an order with *no* is counted with the
  /// subjunctive.
  private static func slots(of slot: Slot) -> [(slot: Slot, part: Double)] {
    var slots = [(slot: slot, part: 1.0)]
    if slot.person == .secondSingular {
      let others: [(Person, Double)] = [(.secondVoseo, Policy.uncounted), (.secondPlural, Policy.uncounted / 2)]
      slots += others.compactMap { person, part in Slot(slot.tense, person).map { ($0, part) } }
    }
    if slot.tense == .presentSubjunctive {
      slots += slots.compactMap { other, part in other.inTense(.negativeImperative).map { ($0, part / 3) } }
    }
    return slots
  }

  /// Whether tenses were named, so that there are few forms to ask.
  var isNarrowed: Bool { !options.tenses.isEmpty }

  func use(of skill: Int) -> Double { skill < uses.count ? uses[skill] : 0 }

  /// The skills that its forms need, the most used first.
  var skills: [Int] { uses.indices.filter { uses[$0] > 0 }.sorted { (uses[$1], $0) < (uses[$0], $1) } }

  /// The entry of a form; `nil` if it may not be asked.
  func entry(of cell: VerbCell) -> Entry? { places[cell].map { entries[$0] }.flatMap { $0.use > 0 ? $0 : nil } }

  func entries(of skill: Int) -> [Entry] {
    entries.filter { $0.use > 0 && $0.skills.contains(skill) }.sorted { $0.use > $1.use }
  }
}
