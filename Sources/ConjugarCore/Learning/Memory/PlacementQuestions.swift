/// The questions that find out what a learner knows: each the one whose answer would tell most of what share of speech
/// they command, after the answers so far.
package struct PlacementQuestions: QuestionSource {
  /// How many there are.
  package static let count = 20
  /// How many skills are compared before each question, those first that most of speech needs: all of them would take too
  /// long for who waits.
  private static let compared = 60
  /// How many of its most used forms a skill is asked by.
  private static let forms = 6

  private let review: Review
  private let speech: SpeechShares
  private var placement = Placement()
  private var picker: QuestionPicker
  private var skills: [Int]
  private var asked = 0
  private var last: [Placement.Spot] = []

  /// - Parameter review: whose skills are asked; what it knows of the learner does not matter.
  package init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    speech = SpeechShares(review)
    picker = QuestionPicker(review.schedule.finder.conjugator, shuffling)
    skills = review.repertoire.skills.filter { review.isSpoken($0) }
    picker.chance.mix(&skills)
    let shares = speech
    skills.sort { shares.share(of: $0) > shares.share(of: $1) }
  }

  package mutating func next(after isRight: Bool?) -> Question? {
    if let isRight { placement.count(last, isRight: isRight) }
    guard asked < Self.count, !skills.isEmpty else { return nil }
    asked += 1
    let compared = skills.indices.prefix(Self.compared)
    let worths = compared.map { worth(ofAsking: skills[$0]) }
    guard let best = compared.max(by: { worths[$0] < worths[$1] }) else { return nil }
    let skill = skills.remove(at: best)
    // One answer tells of all that was learned in one go.
    skills.removeAll { review.schedule.lesson(of: $0) == review.schedule.lesson(of: skill) }
    let entries = review.repertoire.entries(of: skill).prefix(Self.forms)
    let cell = entries[picker.chance.any(below: entries.count)].cell
    last = review.schedule.spots(of: cell, review.repertoire)
    return picker.ask(review.schedule.finder.verbs[cell.verb], cell.slot)
  }

  /// By how much the answer would narrow what the learner may command of speech: the variance that it takes away.
  private func worth(ofAsking skill: Int) -> Double {
    let spot = review.spot(of: skill)
    let right = placement.rightAnswer([spot])
    let share = speech.share(of: skill)
    let (ifRight, ifWrong) = (command(after: [spot], isRight: true), command(after: [spot], isRight: false))
    // Beside what it tells of other skills, it tells of this one.
    let difference = ifRight.command + share * (1 - ifRight.known) - (ifWrong.command - share * ifWrong.known)
    return right * (1 - right) * difference * difference
  }

  private func command(after spots: [Placement.Spot], isRight: Bool) -> (command: Double, known: Double) {
    var placement = placement
    placement.count(spots, isRight: isRight)
    return (placement.command(speech.ofTenses), placement.chance(ofAll: spots))
  }
}

/// What share of spoken Spanish needs each skill, and each tense.
struct SpeechShares {
  /// For each tense of a course the share of speech that is known of it at each depth.
  private(set) var ofTenses: [[Double]] = []
  private var ofSkills: [Double] = []

  init(_ review: Review) {
    var all = 0.0
    for entry in review.repertoire.entries where entry.counted > 0 {
      let share = entry.counted
      all += share
      for number in entry.skills { add(share, number) }
      let spots = review.schedule.spots(of: entry.cell, review.repertoire)
      guard let tense = spots.first?.tense else { continue }
      while ofTenses.count <= tense { ofTenses.append([]) }
      if ofTenses[tense].isEmpty { ofTenses[tense] = Array(repeating: 0, count: Placement.rarities) }
      for depth in 0..<Placement.rarities {
        ofTenses[tense][depth] += spots.reduce(share) { $0 * Placement.knows(rarity: $1.rarity, atDepth: depth) }
      }
    }
    guard all > 0 else { return }
    ofSkills = ofSkills.map { $0 / all }
    ofTenses = ofTenses.map { $0.map { $0 / all } }
  }

  func share(of skill: Int) -> Double { skill < ofSkills.count ? ofSkills[skill] : 0 }

  private mutating func add(_ share: Double, _ skill: Int) {
    if skill >= ofSkills.count { ofSkills += Array(repeating: 0, count: skill + 1 - ofSkills.count) }
    ofSkills[skill] += share
  }
}

extension Review {
  /// Whether a skill is of a tense that people speak, and is no accent.
  fileprivate func isSpoken(_ number: Int) -> Bool {
    !schedule.finder.skills[number].isAccent && level(of: number) < .c1
      && repertoire.entries.contains { $0.use > 0 && $0.skills.contains(number) }
  }
}
