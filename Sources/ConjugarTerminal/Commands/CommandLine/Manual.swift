import ConjugarCore

/// What `Resources/help.txt` says of a command or a topic: examples first.
struct Manual {
  let name: String
  /// One line for the list of commands.
  private(set) var summary = ""
  /// How it is called: `conjugar settings [KEY [VALUE]]`.
  var usage: [String] { (lines["usage"] ?? []).map { String($0) } }
  /// Paragraphs for who wants to know more.
  var details: [String] { (lines["more"] ?? []).map { String($0) } }
  /// Lines to try, each with what it does.
  var examples: [(line: String, meaning: String)] { (lines["try"] ?? []).map(Self.sides) }
  /// Names, each with its meaning.
  func rows(_ section: String = "rows") -> [[String]] { (lines[section] ?? []).map(Self.sides).map { [$0, $1] } }

  /// The lines of each section, by its name.
  private var lines: [String: [Substring]] = [:]

  /// Empty, if the text says nothing of that.
  init(_ name: String) {
    self.name = name
    let heading = "= \(name)"
    let lines = HelpText.text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
      .drop { $0 != heading && !$0.hasPrefix("\(heading) | ") }
    guard let first = lines.first else { return }
    summary = Self.sides(first).1
    var section = ""
    for line in lines.dropFirst().prefix(while: { !$0.hasPrefix("= ") }) {
      if line.hasPrefix("== ") {
        section = String(line.dropFirst(3))
      } else {
        self.lines[section, default: []].append(line)
      }
    }
  }

  /// What stands before the last bar of a line, and what behind it.
  private static func sides(_ line: Substring) -> (String, String) {
    let bar = line.lastIndex(of: "|") ?? line.endIndex
    return (String(line[..<bar].trimmed), String(line[bar...].dropFirst().trimmed))
  }
}
