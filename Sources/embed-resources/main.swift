// embed-resources OUTPUT INPUT… — writes a Swift file with each input's text as a `StaticString`:
// `Resources/verbs.txt` becomes `Resources.verbs`.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("usage: embed-resources OUTPUT INPUT…\n".utf8))
  exit(64)
}

/// The raw string delimiter that no text here contains: the texts are checked for it.
let fence = "###"

do {
  var source = "/// The texts of `Resources/`, one a file, as the build found them.\nenum Resources {\n"
  for path in arguments.dropFirst() {
    let url = URL(filePath: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    guard !text.contains("\"\"\"\(fence)"), !text.contains("\\\(fence)"), !text.contains("\r") else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: path])
    }
    let words = url.deletingPathExtension().lastPathComponent.split(separator: "-")
    let name = words.first.map(String.init)! + words.dropFirst().map(\.capitalized).joined()
    source += "  static let \(name): StaticString = \(fence)\"\"\"\n\(text)\n\"\"\"\(fence)\n"
  }
  source += "}\n"
  try source.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("embed-resources: \(error)\n".utf8))
  exit(74)
}
