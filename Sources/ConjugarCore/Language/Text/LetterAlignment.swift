/// Two words one above the other, so that equal letters stand in one column.
package struct LetterAlignment: Sendable, Hashable {
  /// A letter of each; `nil` where only the other has one.
  package struct Column: Sendable, Hashable {
    package let above: Character?
    package let below: Character?

    package var differs: Bool { above != below }
  }

  package let columns: [Column]

  /// Aligns two texts with as few differences as there can be.
  package init(_ above: some StringProtocol, over below: some StringProtocol) {
    let above = Array(above)
    let below = Array(below)
    let costs = Costs(above, below)
    var columns: [Column] = []
    var (i, j) = (0, 0)
    while i < above.count || j < below.count {
      let both = i < above.count && j < below.count
      if both, costs[i, j] == costs[i + 1, j + 1] + (above[i] == below[j] ? 0 : 1) {
        columns.append(Column(above: above[i], below: below[j]))
        (i, j) = (i + 1, j + 1)
      } else if i < above.count, costs[i, j] == costs[i + 1, j] + 1 {
        columns.append(Column(above: above[i], below: nil))
        i += 1
      } else {
        columns.append(Column(above: nil, below: below[j]))
        j += 1
      }
    }
    self.columns = columns
  }

  /// Whether the differences are worth looking at: two thirds of the letters agree.
  package var isTelling: Bool {
    let differing = columns.count(where: \.differs)
    return differing > 0 && differing * 3 <= columns.count
  }

  /// The least number of differences between what follows each pair of places.
  ///
  /// Source: V. Levenshtein, Binary codes capable of correcting deletions, insertions, and reversals (1966).
  private struct Costs {
    private var costs: [Int]
    private let columns: Int

    init(_ a: [Character], _ b: [Character]) {
      columns = b.count + 1
      costs = Array(repeating: 0, count: (a.count + 1) * columns)
      for i in (0...a.count).reversed() {
        for j in (0...b.count).reversed() where i < a.count || j < b.count {
          var least = Int.max
          if i < a.count { least = min(least, self[i + 1, j] + 1) }
          if j < b.count { least = min(least, self[i, j + 1] + 1) }
          if i < a.count, j < b.count { least = min(least, self[i + 1, j + 1] + (a[i] == b[j] ? 0 : 1)) }
          costs[i * columns + j] = least
        }
      }
    }

    subscript(i: Int, j: Int) -> Int { costs[i * columns + j] }
  }
}
