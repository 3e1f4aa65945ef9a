/// A template laid out for writing: the bytes that stand between one word of the verb's own and the next.
///
/// All that is left to do for a verb is to copy those bytes and its words by turns.
public struct Sheet: Sendable {
  /// The words that a verb brings itself.
  fileprivate enum Word: UInt8, Sendable {
    case head, own
  }

  /// Some bytes, and the word that goes before them.
  fileprivate struct Piece: Sendable {
    let word: Word
    let count: UInt32
  }

  /// The pieces one after another, with room behind the last for a whole step of copying.
  fileprivate let bytes: [UInt8]
  /// How many bytes stand before the first word.
  fileprivate let lead: Int
  fileprivate let pieces: [Piece]
  /// How many forms the sheet has.
  let forms: Int

  /// Writes the sheet for a verb.
  func write(_ head: borrowing ShortText, _ own: borrowing ShortText, to buffer: inout ByteBuffer) {
    // What is copied too much is written over by the next piece.
    let most = bytes.count + pieces.count * max(head.count, own.count) + 2 * Copy.step
    buffer.appendUnchecked(most: most) { start in
      bytes.withUnsafeBytes { source in
        guard var place = source.baseAddress else { return 0 }
        var target = start
        Copy.bytes(place, lead, to: target)
        place += lead
        target += lead
        for piece in pieces {
          switch piece.word {
          case .head: target = head.copy(to: target)
          case .own: target = own.copy(to: target)
          }
          let count = Int(piece.count)
          Copy.bytes(place, count, to: target)
          place += count
          target += count
        }
        return target - start
      }
    }
  }
}

extension Sheet {
  /// Collects the pieces of a sheet.
  public struct Builder: ~Copyable {
    private let template: Template
    private var bytes = ByteBuffer(capacity: 1 << 13)
    private var lead: Int?
    private var pieces: [Piece] = []
    /// The word that the last piece begins with, and where its bytes begin.
    private var open: (word: Word, place: Int)?
    private var forms = 0

    init(_ template: Template) {
      self.template = template
      pieces.reserveCapacity(1 << 8)
    }

    /// The infinitive of the verb.
    public mutating func infinitive() {
      put(.head)
      bytes.append(template.rest)
    }

    /// A form of the verb.
    public mutating func form(_ form: Template.Form) {
      bytes.append(form.before)
      put(.head)
      bytes.append(form.after)
      forms += 1
    }

    /// What the verb has of its own, as it is given with each verb.
    public mutating func own() { put(.own) }

    /// Something that is the same for every verb.
    public mutating func text(_ text: some Collection<UInt8>) { bytes.append(text) }

    private mutating func put(_ word: Word) {
      close()
      open = (word, bytes.count)
    }

    private mutating func close() {
      if let open {
        pieces.append(Piece(word: open.word, count: UInt32(bytes.count - open.place)))
      } else {
        lead = bytes.count
      }
    }

    /// The sheet, its last piece ended.
    mutating func sheet() -> Sheet {
      close()
      let count = bytes.count
      bytes.append(repeatElement(0, count: Copy.step))
      return Sheet(bytes: bytes.withBytes { Array($0) }, lead: lead ?? count, pieces: pieces, forms: forms)
    }
  }
}
