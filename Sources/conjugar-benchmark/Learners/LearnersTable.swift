import ConjugarCore

/// The proof that a session teaches: simulated learners of two makes, each trained in several ways.
enum LearnersTable {
  /// - Parameters:
  ///   - learners: how many of each kind.
  ///   - seed: that of the first of them; the others count on from there.
  ///   - names: the kinds and trainers that are wanted, and `place`; all if none is named.
  static func print(learners: Int, seed: UInt64, names: Set<String>) throws {
    let known = Set(Trainer.allCases.map(\.rawValue))
    let trainers = Trainer.allCases.filter { names.isDisjoint(with: known) || names.contains($0.rawValue) }
    let isWanted = { (name: String) in names.isSubset(of: known) || names.contains(name) }
    Swift.print("learner, trainer: by use and breadth on days 10, 30, 60; claimed less known; seconds a day")
    let seeds = seed..<seed + UInt64(learners)
    for model in ItemPupil.Model.all where isWanted(model.name) {
      for trainer in trainers {
        try print(model.name, trainer, seeds) { seed in
          var course = Course(trainer, ItemPupil(model, seed: seed), pause: model.pause, seed: seed)
          return (try course.run(), course.seconds)
        }
      }
    }
    for (name, prior) in [("by rule", 0.1), ("by rule, knowing some", 0.4)] where isWanted(name) {
      for trainer in trainers {
        try print(name, trainer, seeds) { seed in
          var course = Course(trainer, RulePupil(prior: prior, seed: seed), seed: seed)
          return (try course.run(), course.seconds)
        }
      }
    }
    if isWanted("place") { try PlacementTable.print(learners: 100, seed: seed) }
  }

  private static func print<Learner>(
    _ name: String, _ trainer: Trainer, _ seeds: Range<UInt64>,
    run: (UInt64) throws -> (points: [Course<Learner>.Point], seconds: Int)
  ) throws {
    let runs = try seeds.map(run)
    func mean(_ values: [Double]) -> Int {
      let mean = values.reduce(0, +) / Double(max(1, values.count))
      return Int(mean < 0 ? mean - 0.5 : mean + 0.5)
    }
    let cells = Course<Learner>.days.indices.map { index in
      let points = runs.compactMap { $0.points.indices.contains(index) ? $0.points[index] : nil }
      let claims = points.compactMap { point in point.claim.map { Double($0.share) - point.use } }
      return "\(mean(points.map(\.use))) \(mean(points.map(\.breadth)))" + (claims.isEmpty ? "" : " (\(mean(claims)))")
    }
    Swift.print(
      "\(name), \(trainer.rawValue): \(cells.joined(separator: " | ")) · \(mean(runs.map { Double($0.seconds) / 60 })) s"
    )
  }
}
