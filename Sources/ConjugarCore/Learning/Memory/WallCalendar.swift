/// Days of the learner's calendar in the zone of the machine, which is asked as seldom as can be.
///
/// For lines that do not say in which zone they were written: those of version 1.
struct WallCalendar {
  private let zoneOffset: (Timestamp) -> Int
  /// The day of UTC of which the zone is known, and its offset if that is the same all day.
  private var known: (day: Int, offset: Int?)?

  init(_ zoneOffset: @escaping (Timestamp) -> Int) { self.zoneOffset = zoneOffset }

  mutating func day(of moment: Timestamp) -> Int { moment.learningDay(zoneOffset: offset(at: moment)) }

  private mutating func offset(at moment: Timestamp) -> Int {
    let day = moment.day()
    if known?.day != day {
      // No zone has changed its clocks twice in one day.
      let first = zoneOffset(Timestamp(ofDay: day))
      known = (day, zoneOffset(Timestamp(ofDay: day + 1)) == first ? first : nil)
    }
    return known?.offset ?? zoneOffset(moment)
  }
}
