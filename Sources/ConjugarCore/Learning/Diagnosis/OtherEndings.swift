/// The endings of all conjugations and cells, each once: what a learner may take for the right one.
enum OtherEndings {
  static let all = distinct(Slot.all.flatMap(of))

  /// The endings of future and conditional with the end of the infinitive before them: *-aré, -ería*.
  static let onInfinitive = distinct(
    Conjugation.allCases.flatMap { conjugation in
      (Slot.of(.future) + Slot.of(.conditional)).compactMap { slot in
        guard let end = Endings.regular(conjugation, .infinitive), let ending = Endings.regular(conjugation, slot)
        else {
          return nil
        }
        return Endings.Ending(
          sounds: end.sounds + ending.sounds, stressed: ending.stressed.map { $0 + end.sounds.count })
      }
    })

  /// The endings of a cell in the three conjugations, and after strong stems.
  static func of(_ slot: Slot) -> [Endings.Ending] {
    Conjugation.allCases.flatMap { [Endings.regular($0, slot), Endings.strong($0, slot)] }.compactMap { $0 }
  }

  private static func distinct(_ endings: [Endings.Ending]) -> [Endings.Ending] {
    endings.reduce(into: []) { all, ending in if !all.contains(ending) { all.append(ending) } }
  }
}
