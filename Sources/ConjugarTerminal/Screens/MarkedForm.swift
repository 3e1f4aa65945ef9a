import ConjugarCore

/// A form with what a regular verb would not have marked: its letters by color, or the whole form by an asterisk or, where
/// everything is told in words, a word beside it.
///
/// The letters stay as they are written, so that what is shown can be copied and found.
struct MarkedForm {
  /// None where nothing is marked.
  private let letters: [(letter: Character, isMarked: Bool)]

  private let form: String

  init(_ form: String, regular: String) {
    self.form = form
    letters = form == regular ? [] : Array(zip(form, IrregularLetters.marks(of: form, against: regular)))
  }

  /// Where there is no color.
  private static let mark = "*"

  func text(_ style: Style) -> String {
    if letters.isEmpty { return form }
    guard style.isOn else { return form + (style.isPlain ? " (irregular)" : Self.mark) }
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

  private static func marked(_ run: String, _ style: Style) -> String { run.isEmpty ? "" : style.marked(run) }
}
