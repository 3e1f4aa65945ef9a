/// Texts of `Resources/` that the program shows and no other package needs.
package enum ProgramText {
  /// What help says, a section a command or a topic.
  package static let help = SectionedText(Resources.help, hasComments: false)

  /// What stands around a page in a file of HTML, with `$language`, `$title` and `$page` for what is put there.
  package static var htmlFrame: String { TextSlice(Resources.page).text }
}
