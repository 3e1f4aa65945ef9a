/// Grids as lines: labels down, columns across, as many side by side as fit.
struct GridLayout {
  let screen: StyledRenderer
  /// Whether it should fit on a screen, so that it has few empty lines.
  let isBrief: Bool
  /// Blanks between two columns; there are twice as many between two sections.
  private static let gap = 2

  func lines(_ grids: [Grid]) -> [String] {
    besideEachOther(grids.map(lines)).enumerated().flatMap { (isBrief && $0 == 0 ? [] : [""]) + $1 }
  }

  private func lines(_ grid: Grid) -> [String] {
    if grid.labels.isEmpty { return pairs(grid.groups.joined().map { [faint($0.name), cell($0.cells[0])] }) }
    if let only = grid.groups.first?.first, only.name == nil {
      let rows = zip(grid.labels, only.cells).map { [screen.style($0, .faint), cell($1)] }
      return (grid.title.map { [screen.string($0)] } ?? []) + Table(rows).lines(width: screen.width)
    }
    let title = grid.title.map(screen.heading) ?? ""
    if isBrief { return blocks(grid.labels, Array(grid.groups.joined()), heading: title) }
    return [title] + grid.groups.map { blocks(grid.labels, $0) }.filter { !$0.isEmpty }.joined(separator: [""])
  }

  private func cell(_ text: Text?) -> String { text.map(screen.string) ?? "" }
  private func faint(_ text: Text?) -> String { screen.style(cell(text), .faint) }

  /// Names with a cell each, on one line if the layout is brief and the line fits.
  private func pairs(_ rows: [[String]]) -> [String] {
    let line = rows.map { $0.joined(separator: " ") }.joined(separator: .blanks(2 * Self.gap))
    return isBrief && line.displayWidth <= screen.width ? [line] : Table(rows).lines(width: screen.width)
  }

  private func blocks(_ labels: [String], _ columns: [Grid.Column], heading: String = "") -> [String] {
    let first = [heading] + labels.map { screen.style($0, .faint) }
    var blocks: [[[String]]] = []
    var room = 0
    for column in columns {
      let next = [screen.style(cell(column.name), .title)] + column.cells.map(cell)
      let needed = Self.gap + next.width
      if needed > room || blocks.isEmpty {
        blocks.append([first])
        room = screen.width - first.width
      }
      blocks[blocks.count - 1].append(next)
      room -= needed
    }
    return Array(blocks.map { Table($0.transposed, gap: Self.gap).lines(width: .max) }.joined(separator: [""]))
  }

  /// Merges two sections side by side if there is room, to keep the page short.
  private func besideEachOther(_ sections: [[String]]) -> [[String]] {
    sections.joining { one, other in
      let isOneHeight = one.count > 3 && other.count > 3 && abs(other.count - one.count) <= 1
      let isRoom = one.width + 2 * Self.gap + other.width <= screen.width
      return isOneHeight && isRoom ? Table([one, other].transposed, gap: 2 * Self.gap).lines(width: .max) : nil
    }
  }
}
