/// Texts of `Resources/` that the program shows and no other package needs.
package enum ProgramText {
  package static let help = SectionedText(Resources.help, hasComments: false)

  /// The frame of an HTML page, with `$language`, `$title` and `$page` where their values go.
  package static var htmlFrame: String { TextSlice(Resources.page).text }
}
