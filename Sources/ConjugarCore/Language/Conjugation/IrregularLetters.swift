/// The letters of a form that a regular verb would not have: where the two differ, nothing is listed.
package enum IrregularLetters {
  /// Marks the letters of a form that are not in the regular one; where letters are only missing (*podré*, not
  /// *poderé*), the one after the loss is marked.
  ///
  /// - Parameters:
  ///   - form: the form as it is: `tendré`.
  ///   - regular: the form as it would be: `teneré`.
  /// - Returns: one truth value for each character of `form`.
  package static func marks(of form: String, against regular: String) -> [Bool] {
    var marks: [Bool] = []
    // Whether a letter was lost right before, and nothing took its place.
    var isScar = false
    for column in LetterAlignment(regular, over: form).columns {
      if column.below == nil {
        isScar = marks.last != true
      } else {
        marks.append(column.differs || isScar)
        isScar = false
      }
    }
    if isScar, let last = marks.indices.last { marks[last] = true }
    return marks
  }
}
