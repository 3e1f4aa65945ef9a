import ConjugarCore

/// A form with the letters that a regular verb would not have.
struct MarkedForm {
  private let letters: [(letter: Character, isMarked: Bool)]

  init(_ form: String, regular: String) {
    letters = Array(zip(form, IrregularLetters.marks(of: form, against: regular))).map { ($0, $1) }
  }

  /// In colour where there is colour, otherwise in capitals.
  func text(_ style: Style) -> String {
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
