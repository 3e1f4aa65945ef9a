import ConjugarCore

/// An answer above the right form, letter above letter; letters that differ are marked by color and from below.
struct Comparison {
  let answer: String
  let form: String
  /// Whether *no* before the form is optional, so that leaving it out is not a difference.
  let isNoFree: Bool

  func lines(on screen: StyledRenderer) -> [String] {
    let style = screen.style
    let free = isNoFree ? String(form.prefix(3)) : ""
    let alignment = LetterAlignment(answer, over: form.dropFirst(free.count))
    let columns = alignment.columns.map { column -> [String] in
      let (above, below) = (column.above.map { String($0) }, column.below.map { String($0) })
      if !column.differs { return [below ?? " ", below ?? " ", " "] }
      return [above.map { style($0, .bad) } ?? "·", below.map { style($0, .irregular) } ?? "·", "^"]
    }
    // A form whose letters are spread apart is also shown whole.
    let whole = alignment.columns.contains { $0.below == nil } ? "  \(style(form, .good))" : ""
    let isTelling = alignment.isTelling && columns.count + (whole.isEmpty ? 0 : form.count) <= screen.width - 9
    let lines =
      isTelling
      ? ["", free, ""].enumerated().map { row, lead in
        lead.padded(to: free.count) + columns.map { $0[row] }.joined() + (row == 1 ? whole : "")
      }
      : [answer.printable(upTo: max(3, screen.width - 6)), style(form, .good)]
    return lines.map { (String.blanks(2 * StyledRenderer.indent) + $0).trimmedEnd }
  }
}
