/// The rows of a layout, compiled for each kind of verb: literal text with gaps for what each verb supplies.
struct RowTemplates: ~Copyable {
  enum Filler: UInt8, Sendable { case nothing, infinitive, head, own }

  private typealias Run = (gap: Filler, count: Int32)
  private typealias Template = (runs: Range<Int>, start: Int, forms: Int)

  private let layout: BulkConjugator.Layout
  private var text = ByteBuffer(capacity: 1 << 20)
  private var runs: [Run] = []
  private var templates: [Template] = []
  private var open = (gap: Filler.nothing, start: 0)

  init(_ layout: BulkConjugator.Layout) { self.layout = layout }

  func forms(ofKind kind: Int) -> Int { templates[kind].forms }

  mutating func add(_ paradigm: Paradigm, _ split: StemSplit) {
    let first = runs.count
    let start = text.count
    var forms = 0
    for row in layout.rows {
      let ends = paradigm.ends(at: row.slot, split)
      let before = paradigm.before(row.slot)
      forms += ends.count
      for part in row.parts {
        switch part {
        case .infinitive: add(.infinitive)
        case .own: add(.own)
        case .text(let literal): text.append(literal.utf8)
        }
      }
      for (index, end) in ends.enumerated() {
        if index > 0 { text.append(layout.separator) }
        text.append(layout.quote)
        text.append(before)
        add(.head)
        text.append(end)
        text.append(layout.quote)
      }
      text.append(row.end)
    }
    add(.nothing)
    templates.append((first..<runs.count, start, forms))
  }

  /// Opens a gap: the text before it belongs to the previous gap.
  private mutating func add(_ gap: Filler) {
    runs.append((open.gap, Int32(clamping: text.count - open.start)))
    open = (gap, text.count)
  }

  /// Writes the rows of a verb, alternating its own words with the text of its kind.
  func write(kind: Int, _ words: borrowing WordsOfVerb, to buffer: inout ByteBuffer) {
    let template = templates[kind]
    var start = template.start
    for index in template.runs {
      let run = runs[index]
      words.append(run.gap, to: &buffer)
      buffer.append(text, from: start, count: Int(run.count))
      start &+= Int(run.count)
    }
  }
}

/// What a verb itself supplies: its infinitive, the head of that, and any text the layout needs besides forms.
struct WordsOfVerb: ~Copyable {
  private var text = ByteBuffer(capacity: 128)
  private var head = 0
  private var infinitive = 0

  mutating func set(_ entry: BulkConjugator.Entry, own: String) {
    text.removeAll()
    let bare = entry.name.infinitive.bare
    text.append(bare[0..<entry.headLength])
    head = text.count
    text.append(bare[entry.headLength..<bare.count])
    if entry.name.infinitive.isPronominal { text.append("se" as StaticString) }
    if entry.name.homonym > 1 { text.append("#\(entry.name.homonym)".utf8) }
    infinitive = text.count
    text.append(own.utf8)
  }

  @inline(__always)
  func append(_ gap: RowTemplates.Filler, to buffer: inout ByteBuffer) {
    switch gap {
    case .nothing: return
    case .infinitive: buffer.append(text, from: 0, count: infinitive)
    case .head: buffer.append(text, from: 0, count: head)
    case .own: buffer.append(text, from: infinitive, count: text.count - infinitive)
    }
  }
}
