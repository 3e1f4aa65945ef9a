import ConjugarCore

/// What `Resources/help.txt` says about a command or a topic: examples first.
struct Manual {
  let name: String
  /// `nil` if the text says nothing about it.
  private let section: SectionedText.Section?

  init(_ name: String) { (self.name, section) = (name, ProgramText.help[name]) }

  /// One line for the list of commands.
  var summary: String { section?.title ?? "" }
  func lines(_ part: String) -> [String] { section.map { $0.lines(part).map { String($0) } } ?? [] }

  /// How it is invoked: `conjugar settings [KEY [VALUE]]`.
  var usage: [String] { lines("usage") }
  var details: [String] { lines("more") }
  var examples: [(line: String, meaning: String)] { rows("try").map { ($0[0], $0[1]) } }
  /// Names, each with its meaning.
  func rows(_ section: String = "rows") -> [[String]] { lines(section).map { $0.sides(ofLast: "|") }.map { [$0, $1] } }

  /// What a shell completes after a command: kinds of words, and words.
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
