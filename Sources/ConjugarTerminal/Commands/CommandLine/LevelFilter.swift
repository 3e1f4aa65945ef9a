import ConjugarCore

/// What is of some levels: the tenses that courses teach there, of the verbs that one knows by then.
struct LevelFilter {
  let levels: ClosedRange<Level>

  /// - Parameter levels: some of them; those between count too.
  /// - Returns: `nil` if there are none.
  init?(_ levels: [Level]) {
    guard let lowest = levels.min(), let highest = levels.max() else { return nil }
    self.levels = lowest...highest
  }

  /// The tenses of these levels among those that were named, or among all.
  func tenses(of named: [Tense]) throws(UsageError) -> [Tense] {
    let all = named.isEmpty ? Tense.allCases.filter { $0 != .infinitive } : named
    let fitting = all.filter { levels.contains($0.level) }
    guard fitting.isEmpty else { return fitting }
    let option = "\(Flags.level.option.name) \(levels.upperBound.rawValue)"
    throw .unfitting(option: option, beside: named.map(\.id).joined(separator: ","), fitting: named[0].level.rawValue)
  }

  /// How many of the most used verbs; `nil` for all.
  var top: Int? {
    switch levels.upperBound {
    case .a1: FrequencyList.Depth.beginner.rawValue
    case .a2: FrequencyList.Depth.learner.rawValue
    case .b1, .b2: FrequencyList.Depth.reader.rawValue
    case .c1, .c2: nil
    }
  }
}
