/// Makes templates, each key's once.
struct TemplateMaker: Sendable {
  private let slots: [Slot]
  private let hidesCoda: Bool
  private let plainFrames: Frames
  private let pronominalFrames: Frames
  private var shared = RegularForms()
  private var templates: [Template.Key: Int] = [:]
  /// The templates of regular verbs that end in a few letters, found faster.
  private var plain: [UInt64: Int] = [:]
  private var count = 0

  /// - Parameters:
  ///   - slots: those whose forms are wanted.
  ///   - hidesCoda: whether a sign may stand for the coda in what the templates hold.
  init(_ slots: [Slot], _ compound: Compound, hidesCoda: Bool = false) {
    self.slots = slots
    self.hidesCoda = hidesCoda
    plainFrames = Frames(slots, compound, isPronominal: false)
    pronominalFrames = Frames(slots, compound, isPronominal: true)
  }

  /// The cut of a regular verb and the number of its template, if that is made and quickly found.
  func known(regular infinitive: Infinitive) -> (cut: Cut, number: Int)? {
    guard !infinitive.isPronominal else { return nil }
    let cut = Cut(Facts(infinitive: infinitive), isStressSeen: false)
    return Self.code(infinitive.bare, from: cut.length, cut.head).flatMap { plain[$0] }.map { (cut, $0) }
  }

  /// The verb's cut, the number of its template, and the template itself if it is new.
  mutating func template(of verb: Verb) -> (cut: Cut, number: Int, new: Template?) {
    let cut = hidesCoda ? Cut(verb) : Cut(verb).withCoda
    let tail = cut.tail(of: verb.infinitive.bare)
    if verb.isRegular, let code = Self.code(tail, from: 0, cut.head) {
      if let number = plain[code] { return (cut, number, nil) }
      plain[code] = count
    } else {
      let key = Template.Key(tail, verb, cut)
      if let number = templates[key] { return (cut, number, nil) }
      templates[key] = count
    }
    count += 1
    let frames = verb.infinitive.isPronominal ? pronominalFrames : plainFrames
    return (cut, count - 1, Template(verb, cut, slots, frames, &shared))
  }

  /// The key of a regular verb in one number, if its tail is short enough.
  private static func code(_ letters: Letters, from start: Int, _ head: Root.Head) -> UInt64? {
    guard letters.count - start < 8 else { return nil }
    return (start..<letters.count).reduce(UInt64(head.rawValue)) { $0 << 8 | UInt64(letters[$1].code) }
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
