/// The letters of a form that a regular verb would not have: where the two differ, nothing is listed.
public enum IrregularLetters {
  /// Marks the letters of a form that are not in the regular one; where letters are only missing (*podré*, not
  /// *poderé*), the one after the loss is marked.
  ///
  /// - Parameters:
  ///   - form: the form as it is: `tendré`.
  ///   - regular: the form as it would be: `teneré`.
  /// - Returns: one truth value for each character of `form`.
  public static func marks(of form: String, against regular: String) -> [Bool] {
    guard form != regular else { return Array(repeating: false, count: form.count) }
    // Forms are composed, so a scalar is a letter.
    let actual = Array(form.unicodeScalars)
    let expected = Array(regular.unicodeScalars)
    let kept = CommonLengths(actual, expected)
    var marks = Array(repeating: false, count: actual.count)
    var i = 0
    var j = 0
    while i < actual.count {
      if j < expected.count, actual[i] == expected[j] {
        i += 1
        j += 1
      } else if j < expected.count, kept[i, j + 1] >= kept[i + 1, j] {
        // A letter was lost; if none took its place, the next one shows the scar.
        j += 1
        if i < actual.count, j < expected.count, actual[i] == expected[j], !(i > 0 && marks[i - 1]) { marks[i] = true }
      } else {
        marks[i] = true
        i += 1
      }
    }
    if !marks.contains(true), let last = marks.indices.last { marks[last] = true }
    return marks
  }

  /// The length of the longest common subsequence of what follows each pair of places.
  private struct CommonLengths {
    private var lengths: [Int]
    private let columns: Int

    init(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) {
      columns = b.count + 1
      lengths = Array(repeating: 0, count: (a.count + 1) * columns)
      for i in a.indices.reversed() {
        for j in b.indices.reversed() {
          lengths[i * columns + j] = a[i] == b[j] ? self[i + 1, j + 1] + 1 : max(self[i + 1, j], self[i, j + 1])
        }
      }
    }

    subscript(i: Int, j: Int) -> Int { lengths[i * columns + j] }
  }
}
