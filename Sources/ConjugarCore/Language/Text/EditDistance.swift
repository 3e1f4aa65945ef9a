/// The distance between two words: the fewest single-letter slips (insertions, omissions, substitutions, swaps of
/// neighbors) that turn one into the other, computed for every pair of their suffixes, the shortest first.
///
/// Source: the optimal string alignment distance (Damerau 1964).
struct EditDistance<Letter: Equatable> {
  private var rests: [Int]
  private let columns: Int

  /// - Parameter swaps: whether a swap of two neighbors is one slip.
  init(_ first: [Letter], _ second: [Letter], swaps: Bool = true) {
    columns = second.count + 1
    rests = Array(repeating: 0, count: (first.count + 1) * columns)
    for i in first.indices { rests[i * columns + second.count] = first.count - i }
    for j in second.indices { rests[first.count * columns + j] = second.count - j }
    for i in first.indices.reversed() {
      for j in second.indices.reversed() {
        var least = min(self[i + 1, j], self[i, j + 1]) + 1
        least = min(least, self[i + 1, j + 1] + (first[i] == second[j] ? 0 : 1))
        if swaps, i + 1 < first.count, j + 1 < second.count, first[i] == second[j + 1], first[i + 1] == second[j] {
          least = min(least, self[i + 2, j + 2] + 1)
        }
        rests[i * columns + j] = least
      }
    }
  }

  /// The distance between the first word's letters from `i` on and the second word's from `j` on.
  subscript(i: Int, j: Int) -> Int { rests[i * columns + j] }

  var whole: Int { self[0, 0] }
}

/// Two words one above the other, so that equal letters share a column.
package struct LetterAlignment: Sendable, Hashable {
  /// A letter of each; `nil` where only the other has one.
  package struct Column: Sendable, Hashable {
    package let above: Character?
    package let below: Character?
    package var differs: Bool { above != below }
  }

  package let columns: [Column]

  /// Aligns two texts with as few differences as possible.
  package init(_ above: some StringProtocol, over below: some StringProtocol) {
    // A common prefix can be aligned at no cost.
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

  /// Whether the differences are worth looking at: at least two thirds of the letters agree.
  package var isTelling: Bool {
    let differing = columns.count(where: \.differs)
    return differing > 0 && differing * 3 <= columns.count
  }
}
