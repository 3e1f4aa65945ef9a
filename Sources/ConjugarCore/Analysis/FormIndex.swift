/// The verbs of the whole lexicon by the beginnings and the ends of their forms.
///
/// It finds which verbs a word can belong to, in some hundreds of nanoseconds; making it takes as long as finding two
/// thousand words without it.
struct FormIndex {
  /// The verbs with a head, by the hash of that, sorted by kind.
  private var entriesByHead: [UInt64: [Entry]] = [:]
  /// The kinds that have an end, by the hash of that, sorted.
  private var kindsByEnd: [UInt64: [Int32]] = [:]

  private struct Entry {
    let kind: Int32
    let index: Int32
  }

  init(_ verbs: VerbIndex) {
    for (kind, ends) in verbs.ends.enumerated() {
      for end in ends {
        let hash = end.plain.indices.reversed().reduce(0) { Self.hash($0, end.plain[$1]) }
        if kindsByEnd[hash]?.last != Int32(kind) { kindsByEnd[hash, default: []].append(Int32(kind)) }
      }
    }
    for (index, entry) in verbs.entries.enumerated() {
      let hash = entry.head.indices.reduce(0) { Self.hash($0, entry.head[$1].plain) }
      entriesByHead[hash, default: []].append(Entry(kind: Int32(entry.kind), index: Int32(index)))
    }
    for hash in entriesByHead.keys { entriesByHead[hash]?.sort { $0.kind < $1.kind } }
  }

  /// Calls `body` with the index of every verb of which the word can be a form, each once.
  ///
  /// - Parameter plain: the word without accents and diaereses.
  func forEachCandidate(_ plain: Word, _ body: (Int) -> Void) {
    var heads = SIMD64<UInt64>()
    for index in plain.indices { heads[index + 1] = Self.hash(heads[index], plain[index]) }
    var end: UInt64 = 0
    for start in plain.indices.reversed() {
      end = Self.hash(end, plain[start])
      guard let kinds = kindsByEnd[end], let entries = entriesByHead[heads[start]] else { continue }
      var next = 0
      for entry in entries {
        while next < kinds.count, kinds[next] < entry.kind { next += 1 }
        if next == kinds.count { break }
        if kinds[next] == entry.kind { body(Int(entry.index)) }
      }
    }
  }

  private static func hash(_ hash: UInt64, _ letter: Letter) -> UInt64 {
    (hash &+ UInt64(letter.code)) &* 0x9E37_79B9_7F4A_7C15
  }
}
