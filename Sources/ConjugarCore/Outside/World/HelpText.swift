/// The text of `Resources/help.txt`, which the program shows and no other package needs.
package enum HelpText {
  /// The lines of the manual of a name, its heading first, and those that begin with `#`; none if there is none.
  package static func page(_ name: String) -> [String] {
    let text = TextSlice(Resources.help)
    var page: [String] = []
    for line in text.parts("\n") where !line.isEmpty {
      guard let heading = line.rest(after: "= ") else {
        if !page.isEmpty { page.append(line.text) }
        continue
      }
      if !page.isEmpty { break }
      if (heading.sides(of: "|")?.first ?? heading).trimmed.spells(name) { page = [line.text] }
    }
    return page
  }
}
