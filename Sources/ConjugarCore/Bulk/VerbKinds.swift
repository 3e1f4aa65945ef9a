/// Numbers verbs so that those of one kind have one number: they end alike, and the same is known of each.
///
/// The rules cannot tell such verbs apart, so what is worked out for one holds for all.
struct VerbKinds: Sendable {
  private var numbers: [Template.Key: Int] = [:]
  /// The numbers of regular verbs that end in a few letters, found faster.
  private var plain: [UInt64: Int] = [:]
  private(set) var count = 0
  private let hidesCoda: Bool

  /// - Parameter hidesCoda: whether verbs are of one kind that differ only in a coda which no rule needs to see.
  init(hidesCoda: Bool = false) { self.hidesCoda = hidesCoda }

  /// The cut of a regular verb and the number of its kind, if that is known and quickly found.
  func known(regular infinitive: Infinitive) -> (cut: Cut, number: Int)? {
    guard !infinitive.isPronominal else { return nil }
    let cut = Cut(LexicalVariant(infinitive: infinitive), isStressSeen: false)
    return Self.code(infinitive.bare, from: cut.length, cut.head).flatMap { plain[$0] }.map { (cut, $0) }
  }

  /// Where the verb is cut, the number of its kind, and whether the kind is a new one.
  mutating func place(of verb: Verb) -> (cut: Cut, number: Int, isNew: Bool) {
    let cut = hidesCoda ? Cut(verb) : Cut(verb).withCoda
    let tail = cut.tail(of: verb.infinitive.bare)
    if verb.isRegular, let code = Self.code(tail, from: 0, cut.head) {
      if let number = plain[code] { return (cut, number, false) }
      plain[code] = count
    } else {
      let key = Template.Key(tail, verb, cut)
      if let number = numbers[key] { return (cut, number, false) }
      numbers[key] = count
    }
    count += 1
    return (cut, count - 1, true)
  }

  /// The key of a regular verb in one number, if its tail is short enough.
  private static func code(_ letters: Word, from start: Int, _ head: Base.Head) -> UInt64? {
    guard letters.count - start < 8 else { return nil }
    return (start..<letters.count).reduce(UInt64(head.rawValue)) { $0 << 8 | UInt64(letters[$1].code) }
  }
}

/// One question asked of many verbs: it is worked out once for each kind.
struct AnswersByKind<Finding: Sendable>: Sendable {
  private let work: @Sendable (Verb) -> Finding
  private var kinds = VerbKinds()
  private var answers: [Finding] = []

  init(_ work: @escaping @Sendable (Verb) -> Finding) { self.work = work }

  mutating func answer(for verb: Verb) -> Finding {
    let (_, number, isNew) = kinds.place(of: verb)
    if isNew { answers.append(work(verb)) }
    return answers[number]
  }
}

extension Template.Key {
  fileprivate init(_ tail: Word, _ verb: Verb, _ cut: Cut) {
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

extension LexicalVariant {
  fileprivate var isPlain: Bool { patterns.isEmpty && exceptions.isEmpty && prefixLength == 0 }
}
