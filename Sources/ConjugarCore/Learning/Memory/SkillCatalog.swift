/// Which verbs show which skills: what a review can ask, the most used verbs first.
struct SkillCatalog: Sendable {
  /// A verb that shows a skill.
  struct Example: Sendable {
    /// The number of the verb.
    let verb: Int
    /// Its index in the list of verbs by use, counted from 0.
    let rank: Int
    /// The cells that need the skill.
    let slots: [Slot]
  }

  /// How many verbs a skill is asked by.
  private static let mostExamples = 24

  /// The verbs of each skill, at the skill's number.
  private var lists: [[Example]] = []
  /// The skills that have any, in the order in which they were met.
  private(set) var skills: [Int] = []
  /// How much each skill is used.
  let use: SkillUse
  /// The share of uses with *-se* of each verb that has one.
  let pronominalShares: [String: Double]

  /// - Parameters:
  ///   - finder: numbers the skills and the verbs.
  ///   - others: verbs that may be asked if the list of verbs by use has none; those of the list among them are no harm.
  ///   - slots: those that may be asked, in order.
  ///   - region: whose Spanish is asked.
  init(
    _ finder: inout SkillFinder, _ frequency: FrequencyList, _ others: [String], _ slots: [Slot], _ region: Region
  ) {
    pronominalShares = frequency.pronominalShares
    use = SkillUse(&finder, slots, pronominalShares)
    let tenses = Tense.allCases.map { tense in slots.filter { $0.tense == tense } }.filter { !$0.isEmpty }
    var met: Set<Int> = []
    // Verbs of a kind show the same skills in the same cells.
    var kinds: [Int: [(skill: Int, slots: [Slot])]] = [:]
    // What only rarer verbs show, as pudrir does, nobody need be taught.
    let used = Array(frequency.prefix(FrequencyList.Depth.reader.rawValue))
    for (rank, name) in (used + others).enumerated() {
      guard let verb = Self.verb(named: name, &finder), met.insert(verb).inserted else { continue }
      let kind = finder.kind(ofVerb: verb)
      let shown = kinds[kind] ?? tenses.flatMap { Self.shown(in: $0, ofVerb: verb, &finder) }
      kinds[kind] = shown
      // Of what was asked before, any verb; else only those that people say.
      guard shown.contains(where: { !isFull($0.skill) }), rank >= used.count || finder.verbs[verb].isAsked(in: region)
      else { continue }
      for (skill, slots) in shown where !isFull(skill) {
        let slots = slots.filter { finder.verbs[verb].isSaid(at: $0) }
        guard !slots.isEmpty else { continue }
        add(skill, finder.skills[skill], Example(verb: verb, rank: rank, slots: slots), name)
      }
    }
    addPronominal(used, &finder, slots.filter { $0.tense == Skill.pronoun.tense }, region)
  }

  /// Adds the verbs that people say with a pronoun, those first that they say oftenest so: *quedarse, llamarse*; regular
  /// ones rather, which have nothing else to find.
  private mutating func addPronominal(
    _ names: [String], _ finder: inout SkillFinder, _ slots: [Slot], _ region: Region
  ) {
    let ranked = names.enumerated().compactMap { rank, name in
      pronominalShares[name].map { (name: name, rank: Int(Double(rank + 1) / $0)) }
    }.map { name, rank in
      let isRegular = finder.verb(named: name).map { finder.verbs[$0].family == nil } ?? false
      return (name: name, rank: isRegular ? rank : rank * 3)
    }
    for (name, rank) in ranked.sorted(by: { ($0.rank, $0.name) < ($1.rank, $1.name) }) {
      guard let plain = finder.verb(named: name), let twin = finder.verbs[plain].pronominal, twin.isAsked(in: region),
        let verb = finder.verb(named: twin.name)
      else { continue }
      let slots = slots.filter { finder.verbs[verb].isSaid(at: $0) }
      let skill = finder.number(of: .pronoun)
      if !slots.isEmpty, !isFull(skill) { add(skill, .pronoun, Example(verb: verb, rank: rank, slots: slots), name) }
    }
  }

  /// The verb as it is asked: *quejar* with its pronoun.
  private static func verb(named name: String, _ finder: inout SkillFinder) -> Int? {
    guard let number = finder.verb(named: name) else { return nil }
    let verb = finder.verbs[number]
    guard verb.livesWithPronoun, let twin = verb.pronominal else { return number }
    return finder.verb(named: twin.name)
  }

  /// The skills that a verb shows in the cells of one tense.
  private static func shown(
    in slots: [Slot], ofVerb verb: Int, _ finder: inout SkillFinder
  ) -> [(skill: Int, slots: [Slot])] {
    let needed = slots.map { finder.skills(for: $0, ofVerb: verb) }
    // The regular way is best seen where nothing else happens: by hablamos rather than by contamos.
    let isRegular = needed.allSatisfy { $0.allSatisfy { finder.skills[$0].isRegular || finder.skills[$0].isAccent } }
    var shown: [(skill: Int, slots: [Slot])] = []
    for (slot, numbers) in zip(slots, needed) {
      for number in numbers where finder.skills[number].tense == slot.tense && finder.skills[number] != .pronoun {
        if !isRegular, finder.skills[number].isRegular || finder.skills[number].isAccent { continue }
        if let index = shown.firstIndex(where: { $0.skill == number }) {
          shown[index].slots.append(slot)
        } else {
          shown.append((number, [slot]))
        }
      }
    }
    return shown
  }

  /// The verbs that show a skill, the most used first; none if it is not among what may be asked.
  func examples(of skill: Int) -> [Example] { skill < lists.count ? lists[skill] : [] }

  /// The verbs that have a form in a cell to ask, the most used first.
  func examples(at slot: Slot) -> [Example] {
    var verbs: [Int: Example] = [:]
    for example in lists.joined() where example.slots.contains(slot) {
      verbs[example.verb] = Example(verb: example.verb, rank: example.rank, slots: [slot])
    }
    return verbs.values.sorted { ($0.rank, $0.verb) < ($1.rank, $1.verb) }
  }

  /// The persons in which a skill shows.
  func persons(of skill: Int) -> Set<Person> { Set(examples(of: skill).flatMap { $0.slots.compactMap(\.person) }) }

  private mutating func add(_ number: Int, _ skill: Skill, _ example: Example, _ name: String) {
    while lists.count <= number { lists.append([]) }
    if lists[number].isEmpty { skills.append(number) }
    if case .form(let owner, _) = skill, !lists[number].isEmpty {
      // A form is asked of the verb that it is named by, rather than of one made from it: hecho, not deshecho.
      if name == owner { lists[number] = [example] }
      return
    }
    lists[number].append(example)
  }

  /// Whether a skill has verbs enough.
  private func isFull(_ skill: Int) -> Bool { skill < lists.count && lists[skill].count >= Self.mostExamples }
}
