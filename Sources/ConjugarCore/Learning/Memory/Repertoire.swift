/// What a learner may be asked: the forms that people say, by use, and the skills each needs.
struct Repertoire: Sendable {
  struct Entry: Sendable {
    let cell: VerbCell
    let skills: [Int]
    /// How many of a hundred thousand verb forms are this one; 0 for a form that is counted but never asked.
    var use = 0.0
    /// The share of the form as counted; 0 where its use was derived.
    var counted = 0.0
  }

  private(set) var entries: [Entry] = []
  /// The use of each skill, indexed by its number.
  private var uses: [Double] = []
  /// The verbs that have any, each with its rank by use, from 0: most used first, pronominal verbs at the end.
  private(set) var verbs: [(verb: Int, rank: Int)] = []
  private let options: ReviewOptions
  private var places = CellTable<Int>()

  /// A verb that gets a share of some use, and whether it may be asked.
  private typealias Taker = (verb: Int, share: Double, isAsked: Bool)

  init(_ finder: inout SkillFinder, _ options: ReviewOptions) {
    self.options = options
    let asked = Set(options.slots)
    var twins: [(verb: Int, rank: Int)] = []
    for (name, uses) in SpokenUse.embedded.verbs {
      guard let plain = taker(name, 1, &finder) else { continue }
      let rank = FrequencyList.rankByVerb[name] ?? .max
      verbs.append((plain.verb, rank - 1))
      let percent = FrequencyList.embedded.pronominalPercent(of: name)
      let pronominal = percent > 2 ? finder.verbs[plain.verb].pronominal : nil
      let twin = pronominal.flatMap { taker($0.name, Double(percent) / 100, &finder) }
      if let twin { twins.append((twin.verb, Int(Double(min(rank, 100_000)) / twin.share))) }
      for (slot, use, counted) in FormUse.embedded.shares(uses) where asked.contains(slot) {
        // A participle takes no pronoun.
        let other = slot.tense.isCompound || slot == .participle ? nil : twin
        // If a verb is mostly pronominal, its first and second persons always are: *me preocupo*, but *preocupa*.
        let isOwn = (other?.share ?? 0) > 0.5 && !(slot.person?.isThird ?? true)
        let share = isOwn ? 1 : other?.share ?? 0
        add(plain, slot, use * (1 - share), counted: counted, &finder)
        // Not once in a hundred thousand: *refiérete*.
        if let other, use * share >= 1 { add(other, slot, use * share, &finder) }
      }
    }
    verbs = [verbs, twins].flatMap { $0.sorted { ($0.rank, $0.verb) < ($1.rank, $1.verb) } }
    if isNarrowed { addRare(&finder) }
  }

  private func taker(_ name: String, _ share: Double, _ finder: inout SkillFinder) -> Taker? {
    finder.verb(named: name).map { number in
      let verb = finder.verbs[number]
      return (number, share, !verb.isAmong(options.never) && verb.isAsked(in: options.region))
    }
  }

  /// Adds what hardly anybody says, for learners who named its tense: the forms of the verbs that beginners know.
  private mutating func addRare(_ finder: inout SkillFinder) {
    for (rank, name) in FrequencyList.verbs(knownTo: .beginner).enumerated() {
      guard let taker = taker(name, 1, &finder) else { continue }
      for slot in options.slots where places[VerbCell(verb: taker.verb, slot: slot)] == nil {
        add(taker, slot, FormUse.uncounted(rank: rank), &finder)
      }
    }
  }

  private mutating func add(
    _ taker: Taker, _ slot: Slot, _ use: Double, counted: Double = 0, _ finder: inout SkillFinder
  ) {
    // Nobody says a participle by itself, so it is asked with haber.
    let isAlone = slot == .participle && !isNarrowed
    let isAsked = use > 0 && taker.isAsked && !isAlone && finder.verbs[taker.verb].isSaid(at: slot)
    let skills = finder.skills(for: slot, ofVerb: taker.verb)
    guard !skills.isEmpty, isAsked || counted > 0 else { return }
    let cell = VerbCell(verb: taker.verb, slot: slot)
    let place = places[cell] ?? entries.count
    if place == entries.count {
      places.updateValue(place, at: cell)
      entries.append(Entry(cell: cell, skills: skills))
    }
    if isAsked { entries[place].use += use }
    entries[place].counted += counted
    for skill in skills {
      while uses.count <= skill { uses.append(0) }
      uses[skill] += max(use, counted)
    }
  }

  var isNarrowed: Bool { !options.tenses.isEmpty }

  func use(of skill: Int) -> Double { skill < uses.count ? uses[skill] : 0 }

  var skills: [Int] { uses.indices.filter { uses[$0] > 0 }.sorted { uses[$0] > uses[$1] } }

  /// The entry of a cell; `nil` if it may not be asked.
  func entry(of cell: VerbCell) -> Entry? { places[cell].map { entries[$0] }.flatMap { $0.use > 0 ? $0 : nil } }

  func entries(of skill: Int) -> [Entry] {
    entries.filter { $0.use > 0 && $0.skills.contains(skill) }.sorted { $0.use > $1.use }
  }
}
