/// Makes templates, each key's once.
struct TemplateMaker: Sendable {
  private var templates: [Template.Key: Int] = [:]
  private(set) var made: [Template] = []

  /// The verb's head, and the number of its template in `made`.
  mutating func template(of verb: Verb) -> (head: Letters, number: Int) {
    let isPronominal = verb.infinitive.isPronominal
    let cuts = verb.variants.map { Cut($0, isStressSeen: isPronominal) }
    let cut = cuts.min { $0.length < $1.length } ?? Cut(length: 0, head: .none)
    let bare = verb.infinitive.bare
    let key = Template.Key(
      tail: bare[cut.length..<bare.count], head: cut.head, isPronominal: isPronominal, defect: verb.defect,
      variants: verb.variants.map {
        Template.Variant(
          patterns: $0.patterns, exceptions: $0.exceptions, prefixLength: max(0, $0.prefixLength - cut.length))
      })
    let head = bare[0..<cut.length]
    if let number = templates[key] { return (head, number) }
    made.append(Template(verb, cut))
    templates[key] = made.count - 1
    return (head, made.count - 1)
  }
}

extension Template {
  init(_ verb: Verb, _ cut: Cut) {
    let roots = verb.variants.map { Root($0, cut: cut.length, head: cut.head) }
    var forms = [[Form]](repeating: [], count: Slot.all.count)
    for slot in Slot.all where !slot.tense.isCompound && Gap(of: verb, at: slot) == nil {
      for root in roots {
        for form in Self.forms(root, slot, isPronominal: verb.infinitive.isPronominal)
        where !forms[slot.index].contains(form) {
          forms[slot.index].append(form)
        }
      }
    }
    self.forms = forms
  }

  private static func forms(_ root: Root, _ slot: Slot, isPronominal: Bool) -> [Form] {
    let frame = Frame(slot, isPronominal: isPronominal)
    return Pronouns.join(frame.joined, to: Derivation.form(root, at: slot), after: root.head)
      .map { Form(before: frame.before, after: $0) }
  }
}
