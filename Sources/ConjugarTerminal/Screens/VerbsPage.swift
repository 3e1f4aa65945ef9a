import ConjugarCore

/// A list of verbs in columns: the infinitive, what it means, how it leaves the regular path.
///
/// Where the terminal is narrow, the last two share a column. An infinitive that is longer than nearly all others stands
/// above its line, so that it costs the others no room.
struct VerbsPage {
  private static let gap = 2
  /// The terminals on which three columns leave none too narrow to read.
  private static let wide = 72

  private let style: Style
  private let width: Int
  /// The columns of the rank and its blank.
  private let rankWidth: Int
  private let isWide: Bool
  private let names: Int
  private let meanings: Int
  private let notes: Int

  private let showsRank: Bool

  /// - Parameter showsRank: whether the place in the list of use stands before each verb.
  init(_ verbs: [ListedVerb], showsRank: Bool = false, style: Style, width: Int) {
    self.style = style
    self.width = width
    self.showsRank = showsRank
    let ranks = verbs.compactMap(\.rank).max().map { String($0).count + 1 } ?? 0
    rankWidth = showsRank ? ranks : 0
    let width = width - rankWidth
    isWide = width >= Self.wide
    names = min(verbs.map(\.name.displayWidth).max() ?? 0, isWide ? 20 : 14)
    let room = max(1, width - names - Self.gap)
    guard isWide else {
      (meanings, notes) = (room, 0)
      return
    }
    notes = min(verbs.map { Self.notes(of: $0).displayWidth }.max() ?? 0, room / 2)
    let widest = verbs.map(\.meaning.displayWidth).max() ?? 0
    meanings = min(widest, room - (notes > 0 ? notes + Self.gap : 0))
  }

  /// The lines of a verb.
  func lines(_ verb: ListedVerb) -> [String] {
    if style.isPlain {
      let rank = showsRank ? verb.rank.map { String($0) } ?? "" : ""
      let row = [rank, verb.name, verb.meaning, Self.notes(of: verb)].filter { !$0.isEmpty }
      return Table([row], isPlain: true).lines(width: width)
    }
    guard showsRank else { return unranked(verb) }
    let rank = verb.rank.map { String($0) } ?? ""
    let margin = String(repeating: " ", count: rankWidth)
    return unranked(verb).enumerated().map { index, line in
      let blanks = String(repeating: " ", count: max(0, rankWidth - 1 - rank.count))
      return index == 0 ? "\(blanks)\(style.faint(rank)) \(line)" : margin + line
    }
  }

  private func unranked(_ verb: ListedVerb) -> [String] {
    let note = Self.notes(of: verb)
    let columns =
      isWide
      ? [Table.wrap(verb.meaning, width: meanings), Table.wrap(note, width: notes)]
      : [Table.wrap([verb.meaning, note].filter { !$0.isEmpty }.joined(separator: " · "), width: meanings)]
    let isLong = verb.name.displayWidth > names
    let isAlone = columns.allSatisfy { $0 == [""] }
    if isAlone { return [style.strong(verb.name)] }
    var lines = isLong ? [style.strong(verb.name)] : []
    for number in 0..<(columns.map(\.count).max() ?? 0) {
      let name = number == 0 && !isLong ? verb.name : ""
      let blanks = String(repeating: " ", count: names - name.displayWidth)
      let texts = zip(columns, [meanings, notes]).map { Table.pad(number < $0.count ? $0[number] : "", to: $1) }
      lines.append(
        Table.trimmed(
          (name.isEmpty ? "" : style.strong(name)) + blanks + texts.map { "  \($0)" }.joined()))
    }
    return lines
  }

  /// `e>ie +g, forms of its own`; nothing for a regular verb.
  private static func notes(of verb: ListedVerb) -> String {
    [
      verb.patterns.list.map(\.id).joined(separator: " "), verb.hasFormsOfItsOwn ? FormMessages().ownForms : "",
      verb.defect?.rawValue ?? "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// A list of verbs for programs.
enum VerbsRecords {
  private static let columns = ["infinitive", "meaning", "patterns", "rank", "defect"]

  static func write(_ verbs: [ListedVerb], _ format: RecordFormat, to terminal: any Terminal) throws(TerminalError) {
    let rows = verbs.lazy.map { verb -> [Field] in
      [
        .text(verb.name), .text(verb.meaning), .list(verb.patterns.list.map(\.id), " "), .number(verb.rank),
        .text(verb.defect?.rawValue),
      ]
    }
    try Records.write(format, columns, rows, to: terminal)
  }
}
