import Foundation

/// What a transcript printed, drawn as a terminal for a page on the web.
struct SessionPicture {
  private let lines: [String]

  private let columns: Int

  /// - Parameter transcript: a recorded file; what its first command printed is drawn, below the command, until the last
  ///   question that counts is answered.
  init(_ transcript: String) {
    let all = transcript.components(separatedBy: "\n")
    let output = all.drop { $0 != "---- output" }.dropFirst()
    lines = [all[0]] + output.prefix { !$0.hasPrefix("----") && !$0.hasPrefix("␛[1mThe") }.dropLast()
    columns = all.lazy.compactMap { Int($0.trimmingPrefix("columns: ")) }.first ?? 80
  }

  private static let row = 18

  var svg: String {
    let height = (lines.count + 2) * Self.row
    let width = columns * 8 + 32
    let rows = lines.enumerated().map { index, line in
      "<text x=\"16\" y=\"\((index + 2) * Self.row)\">\(Self.spans(line))</text>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" role="img" aria-label="A session of conjugar">
      <rect width="100%" height="100%" rx="8" fill="#1e1e2e"/>
      <g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" fill="#cdd6f4" xml:space="preserve">
      \(rows.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  /// The looks of the codes that the program uses.
  private static let looks = [
    "1": "font-weight=\"bold\"", "2": "fill=\"#9399b2\"", "31": "fill=\"#f38ba8\"", "32": "fill=\"#a6e3a1\"",
    "33": "fill=\"#f9e2af\"", "4": "text-decoration=\"underline\"", "1;35": "font-weight=\"bold\" fill=\"#f5c2e7\"",
  ]

  /// `␛[1mword␛[0m` as a span of its own.
  private static func spans(_ line: String) -> String {
    line.components(separatedBy: "␛[").enumerated().map { index, part in
      guard index > 0, let end = part.firstIndex(of: "m") else { return escaped(part) }
      let text = escaped(String(part[part.index(after: end)...]))
      guard let look = looks[String(part[..<end])] else { return text }
      return "<tspan \(look)>\(text)</tspan>"
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
