import ConjugarCore

/// What `Resources/help.txt` says of a command or a topic: examples first.
struct Manual {
  let name: String
  /// One line for the list of commands.
  let summary: String
  private var sections: [String: [String]] = [:]

  /// Empty, if the text says nothing of that.
  init(_ name: String) {
    self.name = name
    let page = HelpText.page(name)
    summary = page.first?.sides(ofLast: "|").second ?? ""
    var section = ""
    for line in page.dropFirst() {
      if line.hasPrefix("== ") {
        section = String(line.dropFirst(3))
      } else {
        sections[section, default: []].append(line)
      }
    }
  }

  func lines(_ section: String) -> [String] { sections[section] ?? [] }

  /// How it is called: `conjugar settings [KEY [VALUE]]`.
  var usage: [String] { lines("usage") }
  /// Paragraphs for those who want to know more.
  var details: [String] { lines("more") }
  var examples: [(line: String, meaning: String)] { rows("try").map { ($0[0], $0[1]) } }
  /// Names, each with its meaning.
  func rows(_ section: String = "rows") -> [[String]] { lines(section).map { $0.sides(ofLast: "|") }.map { [$0, $1] } }

  /// What a shell completes behind a command: kinds of words, and words.
  var words: [String] { lines("words").flatMap(\.words) }

  var options: [Option] {
    lines("options").flatMap { line in
      line.contains(" | ") ? [Option(line)] : line.words.compactMap { name in Self.shared.first { $0.name == name } }
    }
  }

  private static let common = Manual("options")
  private static let shared = common.lines("shared").map(Option.init)
  static let everywhere = common.lines("everywhere").map(Option.init)
  var allOptions: [Option] { options + Self.everywhere }
}
