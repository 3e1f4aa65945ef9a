/// What stands around a page in a file of HTML, which `Resources/page.txt` has: `$language`, `$title` and `$page` stand for
/// what is put there.
package enum HTMLFrame {
  package static var text: String { TextSlice(Resources.page).text }
}
