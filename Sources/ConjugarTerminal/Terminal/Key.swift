/// A key of a keyboard, or what several keys mean together.
enum Key: Equatable, Sendable {
  case letter(Character)
  /// A text that came at once, between the signs of a bracketed paste.
  case paste(String)
  case left, right, home, end, up, down, wordLeft, wordRight
  case backspace, delete, deleteToStart, deleteToEnd, deleteWord
  case nextAccent, enter, endOfInput, interrupt, suspend, redraw, escape
}
