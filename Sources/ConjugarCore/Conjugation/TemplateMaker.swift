/// Makes templates, each key's once.
struct TemplateMaker: Sendable {
  private let slots: [Slot]
  /// The form of *haber* for each slot; empty where no compound one is wanted.
  private let auxiliary: [Letters]
  private var shared = RegularForms()
  private var templates: [Template.Key: Int] = [:]
  /// The templates of regular verbs that end in a few letters, found faster.
  private var plain: [UInt64: Int] = [:]
  private var count = 0

  /// - Parameters:
  ///   - slots: those whose forms are wanted, in order.
  ///   - lexicon: where *haber* stands, for compound slots.
  init(_ slots: [Slot], _ lexicon: Lexicon) {
    self.slots = slots
    guard slots.contains(where: \.tense.isCompound) else {
      auxiliary = []
      return
    }
    let compound = Compound(lexicon)
    auxiliary = Slot.all.map { compound.form(at: $0) ?? Letters() }
  }

  /// The head of a regular verb and the number of its template, if that is made and quickly found.
  func known(regular infinitive: Infinitive) -> (head: Letters, number: Int)? {
    guard !infinitive.isPronominal else { return nil }
    let cut = Cut(Facts(infinitive: infinitive), isStressSeen: false)
    let bare = infinitive.bare
    return Self.code(bare[cut.length..<bare.count], cut.head).flatMap { plain[$0] }.map { (bare[0..<cut.length], $0) }
  }

  /// The verb's head, the number of its template, and the template itself if it is new.
  mutating func template(of verb: Verb) -> (head: Letters, number: Int, new: Template?) {
    let cut = Cut(verb)
    let bare = verb.infinitive.bare
    let tail = bare[cut.length..<bare.count]
    let head = bare[0..<cut.length]
    if verb.isRegular, let code = Self.code(tail, cut.head) {
      if let number = plain[code] { return (head, number, nil) }
      plain[code] = count
    } else {
      let key = Template.Key(tail, verb, cut)
      if let number = templates[key] { return (head, number, nil) }
      templates[key] = count
    }
    count += 1
    return (head, count - 1, Template(verb, cut, slots, auxiliary: auxiliary, &shared))
  }

  /// The key of a regular verb in one number, if its tail is short enough.
  private static func code(_ tail: Letters, _ head: Root.Head) -> UInt64? {
    tail.count < 8 ? tail.indices.reduce(UInt64(head.rawValue)) { $0 << 8 | UInt64(tail[$1].code) } : nil
  }
}

extension Template.Key {
  fileprivate init(_ tail: Letters, _ verb: Verb, _ cut: Cut) {
    self.init(
      tail: tail, head: cut.head, isPronominal: verb.infinitive.isPronominal, defect: verb.defect,
      variants: verb.variants.map {
        Template.Variant(
          patterns: $0.patterns, exceptions: $0.exceptions, prefixLength: max(0, $0.prefixLength - cut.length))
      })
  }
}

extension Verb {
  /// Whether nothing but its infinitive tells how the verb goes.
  fileprivate var isRegular: Bool {
    !infinitive.isPronominal && defect == nil && variants.count == 1 && variants[0].isPlain
  }
}

extension Facts {
  fileprivate var isPlain: Bool { patterns.isEmpty && exceptions.isEmpty && prefixLength == 0 }
}
