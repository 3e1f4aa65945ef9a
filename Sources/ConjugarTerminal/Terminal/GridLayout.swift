import ConjugarCore

/// Grids as lines: labels down, columns across, as many side by side as there is room for.
struct GridLayout {
  let renderer: StyledRenderer
  let width: Int
  let isBrief: Bool
  /// Blanks between two columns.
  private static let gap = 2

  /// What is to fit a screen has few empty lines.
  func lines(_ grids: [Grid]) -> [String] {
    besideEachOther(grids.map(lines)).enumerated().flatMap { (isBrief && $0 == 0 ? [] : [""]) + $1 }
  }

  private func lines(_ grid: Grid) -> [String] {
    if grid.labels.isEmpty { return pairs(grid.groups.joined().map { [faint($0.name), cell($0.cells[0])] }) }
    if let only = grid.groups.first?.first, only.name == nil {
      let rows = zip(grid.labels, only.cells).map { [renderer.style.faint($0), cell($1)] }
      return (grid.title.map { [renderer.string($0)] } ?? []) + Table(rows).lines(width: width)
    }
    let title = grid.title.map(renderer.heading) ?? ""
    if isBrief { return blocks(grid.labels, Array(grid.groups.joined()), heading: title) }
    return [title] + grid.groups.map { blocks(grid.labels, $0) }.filter { !$0.isEmpty }.joined(separator: [""])
  }

  private func cell(_ text: Text?) -> String { text.map(renderer.string) ?? "" }
  private func faint(_ text: Text?) -> String { renderer.style.faint(cell(text)) }

  /// Names with a cell each, in one line where that is to be short.
  private func pairs(_ rows: [[String]]) -> [String] {
    let line = rows.map { $0.joined(separator: " ") }.joined(separator: BarChart.blanks(2 * Self.gap))
    return isBrief && line.displayWidth <= width ? [line] : Table(rows).lines(width: width)
  }

  /// - Parameter heading: what stands above the labels.
  private func blocks(_ labels: [String], _ columns: [Grid.Column], heading: String = "") -> [String] {
    let first = padded([heading] + labels.map(renderer.style.faint))
    var blocks: [[[String]]] = []
    var room = 0
    for column in columns {
      let name = column.name.map(renderer.string).map(renderer.style.underlined) ?? ""
      let next = padded([name] + column.cells.map(cell))
      let needed = Self.gap + (next.first?.displayWidth ?? 0)
      if needed > room || blocks.isEmpty {
        blocks.append([first])
        room = width - (first.first?.displayWidth ?? 0)
      }
      blocks[blocks.count - 1].append(next)
      room -= needed
    }
    return Array(blocks.map(Self.sideBySide).joined(separator: [""]))
  }

  private func padded(_ texts: [String]) -> [String] {
    let widest = texts.map(\.displayWidth).max() ?? 0
    return texts.map { Table.pad($0, to: widest) }
  }

  private static func sideBySide(_ columns: [[String]]) -> [String] {
    (0..<(columns.map(\.count).max() ?? 0)).map { row in
      Table.trimmed(columns.map { $0[row] }.joined(separator: BarChart.blanks(gap)))
    }
  }

  /// Two sections in one where there is room: what a screen has of it is short.
  private func besideEachOther(_ sections: [[String]]) -> [[String]] {
    sections.reduce(into: []) { result, section in
      guard let last = result.last, last.count > 3, section.count > 3, abs(section.count - last.count) <= 1,
        let left = last.map(\.displayWidth).max(), let right = section.map(\.displayWidth).max(),
        left + 2 * Self.gap + right <= width
      else { return result.append(section) }
      result[result.count - 1] = (0..<max(last.count, section.count)).map { row in
        let line = Table.pad(row < last.count ? last[row] : "", to: left + 2 * Self.gap)
        return Table.trimmed(line + (row < section.count ? section[row] : ""))
      }
    }
  }
}
