/// The questions that find out what a learner knows: each the one whose answer would tell most of what share of speech
/// they command, after the answers so far.
package struct PlacementQuestions: QuestionSource {
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
    // What people speak, and no accent.
    skills = review.repertoire.skills.filter {
      !review.schedule.finder.skills[$0].isAccent && review.level(of: [$0]) < .c1
        && !review.repertoire.entries(of: $0).isEmpty
    }
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
    let lessons = review.schedule.finder.lessonNumbers
    skills.removeAll { lessons[$0] == lessons[skill] }
    let entries = review.repertoire.entries(of: skill).prefix(Self.forms)
    let entry = entries[picker.chance.any(below: entries.count)]
    last = review.schedule.spots(of: entry.skills, review.repertoire)
    return picker.ask(review.schedule.finder.verbs[entry.cell.verb], entry.cell.slot)
  }

  /// By how much the answer would narrow what the learner may command of speech: the variance that it takes away.
  private func worth(ofAsking skill: Int) -> Double {
    let spots = review.schedule.spots(of: [skill], review.repertoire)
    let right = placement.rightAnswer(spots)
    let difference = command(after: spots, isRight: true, skill) - command(after: spots, isRight: false, skill)
    return right * (1 - right) * difference * difference
  }

  /// What the learner would command of speech; beside what an answer tells of other skills, it tells of its own.
  private func command(after spots: [Placement.Spot], isRight: Bool, _ skill: Int) -> Double {
    var placement = placement
    placement.count(spots, isRight: isRight)
    let known = placement.chance(ofAll: spots)
    return placement.command(speech.ofTenses).mean + speech.share(of: skill) * (isRight ? 1 - known : -known)
  }
}

/// What share of spoken Spanish needs each skill, and each tense.
struct SpeechShares {
  /// For each tense of a course the share of speech that is known of it at each depth.
  private(set) var ofTenses: [[Double]] = Array(repeating: [], count: Placement.tenses)
  private var ofSkills: [Int: Double] = [:]

  init(_ review: Review) {
    let counted = review.repertoire.entries.filter { $0.counted > 0 }
    let all = counted.reduce(0) { $0 + $1.counted }
    for entry in counted {
      let share = entry.counted / all
      for skill in entry.skills { ofSkills[skill, default: 0] += share }
      let spots = review.schedule.spots(of: entry.skills, review.repertoire)
      guard let tense = spots.first?.tense else { continue }
      if ofTenses[tense].isEmpty { ofTenses[tense] = Array(repeating: 0, count: Placement.rarities) }
      for depth in 0..<Placement.rarities {
        ofTenses[tense][depth] += spots.reduce(share) { $0 * Placement.knows(rarity: $1.rarity, atDepth: depth) }
      }
    }
  }

  func share(of skill: Int) -> Double { ofSkills[skill] ?? 0 }
}
