/// What stands around a page in a file of HTML, with `$language`, `$title` and `$page` for what is put there.
package enum HTMLFrame {
  package static var text: String { TextSlice(Resources.page).text }
}
