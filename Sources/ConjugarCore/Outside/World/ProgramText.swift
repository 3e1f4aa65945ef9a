/// Texts from `Resources/` that the program shows and no other package needs.
package enum ProgramText {
  package static let help = SectionedText(Resources.help, hasComments: false)

  /// The frame of an HTML page, with the placeholders `$language`, `$title` and `$page`.
  package static var htmlFrame: String { TextSlice(Resources.page).text }
}
