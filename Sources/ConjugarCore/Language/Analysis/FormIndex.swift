/// The verbs of the whole lexicon by the beginnings and the ends of their forms.
///
/// It finds which verbs and cells a word can belong to, in some hundreds of nanoseconds; making it takes as long as
/// finding two thousand words without it.
struct FormIndex {
  /// The verbs with a head, by the hash of that, sorted by kind.
  private let entries: [UInt64: [Entry]]
  /// The kinds that have an end, by the hash of that, sorted, each with the indices of the end among its own.
  private let ends: [UInt64: [KindEnds]]
  private var longestEnd = 0

  private struct Entry {
    let kind: Int32
    let index: Int32
  }

  private struct KindEnds {
    let kind: Int32
    let indices: Range<Int32>
  }

  init(_ verbs: VerbIndex) {
    var ends: [UInt64: [KindEnds]] = [:]
    for (kind, list) in verbs.ends.enumerated() {
      var start = 0
      while start < list.count {
        let plain = list[start].plain
        var next = start + 1
        while next < list.count, list[next].plain == plain { next += 1 }
        let hash = plain.indices.reversed().reduce(0) { Self.hash($0, plain[$1]) }
        ends[hash, default: []].append(KindEnds(kind: Int32(kind), indices: Int32(start)..<Int32(next)))
        longestEnd = max(longestEnd, plain.count)
        start = next
      }
    }
    var entries: [UInt64: [Entry]] = [:]
    for (index, entry) in verbs.entries.enumerated() {
      let hash = entry.head.indices.reduce(0) { Self.hash($0, entry.head[$1].plain) }
      entries[hash, default: []].append(Entry(kind: Int32(entry.kind), index: Int32(index)))
    }
    self.ends = ends
    self.entries = entries.mapValues { $0.sorted { $0.kind < $1.kind } }
  }

  /// Calls `body` with the index of every verb of which the word can be a form, and those of the ends that it can have.
  func forEachCandidate(_ plain: Word, _ body: (_ entry: Int, _ ends: Range<Int>) -> Void) {
    var head = plain.indices.reduce(0) { Self.hash($0, plain[$1]) }
    var end: UInt64 = 0
    for start in stride(from: plain.count - 1, through: max(0, plain.count - longestEnd), by: -1) {
      head = Self.hash(head, without: plain[start])
      end = Self.hash(end, plain[start])
      if let kinds = ends[end], let verbs = entries[head] { join(verbs, kinds, body) }
    }
  }

  /// The entries and the ends of one kind: both are sorted by it.
  private func join(_ verbs: [Entry], _ kinds: [KindEnds], _ body: (Int, Range<Int>) -> Void) {
    var next = 0
    for entry in verbs {
      while next < kinds.count, kinds[next].kind < entry.kind { next += 1 }
      if next == kinds.count { return }
      let found = kinds[next]
      if found.kind == entry.kind {
        body(Int(entry.index), Int(found.indices.lowerBound)..<Int(found.indices.upperBound))
      }
    }
  }

  private static func hash(_ hash: UInt64, _ letter: Letter) -> UInt64 { (hash &+ UInt64(letter.code)) &* factor }

  /// The hash before its last letter: an odd factor has an inverse.
  private static func hash(_ hash: UInt64, without last: Letter) -> UInt64 { hash &* inverse &- UInt64(last.code) }

  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// 1 / `factor` modulo 2⁶⁴.
  private static let inverse: UInt64 = 0xF1DE_83E1_9937_733D
}
