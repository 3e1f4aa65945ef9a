import ConjugarCore

/// A page for the eye: columns, marks, color and drawings, as far as the terminal has them.
struct StyledRenderer: Renderer {
  let isColored: Bool
  /// The glyphs to draw with, looked up whenever something is drawn.
  private let glyphsNow: () -> Glyphs
  /// The number of columns of the terminal, which may change during a quiz.
  let columns: () -> Int

  init(isColored: Bool, glyphs: @autoclosure @escaping () -> Glyphs, columns: @escaping () -> Int) {
    (self.isColored, glyphsNow, self.columns) = (isColored, glyphs, columns)
  }

  var width: Int { columns() }
  var glyphs: Glyphs { glyphsNow() }
  /// The indent, in columns, of whatever belongs to a title.
  static let indent = 2

  func lines(_ block: Block) -> [String] {
    switch block {
    case .heading(let text): wrap(heading(text))
    case .paragraph(let text, let indent): wrap(string(text), indent)
    case .phrase(let text, let indent, let hanging):
      Table.paragraph(string(text), width: width - hanging, indent: indent).enumerated()
        .map { $0 == 0 ? $1 : .blanks(hanging) + $1 }
    case .table(let rows, let indent): table(rows, indent)
    case .facts(let rows): table(rows, Self.indent)
    case .grids(let grids, let isBrief): GridLayout(screen: self, isBrief: isBrief).lines(grids)
    case .numbered(let texts): numbered(texts)
    case .sheet(let page): ["", ""] + lines(page)
    case .drawing(let draw, _): draw(self)
    case .command(let line): Table.broken(string(line), width: width - 2 * Self.indent).indented(2 * Self.indent)
    case .prompt(let text, let indent): [.blanks(indent) + string(text)]
    case .blank: [""]
    case .seen(let page): lines(page)
    case .heard: []
    case .apart(let page): apart(lines(page))
    case .fitting(let columns, let wide, let narrow): lines(width >= columns ? wide : narrow)
    }
  }

  /// A name and what belongs to it, indented: on one line, or on two if the name is too long.
  func row(_ name: String, _ nameWidth: Int, _ rest: String) -> [String] {
    let isLong = name.displayWidth > nameWidth
    let lines = isLong ? [name, .blanks(nameWidth) + rest] : [name.padded(to: nameWidth) + rest]
    return lines.map { (String.blanks(Self.indent) + $0).trimmedEnd }
  }

  func note(_ text: String) -> [String] {
    Table.wrap(text, width: width - Self.indent).map { .blanks(Self.indent) + style($0, .faint) }
  }

  private func apart(_ lines: [String]) -> [String] { lines.isEmpty ? [] : [""] + lines }

  private func wrap(_ text: String, _ indent: Int = 0) -> [String] {
    Table.paragraph(text, width: width, indent: indent)
  }

  private func table(_ rows: [[Text]], _ indent: Int) -> [String] {
    Table(rows.map { $0.map(string) }).lines(width: width - indent).indented(indent)
  }

  private func numbered(_ texts: [Text]) -> [String] {
    let numberWidth = Self.indent + "\(texts.count).".count
    let rows = texts.enumerated().map { ["\($0 + 1).".aligned(to: numberWidth), string($1)] }
    return Table(rows, gap: 1).lines(width: width)
  }

  func heading(_ text: Text) -> String {
    text.runs.map { run in
      if case .words(let words, .words) = run { style(words.printable, .strong) } else { string(run) }
    }.joined()
  }

  func string(_ run: Text.Run) -> String {
    switch run {
    case .words(let words, let role): painted(words.printable, role)
    case .forms(let forms, let regular, let isSaid, let isMarked):
      if forms.isEmpty || isColored && !isSaid {
        style(forms.isEmpty ? "–" : forms.joined(separator: "/"), .faint)
      } else {
        forms.map { marked($0, regular, isMarked) }.joined(separator: "/")
      }
    case .drawn(let draw): draw(self)
    case .either(let seen, _): string(seen)
    }
  }

  private func painted(_ words: String, _ role: Text.Role) -> String {
    switch role {
    case .legend: isColored ? "" : words
    case .source: style("[\(words)]", role)
    case .trigger where !isColored: "*\(words)*"
    case .gap where !isColored: "[\(words)]"
    case _: style(words, role)
    }
  }

  /// A form with its irregular letters in color, or with an asterisk after it, so that its letters stay as written.
  private func marked(_ form: String, _ regular: String, _ isMarked: Bool) -> String {
    guard form != regular, isColored else { return form != regular && isMarked ? "\(form)*" : form }
    return Text.letters(of: form, against: regular).map { style($0, $1) }.joined()
  }

  /// Source: ECMA-48, select graphic rendition.
  private static let codes: [Text.Role: String] = [
    .strong: "1", .gap: "1", .faint: "2", .room: "2", .source: "2", .title: "4", .trigger: "4", .bad: "31", .good: "32",
    .warning: "33", .irregular: "1;35",
  ]

  /// A text as it stands out if color is shown; words are styled one by one, so that a line may break between two.
  func style(_ text: String, _ role: Text.Role) -> String {
    guard isColored, let code = Self.codes[role] else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }
      .joined(separator: " ")
  }
}
