/// Numbers verbs so that those of one kind have one number: they end alike, and the same is known of each.
///
/// The rules cannot tell such verbs apart, so what is worked out for one holds for all.
struct VerbKinds: Sendable {
  private var numbers: [Template.Key: Int] = [:]
  /// The numbers of regular verbs that end in a few letters, found faster.
  private var plain: [UInt64: Int] = [:]
  private(set) var count = 0

  /// The head of a regular verb and the number of its kind, if that is known and quickly found.
  func known(regular infinitive: Infinitive) -> (head: Letters, number: Int)? {
    guard !infinitive.isPronominal else { return nil }
    let cut = Cut(Facts(infinitive: infinitive), isStressSeen: false)
    let bare = infinitive.bare
    return Self.code(bare[cut.length..<bare.count], cut.head).flatMap { plain[$0] }.map { (bare[0..<cut.length], $0) }
  }

  /// Where the verb's head ends, the number of its kind, and whether the kind is a new one.
  mutating func place(of verb: Verb) -> (cut: Cut, number: Int, isNew: Bool) {
    let cut = Cut(verb)
    let bare = verb.infinitive.bare
    let tail = bare[cut.length..<bare.count]
    if verb.isRegular, let code = Self.code(tail, cut.head) {
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
  private static func code(_ tail: Letters, _ head: Root.Head) -> UInt64? {
    tail.count < 8 ? tail.indices.reduce(UInt64(head.rawValue)) { $0 << 8 | UInt64(tail[$1].code) } : nil
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
