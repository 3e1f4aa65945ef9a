/// How words stand out: by color and weight where that is shown, not at all where it is not.
///
/// Each word is styled by itself, so that a line may break between two.
struct Style: Equatable, Sendable {
  let isOn: Bool

  func strong(_ text: String) -> String { paint(text, "1") }
  func underlined(_ text: String) -> String { paint(text, "4") }
  func faint(_ text: String) -> String { paint(text, "2") }
  func good(_ text: String) -> String { paint(text, "32") }
  func bad(_ text: String) -> String { paint(text, "31") }
  func warning(_ text: String) -> String { paint(text, "33") }
  /// Letters to look at: those that a regular verb would not have.
  func marked(_ text: String) -> String { paint(text, "1;35") }

  /// Source: ECMA-48, select graphic rendition.
  private func paint(_ text: String, _ code: String) -> String {
    guard isOn else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }
      .joined(separator: " ")
  }
}
