/// Rows of bytes with gaps for the words that a verb brings itself.
struct Script: ~Copyable {
  /// What stands in a gap.
  enum Substitution: UInt8 {
    /// Nothing: the row begins with bytes.
    case none
    /// Nothing: the row is left out.
    case absent
    case infinitive, head, coda, own
  }

  /// A gap, and how many bytes follow it.
  struct Piece {
    let word: Substitution
    let endsRow: Bool
    let count: UInt16
  }

  /// Where a row begins.
  struct Place {
    var piece = 0
    var byte = 0
  }

  private var pieces: [Piece] = []
  /// Enough memory at once: what is not written to costs nothing.
  private var bytes = ByteBuffer(capacity: 1 << 18)
  /// The gap whose bytes are being added, and where they begin; `nil` between two rows.
  private var open: Substitution?
  private var openStart = 0

  /// Where the next row begins.
  var end: Place { Place(piece: pieces.count, byte: bytes.count) }

  mutating func add(_ word: Substitution) {
    if open != nil { close(endsRow: false) }
    open = word
    openStart = bytes.count
  }

  mutating func add(_ text: StaticString) {
    guard text.utf8CodeUnitCount > 0 else { return }
    if open == nil { add(.none) }
    bytes.append(text)
  }

  mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    if open == nil { add(.none) }
    bytes.append(text.utf8)
  }

  mutating func add(_ letters: borrowing Word) {
    guard !letters.isEmpty else { return }
    if open == nil { add(.none) }
    if bytes.append(shortASCII: letters) { return }
    for index in letters.indices {
      if letters[index] == .coda { add(Substitution.coda) } else { bytes.append(letters[index]) }
    }
  }

  mutating func endRow() {
    if open == nil { add(.none) }
    close(endsRow: true)
    open = nil
    // A copy may read beyond its end.
    bytes.reserve(Copy.margin)
  }

  private mutating func close(endsRow: Bool) {
    pieces.append(Piece(word: open ?? .none, endsRow: endsRow, count: UInt16(bytes.count - openStart)))
  }

  /// How many bytes the rows between two places have with their words, at most.
  func most(from start: Place, to end: Place, _ words: borrowing Words) -> Int {
    end.byte - start.byte + (end.piece - start.piece) * words.longest
  }

  /// Lends a reader of the rows from a place on.
  func withReader(at place: Place, _ body: (inout Reader) -> Void) {
    pieces.withUnsafeBufferPointer { pieces in
      bytes.withBytes { bytes in
        guard let piece = pieces.baseAddress, let byte = bytes.baseAddress else { return }
        var reader = Reader(piece: piece + place.piece, byte: byte + place.byte)
        body(&reader)
      }
    }
  }

  /// Reads a script row by row.
  struct Reader {
    fileprivate var piece: UnsafePointer<Piece>
    fileprivate var byte: UnsafeRawPointer

    var isRowAbsent: Bool { piece.pointee.word == .absent }

    /// - Parameter isLong: whether what stands between the words rarely fits in one step of copying.
    @inline(__always)
    mutating func copyRow(_ words: borrowing Words, isLong: Bool, to target: inout UnsafeMutableRawPointer) {
      var isOver = false
      while !isOver {
        let word = words.all[Int(piece.pointee.word.rawValue)]
        Copy.short(word.start, word.count, to: &target)
        let count = Int(piece.pointee.count)
        if isLong { Copy.long(byte, count, to: &target) } else { Copy.short(byte, count, to: &target) }
        byte += count
        isOver = piece.pointee.endsRow
        piece += 1
      }
    }
  }
}

extension Script {
  /// The words of a verb.
  struct Words: ~Copyable {
    /// Each at the number of what it is, so that choosing one takes no branch.
    fileprivate let all: UnsafeMutablePointer<ShortText.Place>
    private var infinitive = ShortText()
    private var own = ShortText()

    init() {
      all = .allocate(capacity: 6)
      all.initialize(repeating: own.place, count: 6)
    }

    deinit { all.deallocate() }

    mutating func set(_ infinitive: Infinitive, homonym: Int, _ cut: Cut, own text: String) {
      // No infinitive is so long that the text would have to move.
      let bare = infinitive.bare
      let coda = cut.coda ?? cut.length..<cut.length
      self.infinitive.removeAll()
      self.infinitive.add(bare, 0..<cut.length)
      let (start, headCount) = self.infinitive.place
      all[Int(Substitution.head.rawValue)] = (start, headCount)
      self.infinitive.add(bare, cut.length..<coda.lowerBound)
      let codaStart = self.infinitive.count
      self.infinitive.add(bare, coda)
      all[Int(Substitution.coda.rawValue)] = (start + codaStart, self.infinitive.count - codaStart)
      self.infinitive.add(bare, coda.upperBound..<bare.count)
      if infinitive.isPronominal { self.infinitive.add("se") }
      if homonym > 1 { self.infinitive.add("#\(homonym)") }
      all[Int(Substitution.infinitive.rawValue)] = self.infinitive.place
      own.removeAll()
      own.add(text)
      all[Int(Substitution.own.rawValue)] = own.place
    }

    fileprivate var longest: Int { max(infinitive.count, own.count) }
  }
}
