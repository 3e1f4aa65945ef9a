/// A text of `Resources/` in sections: each begins with a heading, `= name` or `= name | title`.
struct SectionedText: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  struct Section {
    let name: String
    /// Empty where the heading has none.
    let title: String
    /// Without comments and blank lines.
    fileprivate(set) var lines: [Substring] = []
  }

  var sections: [Section] {
    TextSlice(text).parts("\n").reduce(into: []) { sections, line in
      if let heading = line.rest(after: "= ") {
        let sides = heading.sides(of: "|")
        sections.append(
          Section(name: (sides?.first ?? heading).trimmed.text, title: sides?.second.trimmed.text ?? ""))
      } else if !sections.isEmpty, !line.isEmpty, line[0] != UInt8(ascii: "#") {
        sections[sections.count - 1].lines.append(line.text[...])
      }
    }
  }

  /// The section of a name, or `nil`.
  subscript(name: String) -> Section? { sections.first { $0.name == name } }
}
