import ConjugarCore

/// A page for the eye: columns, marks, color and drawings as the terminal has them.
struct StyledRenderer: Renderer {
  let style: Style
  /// What it is drawn with, asked where something is drawn.
  private let glyphsNow: () -> Glyphs
  /// How many columns the terminal has, which may become others while a quiz goes on.
  let columns: () -> Int

  init(style: Style, glyphs: @autoclosure @escaping () -> Glyphs, columns: @escaping () -> Int) {
    self.style = style
    glyphsNow = glyphs
    self.columns = columns
  }

  private var width: Int { columns() }
  private var glyphs: Glyphs { glyphsNow() }
  /// Columns of whatever belongs to a title.
  private static let indent = 2

  func lines(_ block: Block) -> [String] {
    switch block {
    case .heading(let text): wrap(heading(text))
    case .paragraph(let text, let indent): wrap(string(text), indent)
    case .phrase(let text, let indent, let hanging):
      wrap(string(text), indent).enumerated().map { $0 == 0 ? $1 : BarChart.blanks(hanging) + $1 }
    case .table(let rows, let indent): table(rows, indent)
    case .facts(let rows): table(rows, Self.indent)
    case .pairs(let pairs, let indent): self.pairs(pairs, indent)
    case .grids(let grids, let isBrief): GridLayout(renderer: self, width: width, isBrief: isBrief).lines(grids)
    case .numbered(let texts, let first): numbered(texts.map(string), from: first)
    case .sheet(let page): ["", ""] + lines(page)
    case .drawing(let drawing, _): drawing.lines(width: width, style, glyphs)
    case .comparison(let answer, let form, let isNoFree):
      comparison(answer, form, isNoFree: isNoFree).map { Table.trimmed(BarChart.blanks(2 * Self.indent) + $0) }
    case .command(let line):
      Table.broken(string(line), width: width - 2 * Self.indent).map { BarChart.blanks(2 * Self.indent) + $0 }
    case .keys(let keys): flowing(keys.map { "\(style.strong($0.key)): \(string($0.meaning))" })
    case .prompt(let text, let indent): [BarChart.blanks(indent) + string(text)]
    case .blank: [""]
    case .seen(let page): lines(page)
    case .heard: []
    case .apart(let page): apart(lines(page))
    case .fitting(let columns, let wide, let narrow): lines(width >= columns ? wide : narrow)
    }
  }

  private func apart(_ lines: [String]) -> [String] { lines.isEmpty ? [] : [""] + lines }

  private func wrap(_ text: String, _ indent: Int = 0) -> [String] {
    text.isEmpty ? [] : Table.paragraphs([text], width: width, margin: BarChart.blanks(indent))
  }

  private func table(_ rows: [[Text]], _ indent: Int) -> [String] {
    Table(rows.map { $0.map(string) }).lines(width: width - indent)
      .map { $0.isEmpty ? "" : BarChart.blanks(indent) + $0 }
  }

  private func pairs(_ pairs: [(Text, Text)], _ indent: Int) -> [String] {
    let lines = table(pairs.map { [$0, $1] }, indent)
    if lines.count == pairs.count { return lines }
    return pairs.flatMap { wrap(string($0), indent) + wrap(string($1), indent + Self.indent) }
  }

  /// Numbers, one below the other, each with its text beside it.
  private func numbered(_ texts: [String], from first: Int) -> [String] {
    let widest = "\(first + texts.count - 1)".count
    return texts.enumerated().flatMap { index, text in
      let number = Table.alignEnd("\(first + index)", to: Self.indent + widest)
      let lines = Table.wrap(text, width: max(10, width - widest - 2 * Self.indent))
      return lines.enumerated().map { line, text in
        line == 0 ? "\(number). \(text)" : BarChart.blanks(2 * Self.indent + widest) + text
      }
    }
  }

  /// Texts beside each other, as many in a line as there is room for.
  private func flowing(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { lines, text in
      let longer = lines.last.map { "\($0)   \(text)" } ?? text
      if longer.displayWidth > width || lines.isEmpty { lines.append(text) } else { lines[lines.count - 1] = longer }
    }
  }

  /// The answer above the right form; letters that differ are marked, by color and from below.
  ///
  /// - isNoFree: whether a *no* before the form need not be typed, so that one that is missing is no difference.
  private func comparison(_ answer: String, _ form: String, isNoFree: Bool) -> [String] {
    let free = isNoFree ? String(form.prefix(3)) : ""
    let alignment = LetterAlignment(answer, over: form.dropFirst(free.count))
    let columns = alignment.columns
    guard alignment.isTelling, columns.count <= width - 9 else {
      return [answer.printable(upTo: max(3, width - 6)), style.good(form)]
    }
    let blank = BarChart.blanks(free.count)
    let typed = columns.map { $0.differs ? $0.above.map { style.bad(String($0)) } ?? "·" : String($0.below ?? " ") }
    let right = columns.map { $0.differs ? $0.below.map { style.marked(String($0)) } ?? "·" : String($0.below ?? " ") }
    let signs = columns.map { $0.differs ? "^" : " " }
    return [blank + typed.joined(), free + right.joined(), blank + signs.joined()]
  }
}

extension StyledRenderer {
  /// The same, all words of which are a title.
  func heading(_ text: Text) -> String {
    text.runs.map { run in if case .words(let words, .words) = run { style.strong(words) } else { string(run) } }
      .joined()
  }

  func string(_ run: Text.Run) -> String {
    switch run {
    case .words(let words, let role): painted(words, role)
    case .forms(let forms, let regular, let isSaid, let isMarked):
      if forms.isEmpty {
        style.faint("–")
      } else if style.isOn, !isSaid {
        style.faint(forms.joined(separator: "/"))
      } else {
        forms.map { marked($0, regular, isMarked) }.joined(separator: "/")
      }
    case .bar(let part, let whole): bar(part, of: whole)
    case .days(let days):
      days.map { $0.name + glyphs.shade(Glyphs.level(ofAnswers: $0.answers)) }.joined(separator: " ")
    case .pointer: style.strong(glyphs == .blocks ? "←" : "<")
    case .either(let seen, _): string(seen)
    }
  }

  private func painted(_ words: String, _ role: Text.Role) -> String {
    switch role {
    case .words: words
    case .strong: style.strong(words)
    case .faint, .room: style.faint(words)
    case .title: style.underlined(words)
    case .good: style.good(words)
    case .warning: style.warning(words)
    case .bad: style.bad(words)
    case .source: style.faint("[\(words)]")
    case .trigger: style.isOn ? style.underlined(words) : "*\(words)*"
    case .gap: style.isOn ? style.strong(words) : "[\(words)]"
    case .legend: style.isOn ? "" : words
    }
  }

  /// A form with its irregular letters in color, or an asterisk beside it: the letters stay as they are written, so that
  /// what is shown can be copied and found.
  private func marked(_ form: String, _ regular: String, _ isMarked: Bool) -> String {
    guard form != regular else { return form }
    guard style.isOn else { return isMarked ? "\(form)*" : form }
    var (text, run) = ("", "")
    for (letter, isIrregular) in zip(form, IrregularLetters.marks(of: form, against: regular)) {
      if isIrregular {
        run.append(letter)
      } else {
        text += style.marked(run) + String(letter)
        run = ""
      }
    }
    return text + style.marked(run)
  }

  private static let columnsOfBar = 10

  private func bar(_ part: Int, of whole: Int) -> String {
    let done = glyphs.bar(min(part, whole), of: whole, columns: Self.columnsOfBar)
    let rest = String(repeating: glyphs.shade(0), count: Self.columnsOfBar - done.displayWidth)
    return style.good(done) + style.faint(rest)
  }
}

/// How words stand out: by color and weight where that is shown, not at all where it is not.
///
/// Each word is styled by itself, so that a line may break between two.
struct Style: Equatable, Sendable {
  let isOn: Bool

  func strong(_ text: String) -> String { paint(text, "1") }
  func underlined(_ text: String) -> String { paint(text, "4") }
  func faint(_ text: String) -> String { paint(text, "2") }
  func good(_ text: String) -> String { paint(text, "32") }
  func bad(_ text: String) -> String { paint(text, "31") }
  func warning(_ text: String) -> String { paint(text, "33") }
  /// Letters to look at: those that a regular verb would not have.
  func marked(_ text: String) -> String { paint(text, "1;35") }

  /// Source: ECMA-48, select graphic rendition.
  private func paint(_ text: String, _ code: String) -> String {
    guard isOn else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }
      .joined(separator: " ")
  }
}
