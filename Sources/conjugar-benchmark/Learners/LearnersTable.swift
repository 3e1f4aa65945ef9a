import ConjugarCore

/// Evidence that a session teaches: simulated learners of two kinds, each trained in several ways.
///
/// The session of version 2.0.0 brought learners that differ from its model, slow, average and intermediate, to 47 69
/// 75, 65 78 85 and 78 86 90 by use and 48 68 76, 64 78 88 and 69 80 87 in breadth; drawing by use brought them to 51
/// 71 79, 64 81 88 and 74 84 89 by use, 42 64 73, 55 74 81 and 61 76 82 in breadth.
enum LearnersTable {
  /// - Parameter names: the wanted kinds and trainers, and `place`; all if none is named.
  static func print(learners: Int, seed: UInt64, names: Set<String>) throws {
    let known = Set(Trainer.allCases.map(\.rawValue))
    let trainers = Trainer.allCases.filter { names.isDisjoint(with: known) || names.contains($0.rawValue) }
    let isWanted = { (name: String) in names.isSubset(of: known) || names.contains(name) }
    Swift.print("learner, trainer: by use and breadth on days 10, 30, 60; claimed less known; seconds a day")
    let seeds = seed..<seed + UInt64(learners)
    for learner in Self.learners where isWanted(learner.name) {
      for trainer in trainers {
        let runs = try seeds.map { seed in
          var course = Course(trainer, learner.make(seed), pause: learner.pause, seed: seed)
          return (points: try course.run(), seconds: course.seconds)
        }
        print("\(learner.name), \(trainer.rawValue)", runs)
      }
    }
    if isWanted("place") { try PlacementTable.print(learners: 100, seed: seed) }
  }

  /// A kind of learner: the days on which it pauses, and how each learner is made from a seed.
  private typealias Kind = (name: String, pause: Range<Int>?, make: (UInt64) -> any Pupil)

  private static var learners: [Kind] {
    let byRule: [Kind] = [
      ("by rule", nil, { RulePupil(prior: 0.1, seed: $0) }),
      ("by rule, knowing some", nil, { RulePupil(prior: 0.4, seed: $0) }),
    ]
    return ItemPupil.Model.all.map { model in (model.name, model.pause, { ItemPupil(model, seed: $0) }) } + byRule
  }

  private static func print(_ name: String, _ runs: [(points: [Course.Point], seconds: Int)]) {
    func mean(_ values: [Double]) -> Int {
      let mean = values.reduce(0, +) / Double(max(1, values.count))
      return Int(mean < 0 ? mean - 0.5 : mean + 0.5)
    }
    let cells = Course.days.indices.map { index in
      let points = runs.map { $0.points[index] }
      let claims = points.compactMap { point in point.claim.map { Double($0.share) - point.use } }
      return "\(mean(points.map(\.use))) \(mean(points.map(\.breadth)))" + (claims.isEmpty ? "" : " (\(mean(claims)))")
    }
    let seconds = mean(runs.map { Double($0.seconds) / 60 })
    Swift.print("\(name): \(cells.joined(separator: " | ")) · \(seconds) s")
  }
}
