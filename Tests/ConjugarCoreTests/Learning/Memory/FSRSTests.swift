import ConjugarCore
import Testing

/// The values are those of py-fsrs 6.3.2, the authors' own implementation, without learning steps and without fuzz.
@Suite("FSRS-6")
struct FSRSTests {
  /// Answers to one thing, each on the day on which it was due, and what they lead to.
  struct Course: Sendable, CustomTestStringConvertible {
    let answers: String
    let intervals: [Int]
    let stabilities: [Double]
    let difficulties: [Double]

    init(_ answers: String, _ intervals: [Int], _ stabilities: [Double], _ difficulties: [Double]) {
      self.answers = answers
      self.intervals = intervals
      self.stabilities = stabilities
      self.difficulties = difficulties
    }

    var testDescription: String { answers }
    var grades: [Grade] {
      answers.compactMap { letter in ["A": Grade.again, "H": .hard, "G": .good, "E": .easy][letter] }
    }
  }

  static let courses = [
    Course(
      "GGGGGG", [2, 11, 46, 163, 497, 1346], [2.3065, 10.9643, 46.2802, 162.8622, 497.4472, 1345.5288],
      [2.1181, 2.1112, 2.1043, 2.0975, 2.0906, 2.0837]),
    Course(
      "AGGGG", [1, 2, 6, 17, 44], [0.212, 1.8868, 6.2692, 17.3792, 43.8421],
      [6.4133, 6.4021, 6.3909, 6.3798, 6.3686]),
    Course(
      "GGAGG", [2, 11, 2, 5, 12], [2.3065, 10.9643, 1.5383, 4.8763, 12.3117],
      [2.1181, 2.1112, 7.3922, 7.3801, 7.3679]),
    Course(
      "HGGGG", [1, 5, 17, 50, 133], [1.2931, 4.546, 16.5513, 50.1916, 133.3013],
      [5.1122, 5.1023, 5.0924, 5.0825, 5.0727]),
    Course("EGGG", [8, 39, 153, 510], [8.2956, 38.9051, 153.0001, 509.5502], [1, 1, 1, 1]),
    Course(
      "GHEAAHG", [2, 8, 43, 3, 1, 1, 2], [2.3065, 7.5133, 42.9011, 2.786, 0.6524, 1.1915, 2.0315],
      [2.1181, 4.7529, 2.9847, 7.6794, 9.2224, 9.4691, 9.4548]),
    Course(
      "AAAAAAAA", [1, 1, 1, 1, 1, 1, 1, 1], [0.212, 0.1009, 0.055, 0.0334, 0.0219, 0.0154, 0.0113, 0.0087],
      [6.4133, 8.8063, 9.5929, 9.8514, 9.9364, 9.9643, 9.9735, 9.9765]),
  ]

  @Test(arguments: courses)
  func onTheDueDay(_ course: Course) {
    let states = states(course.grades)
    #expect(states.map(\.interval) == course.intervals)
    #expect(states.map { rounded($0.memory.stability) } == course.stabilities)
    #expect(states.map { rounded($0.memory.difficulty) } == course.difficulties)
  }

  /// On any other day than the due one: too late, or again on the same day.
  @Test(arguments: [
    ("GGG", [40, 3], [2.3065, 40.7204, 51.5726]),
    ("EGAG", [8, 400, 4], [8.2956, 38.9051, 4.0442, 10.8493]),
    ("GGAHEG", [0, 0, 0, 0, 0], [2.3065, 2.3065, 0.7751, 0.7751, 1.4247, 1.4625]),
    // Long forgotten: no less is left than forgetting on the same day would leave.
    ("AAG", [1000, 2], [0.212, 0.2018, 1.2394]),
    // Days with several answers, between days with one.
    ("AGGGG", [0, 1, 0, 3], [0.212, 0.2467, 2.0215, 2.0279, 7.8877]),
    ("HHHGG", [0, 0, 1, 0], [1.2931, 1.2931, 1.2931, 3.0492, 3.0492]),
    ("AAGAG", [0, 0, 0, 1], [0.212, 0.0834, 0.1031, 0.0425, 0.2813]),
    ("GGGAGGH", [2, 11, 0, 0, 1, 0], [2.3065, 10.9643, 46.2802, 12.767, 12.767, 14.5514, 14.5514]),
    ("EGAHGGGE", [0, 9, 0, 0, 1, 0, 4], [8.2956, 8.2956, 1.4075, 1.4075, 1.446, 3.1169, 3.1169, 12.482]),
    (
      "GAAAAAAAAAA", [46, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [2.3065, 0.9672, 0.3442, 0.1311, 0.0532, 0.0229, 0.0104, 0.005, 0.0025, 0.0013, 0.001]
    ),
  ])
  func onOtherDays(_ answers: String, _ gaps: [Int], _ stabilities: [Double]) {
    let course = Course(answers, [], stabilities, [])
    #expect(states(course.grades, gaps: gaps).map { rounded($0.memory.stability) } == stabilities)
  }

  @Test func theChanceFallsToNineInTenWhenTheDaysAreTheStability() {
    for days in [1, 10, 400] {
      let memory = MemoryState(stability: Double(days), difficulty: 5)
      #expect(rounded(FSRS.retrievability(of: memory, after: days)) == 0.9)
      #expect(FSRS.retrievability(of: memory, after: 0) == 1)
      #expect(FSRS.retrievability(of: memory, after: days * 10) < 0.8)
    }
  }

  @Test func neverLaterThanInAHundredYears() {
    #expect(MemoryState(stability: 1e9, difficulty: 1).daysToFade == 36_500)
  }

  private func states(_ grades: [Grade], gaps: [Int] = []) -> [(memory: MemoryState, interval: Int)] {
    var states: [(memory: MemoryState, interval: Int)] = []
    for grade in grades {
      let last = states.last
      let days = gaps.isEmpty ? last?.interval ?? 0 : states.isEmpty ? 0 : gaps[states.count - 1]
      let memory = FSRS.memory(after: grade, last?.memory, days: days)
      states.append((memory, memory.daysToFade))
    }
    return states
  }

  /// To four places.
  private func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
}
