import Foundation
import Testing

/// What the compiler cannot check of how the house is built: it reads the sources as text.
@Suite struct HouseTests {
  struct Source: Sendable {
    let path: String
    /// The lines without comments.
    let code: String
    let lines: Int
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let sources = read("Sources")
  static let library = sources.filter { $0.path.hasPrefix("ConjugarCore/") }

  @Test func sourcesAreFound() {
    #expect(Self.library.count > 30)
    #expect(Self.sources.count > Self.library.count)
  }

  /// No Foundation, no Glibc: the library cannot touch the outside.
  @Test func theLibraryImportsNothing() {
    for source in Self.library {
      let imports = source.code.split(separator: "\n").filter { $0.contains("import ") && !$0.contains("\"") }
      #expect(imports.isEmpty, "\(source.path): \(imports)")
    }
  }

  @Test(arguments: ["fatalError", "preconditionFailure", "try!", "as!", "nonisolated(unsafe)", "@unchecked"])
  func forbidden(word: String) {
    for source in Self.sources { #expect(!source.code.contains(word), "\(source.path)") }
  }

  /// A static property that can be set is a global in disguise; one that is computed is none.
  @Test func noMutableGlobals() {
    for source in Self.sources {
      let stored = source.code.split(separator: "\n").filter { $0.contains("static var ") && !$0.contains("{") }
      #expect(stored.isEmpty, "\(source.path): \(stored)")
    }
  }

  /// Commands and screens see the World only; what is real is in one folder.
  @Test func effectsAreReachedInTheDeviceFolderOnly() {
    for source in Self.sources where source.path.hasPrefix("conjugar/") && !source.path.contains("/Device/") {
      let imports = source.code.split(separator: "\n").filter { $0.hasPrefix("import ") && $0 != "import ConjugarCore" }
      #expect(imports.isEmpty, "\(source.path): \(imports)")
    }
  }

  @Test func filesAreShort() {
    for source in Self.sources + Self.read("Tests") {
      #expect(source.lines <= 300, "\(source.path): \(source.lines) lines")
    }
  }

  @Test(arguments: [
    ["Text", "Grammar", "Lexicon", "Rules", "Conjugation", "Bulk", "Analysis", "Quiz", "Memory", "Progress", "World"],
    ["Text", "Grammar", "Settings", "World"],
    ["Text", "Grammar", "Lexicon", "Articles"],
  ])
  func layersRunOneWay(folders: [String]) {
    for (place, later) in folders.enumerated() {
      let names = Self.types(in: later)
      for earlier in folders[..<place] {
        for source in Self.library where source.path.hasPrefix("ConjugarCore/\(earlier)/") {
          let used = Self.words(of: source.code).intersection(names).subtracting(Self.types(in: source)).sorted()
          #expect(used.isEmpty, "\(source.path) names \(used) of \(later)")
        }
      }
    }
  }

  /// The types that a folder of the library declares at the top level.
  private static func types(in folder: String) -> Set<String> {
    library.filter { $0.path.hasPrefix("ConjugarCore/\(folder)/") }
      .reduce(into: []) { $0.formUnion(declarations($1.code.split(separator: "\n").filter { !$0.hasPrefix(" ") })) }
  }

  /// The types that a file declares, nested ones too: a private `LexicalVariant` is not the one of another folder.
  private static func types(in source: Source) -> Set<String> { declarations(source.code.split(separator: "\n")) }

  private static func declarations(_ lines: [Substring]) -> Set<String> {
    let modifiers: Set<Substring> = ["public", "private", "fileprivate", "final", "indirect"]
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias", "actor"]
    return lines.reduce(into: []) { names, line in
      let words = line.split { " :<({".contains($0) }.drop { modifiers.contains($0) }
      if let kind = words.first, kinds.contains(kind), let name = words.dropFirst().first { names.insert(String(name)) }
    }
  }

  private static func words(of code: String) -> Set<String> {
    Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  private static func read(_ folder: String) -> [Source] {
    let base = root.appendingPathComponent(folder).path
    let paths = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOfFile: "\(base)/\(path)", encoding: .utf8) else { return nil }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      return Source(path: path, code: code.joined(separator: "\n"), lines: lines.count - 1)
    }
  }
}
