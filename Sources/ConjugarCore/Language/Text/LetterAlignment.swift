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
    // Letters that both begin with stand above each other at no cost.
    let same = zip(above, below).prefix { $0 == $1 }.map { Column(above: $0, below: $1) }
    let above = Array(above.dropFirst(same.count))
    let below = Array(below.dropFirst(same.count))
    let distance = EditDistance(above, below, swaps: false)
    var columns = same
    var (i, j) = (0, 0)
    while i < above.count || j < below.count {
      let both = i < above.count && j < below.count
      if both, distance[i, j] == distance[i + 1, j + 1] + (above[i] == below[j] ? 0 : 1) {
        columns.append(Column(above: above[i], below: below[j]))
        (i, j) = (i + 1, j + 1)
      } else if i < above.count, distance[i, j] == distance[i + 1, j] + 1 {
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
}
