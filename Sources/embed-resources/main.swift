// embed-resources OUTPUT INPUT… — writes a Swift file with each input's text as a `StaticString`:
// `Resources/verbs.txt` becomes `Resources.verbs`. What a program would look for in a text at each start stands behind it
// as an index.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("usage: embed-resources OUTPUT INPUT…\n".utf8))
  exit(64)
}

/// The raw string delimiter that no text here contains: the texts are checked for it.
let fence = "###"

/// Why a text cannot be embedded.
struct Unfit: Error, CustomStringConvertible { let description: String }

do {
  var source = "/// The texts of `Resources/`, one a file, without what it says of itself.\nenum Resources {\n"
  for path in arguments.dropFirst() {
    let url = URL(filePath: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    guard !text.utf8.contains(UInt8(ascii: "\r")) else {
      throw Unfit(description: "\(path): its lines end in CR LF; check it out with LF (git config core.autocrlf input)")
    }
    guard !text.contains("\"\"\"\(fence)"), !text.contains("\\\(fence)") else {
      throw Unfit(description: "\(path): it contains \"\"\"\(fence) or \\\(fence), which would end the literal")
    }
    let name = url.deletingPathExtension().lastPathComponent
    // What a text says of itself is for those who edit it; a comment of a script among the help is the script's.
    let body = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("#") }
      .filter { name == "help" || !$0.hasPrefix("# ") }
    let indexed = Index.indexed(name, body.joined(separator: "\n"))
    source += "  static let \(name): StaticString = \(fence)\"\"\"\n\(indexed)\n\"\"\"\(fence)\n"
  }
  source += "}\n"
  // An output that has not changed is not compiled again.
  if (try? String(contentsOfFile: output, encoding: .utf8)) != source {
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }
} catch {
  FileHandle.standardError.write(Data("embed-resources: \(error)\n".utf8))
  exit(74)
}
