/// The forms of all verbs that end alike and share their patterns, from their common end on.
///
/// A template is made by the rules, once; making a form is then putting a head before its rest. The rules never see
/// the head, so a template holds for every verb with the same key.
public struct Template: Sendable {
  /// What the rules may know: two verbs with the same key have the same template.
  struct Key: Hashable, Sendable {
    var tail: Letters
    var head: Root.Head
    var isPronominal: Bool
    var defect: Defect?
    var variants: [Variant]
  }

  struct Variant: Hashable, Sendable {
    let patterns: Patterns
    let exceptions: [Exception]
    let prefixLength: Int
  }

  /// One accepted form: what stands before the head (`me `, `no `, `he `), and after it.
  public struct Form: Hashable, Sendable {
    let before: Letters
    let after: Letters
  }

  /// What follows the head in the infinitive: `ar`, `arse`.
  let rest: Letters
  private var all: [Form] = []
  /// Where the forms of each slot begin and end in `all`.
  private var starts = [Int](repeating: 0, count: Slot.all.count)
  private var ends = [Int](repeating: 0, count: Slot.all.count)

  /// The accepted forms in a slot, the preferred one first; none in a gap, or where they were not wanted.
  public func forms(at slot: Slot) -> ArraySlice<Form> {
    all[starts[slot.index]..<ends[slot.index]]
  }
}

extension Template {
  /// - Parameters:
  ///   - slots: those whose forms are wanted, in order.
  ///   - auxiliary: the form of *haber* for each compound slot, at the slot's index.
  ///   - shared: the forms that the template has in common with others.
  init(_ verb: Verb, _ cut: Cut, _ slots: [Slot], auxiliary: [Letters], _ shared: inout RegularForms) {
    let infinitive = verb.infinitive
    rest = infinitive.bare[cut.length..<infinitive.bare.count] + (infinitive.isPronominal ? "se" : "")
    var ways = verb.variants.map { Way($0, cut, &shared) }
    let mayLack = verb.defect != nil || verb.variants.contains { !$0.exceptions.isEmpty }
    all.reserveCapacity(slots.count + 8)
    for slot in slots {
      let start = all.count
      starts[slot.index] = start
      if !mayLack || Gap(of: verb, at: slot) == nil {
        let frame = Frame.of(slot, isPronominal: infinitive.isPronominal)
        let isCompound = slot.tense.isCompound
        for index in ways.indices {
          let word = ways[index].form(at: isCompound ? .participle : slot, &shared)
          if isCompound {
            add(Form(before: frame.before + auxiliary[slot.index] + " ", after: word), since: start)
          } else if frame.joined.isEmpty {
            add(Form(before: frame.before, after: word), since: start)
          } else {
            for whole in Pronouns.join(frame.joined, to: word, after: cut.head) {
              add(Form(before: frame.before, after: whole), since: start)
            }
          }
        }
      }
      ends[slot.index] = all.count
    }
  }

  /// Adds a form unless the slot has it already.
  private mutating func add(_ form: Form, since start: Int) {
    if start == all.count || !all[start...].contains(form) { all.append(form) }
  }
}
