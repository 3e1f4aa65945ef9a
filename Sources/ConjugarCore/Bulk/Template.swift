/// The forms of all verbs that end alike and share their patterns, from their common end on.
///
/// A template is made by the rules, once; making a form is then putting a head before its rest. The rules never see
/// the head, so a template holds for every verb with the same key.
struct Template: Sendable {
  /// What the rules may know: two verbs with the same key have the same template.
  struct Key: Hashable, Sendable {
    var tail: Word
    var head: Base.Head
    var isPronominal: Bool
    var defect: Defect?
    var variants: [Variant]
  }

  struct Variant: Hashable, Sendable {
    let patterns: PatternSet
    let exceptions: [StatedForm]
    let prefixLength: Int
  }

  /// What stands around the forms.
  let frames: Frames
  /// What the forms have after the head, with the pronouns joined to them.
  private(set) var ends: [Word] = []
  /// Where in `ends` those of each slot are.
  private var places = [Range<Int32>](repeating: 0..<0, count: Slot.all.count)

  /// Where in `ends` the accepted forms in a slot are, the preferred one first; none in a gap, or where they were not
  /// wanted.
  func places(of slot: Slot) -> Range<Int> { Int(places[slot.index].lowerBound)..<Int(places[slot.index].upperBound) }
}

extension Template {
  /// - Parameters:
  ///   - slots: those whose forms are wanted.
  ///   - frames: what stands around the forms.
  ///   - shared: the forms that the template has in common with others.
  init(_ verb: Verb, _ cut: Cut, _ slots: [Slot], _ frames: Frames, _ shared: inout RegularForms) {
    self.frames = frames
    let mayLack = Gap.isPossible(in: verb)
    var ways: [Way] = []
    for facts in verb.variants { ways.append(Way(facts, cut, &shared)) }
    ends.reserveCapacity(slots.count + 8)
    for slot in slots where !mayLack || Gap(of: verb, at: slot) == nil {
      let start = ends.count
      for index in ways.indices {
        let word = ways[index].form(at: frames.simple[slot.index], &shared)
        if frames.joined[slot.index].isEmpty {
          add(word, since: start)
        } else {
          for whole in Pronouns.join(frames.joined[slot.index], to: word, after: cut.head) { add(whole, since: start) }
        }
      }
      places[slot.index] = Int32(start)..<Int32(ends.count)
    }
  }

  /// Adds a form unless the slot has it already.
  private mutating func add(_ end: Word, since start: Int) {
    if start == ends.count || !ends[start...].contains(end) { ends.append(end) }
  }
}
