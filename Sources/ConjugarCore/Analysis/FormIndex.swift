/// All forms of the lexicon by their ends: for who asks for many.
///
/// It is not made for the first few forms that are asked for, which `MorphologicalAnalyzer` finds without it; once made it finds
/// a form in some hundreds of nanoseconds. A form is the head of a verb and the end that a template gives it, so what
/// is stored is the ends of some hundred templates, and for each verb which head goes with which.
struct FormIndex {
  /// What a form of a template has after the head, and in which cell.
  private struct End {
    /// Where its letters stand in `letters`.
    let place: Int32
    let count: UInt8
    let slot: Slot
    let template: Int32
  }

  /// A verb, under its head and template.
  private struct Entry {
    let infinitive: String
    let isPronominal: Bool
    let head: Word
    let template: Int32
  }

  private var ends: [End] = []
  /// The letters of all ends.
  private var letters: [UInt8] = []
  private var entries: [Entry] = []
  /// Where in `ends` and `entries` something with a hash stands.
  private var endTable = HashTable()
  private var entryTable = HashTable()

  init(_ lexicon: Lexicon) {
    var maker = TemplateMaker(MorphologicalAnalyzer.simple, lexicon)
    var reader = LexiconReader()
    for line in lexicon.verbLines {
      guard var verb = try? reader.verb(line) else { continue }
      let infinitive = verb.infinitive
      // The pronouns are looked at elsewhere: here the forms are bare.
      verb.infinitive = infinitive.plain
      let (cut, number, new) = maker.template(of: verb)
      let head = verb.infinitive.bare[0..<cut.length]
      if let new { add(new, Int32(number)) }
      let plain = head.plain
      let hash = plain.indices.reduce(0) { Self.prefixHash($0, plain[$1]) }
      entryTable.insert(Self.joined(hash, Int32(number)), entries.count)
      entries.append(
        Entry(
          infinitive: line.name, isPronominal: infinitive.isPronominal, head: head, template: Int32(number)
        ))
    }
  }

  private mutating func add(_ template: Template, _ number: Int32) {
    for slot in MorphologicalAnalyzer.simple {
      for place in template.places(of: slot) {
        let end = template.ends[place]
        let plain = end.plain
        endTable.insert(plain.indices.reversed().reduce(0) { Self.suffixHash($0, plain[$1]) }, ends.count)
        ends.append(End(place: Int32(letters.count), count: UInt8(plain.count), slot: slot, template: number))
        for index in end.indices { letters.append(end[index].code) }
      }
    }
  }

  /// Every cell whose form is the word, accents aside.
  func hits(_ word: Word) -> [MorphologicalAnalyzer.Analysis] {
    let plain = word.plain
    var hits: [MorphologicalAnalyzer.Analysis] = []
    var heads = SIMD64<UInt64>()
    for index in plain.indices { heads[index + 1] = Self.prefixHash(heads[index], plain[index]) }
    var hash: UInt64 = 0
    for start in plain.indices.reversed() {
      hash = Self.suffixHash(hash, plain[start])
      endTable.forEach(hash) { place in
        let template = ends[place].template
        guard Int(ends[place].count) == plain.count - start else { return }
        entryTable.forEach(Self.joined(heads[start], template)) { entry in
          guard entries[entry].template == template, entries[entry].head.count == start else { return }
          var form = entries[entry].head
          let first = Int(ends[place].place)
          for index in first..<(first + Int(ends[place].count)) { form.append(Letter(code: letters[index])) }
          guard form.plain == plain else { return }
          hits.append(
            MorphologicalAnalyzer.Analysis(
              infinitive: entries[entry].infinitive, isPronominal: entries[entry].isPronominal,
              slot: ends[place].slot, form: form))
        }
      }
    }
    return hits
  }

  private static func prefixHash(_ hash: UInt64, _ letter: Letter) -> UInt64 {
    (hash &+ UInt64(letter.code)) &* 0x9E37_79B9_7F4A_7C15
  }

  private static func suffixHash(_ hash: UInt64, _ letter: Letter) -> UInt64 {
    (hash ^ UInt64(letter.code)) &* 0xD6E8_FEB8_6659_FD93
  }

  private static func joined(_ hash: UInt64, _ template: Int32) -> UInt64 {
    (hash ^ UInt64(template)) &* 0xA24B_AED4_963E_E407
  }
}

/// Numbers under hashes, several under one: open addressing, half full at the most.
struct HashTable {
  private var slots: [(hash: UInt64, number: Int32)] = Array(repeating: (0, -1), count: 1024)
  /// A bit for each hash, by its top bits: it tells most that are absent, from memory near the processor.
  private var filter = [UInt64](repeating: 0, count: 1 << 14)
  private var count = 0

  mutating func insert(_ hash: UInt64, _ number: Int) {
    if 2 * count >= slots.count { grow() }
    place(hash, Int32(number))
    filter[Int(hash >> 50)] |= 1 << (hash >> 44 & 63)
    count += 1
  }

  /// Calls `body` with each number that was put in under the hash.
  func forEach(_ hash: UInt64, _ body: (Int) -> Void) {
    guard filter[Int(hash >> 50)] & 1 << (hash >> 44 & 63) != 0 else { return }
    var index = start(hash)
    while slots[index].number >= 0 {
      if slots[index].hash == hash { body(Int(slots[index].number)) }
      index = (index + 1) & (slots.count - 1)
    }
  }

  /// The high bits of a product are the well mixed ones.
  private func start(_ hash: UInt64) -> Int { Int(hash >> 24) & (slots.count - 1) }

  private mutating func place(_ hash: UInt64, _ number: Int32) {
    var index = start(hash)
    while slots[index].number >= 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = (hash, number)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, -1), count: 2 * old.count)
    for slot in old where slot.number >= 0 { place(slot.hash, slot.number) }
  }
}
