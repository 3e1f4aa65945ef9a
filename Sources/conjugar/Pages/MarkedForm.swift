import ConjugarCore

/// A form with the letters that a regular verb would not have.
struct MarkedForm {
  /// None where nothing is marked.
  private let letters: [(letter: Character, isMarked: Bool)]

  private let form: String

  init(_ form: String, regular: String) {
    self.form = form
    letters = form == regular ? [] : Array(zip(form, IrregularLetters.marks(of: form, against: regular)))
  }

  /// In colour where there is colour, otherwise in capitals.
  func text(_ style: Style) -> String {
    if letters.isEmpty { return form }
    var text = ""
    var run = ""
    for (letter, isMarked) in letters {
      if isMarked {
        run.append(letter)
        continue
      }
      text += Self.marked(run, style)
      run = ""
      text.append(letter)
    }
    return text + Self.marked(run, style)
  }

  private static func marked(_ run: String, _ style: Style) -> String {
    guard !run.isEmpty else { return "" }
    return style.isOn ? style.marked(run) : run.uppercased()
  }
}
