/// An index of every verb in the lexicon by the beginnings and ends of its forms.
///
/// It finds the verbs and cells a word can belong to in a few hundred nanoseconds; building it takes as long as finding
/// two thousand words without it.
struct FormIndex {
  /// The verbs by the hash of their heads; verbs with the same head are sorted by kind.
  private let entries: Table
  /// The kinds that have an end, sorted by its hash, each with the range of that end among the kind's own ends.
  private let ends: Table
  private var longestEnd = 0

  init(_ verbs: VerbIndex) {
    var ends: [Row] = []
    for (kind, list) in verbs.ends.enumerated() {
      var start = 0
      while start < list.count {
        let plain = list[start].plain
        var next = start + 1
        while next < list.count, list[next].plain == plain { next += 1 }
        let hash = plain.indices.reversed().reduce(0) { Self.hash($0, plain[$1]) }
        ends.append((hash, Int32(kind), Int32(start)..<Int32(next)))
        longestEnd = max(longestEnd, plain.count)
        start = next
      }
    }
    let entries = verbs.entries.enumerated().map { index, entry -> Row in
      let hash = entry.head.indices.reduce(0) { Self.hash($0, entry.head[$1].plain) }
      return (hash, Int32(entry.kind), Int32(index)..<Int32(index + 1))
    }
    (self.ends, self.entries) = (Table(ends), Table(entries))
  }

  /// Calls `body` with the index of each verb that the word could be a form of and the range of ends it could have.
  func forEachCandidate(_ plain: Word, _ body: (_ entry: Int, _ ends: Range<Int>) -> Void) {
    var head = plain.indices.reduce(0) { Self.hash($0, plain[$1]) }
    var end: UInt32 = 0
    for start in plain.indices.suffix(longestEnd).reversed() {
      head = Self.hash(head, without: plain[start])
      end = Self.hash(end, plain[start])
      let kinds = ends.places(of: end)
      if !kinds.isEmpty { join(entries.places(of: head), kinds, body) }
    }
  }

  /// Pairs entries with ends of the same kind; both are sorted by kind.
  private func join(_ verbs: Range<Int>, _ kinds: Range<Int>, _ body: (Int, Range<Int>) -> Void) {
    var next = kinds.lowerBound
    for verb in verbs {
      let entry = entries.rows[verb]
      while next < kinds.upperBound, ends.rows[next].kind < entry.kind { next += 1 }
      // Ends with other letters can have the same hash.
      for end in ends.rows[next..<kinds.upperBound].prefix(while: { $0.kind == entry.kind }) {
        body(Int(entry.indices.lowerBound), Int(end.indices.lowerBound)..<Int(end.indices.upperBound))
      }
    }
  }

  /// A verb, or the ends of a kind that have the same letters.
  private typealias Row = (hash: UInt32, kind: Int32, indices: Range<Int32>)

  /// Rows sorted by hash, with the start of each run that shares its leading bits: a lookup takes a few nanoseconds,
  /// against some forty in a `Dictionary` of arrays.
  private struct Table {
    let rows: [Row]
    private var starts: [Int32] = []
    /// The shift that leaves a hash's leading bits: about twice as many starts as rows, few enough for a cache.
    private let shift: Int

    init(_ rows: [Row]) {
      self.rows = rows.sorted { ($0.hash, $0.kind) < ($1.hash, $1.kind) }
      shift = UInt32(rows.count).leadingZeroBitCount - 1
      for (place, row) in self.rows.enumerated() {
        while starts.count <= row.hash >> shift { starts.append(Int32(place)) }
      }
      while starts.count <= 1 << (32 - shift) { starts.append(Int32(rows.count)) }
    }

    func places(of hash: UInt32) -> Range<Int> {
      let first = Int(hash >> shift)
      var place = Int(starts[first])
      let end = Int(starts[first + 1])
      while place < end, rows[place].hash < hash { place += 1 }
      let start = place
      while place < end, rows[place].hash == hash { place += 1 }
      return start..<place
    }
  }

  private static func hash(_ hash: UInt32, _ letter: Letter) -> UInt32 { (hash &+ UInt32(letter.code)) &* factor }

  /// Undoes the last step of a hash, which is possible because an odd factor has an inverse.
  private static func hash(_ hash: UInt32, without last: Letter) -> UInt32 { hash &* inverse &- UInt32(last.code) }

  private static let factor: UInt32 = 0x9E37_79B9
  /// 1 / `factor` modulo 2³².
  private static let inverse: UInt32 = 0x144C_BC89
}
