import ConjugarCore

/// The test: every form that is counted, once weighed by use and once all alike.
enum UseTest {
  static let forms: [SpokenUse.Use] = {
    let persons = Person.asked(in: .latinAmerica, secondPerson: .tu)
    return SpokenUse.embedded.cells().filter { $0.slot.person.map(persons.contains) ?? true }
      .sorted { ($1.share, $0.verb, $0.slot) < ($0.share, $1.verb, $1.slot) }
  }()

  /// The percents that come to mind.
  static func score(_ pupil: inout some Pupil, on day: Double) -> (use: Double, breadth: Double) {
    var (used, all, known) = (0.0, 0.0, 0.0)
    for form in forms {
      let chance = pupil.chance(form.verb, form.slot, on: day)
      used += chance * Double(form.share)
      all += Double(form.share)
      known += chance
    }
    return (used / all * 100, known / Double(forms.count) * 100)
  }
}
