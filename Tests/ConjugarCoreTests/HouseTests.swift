import Foundation
import Testing

@Suite("What the compiler does not check")
struct HouseTests {
  private struct Source {
    let path: String
    let lines: [Substring]
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below a directory of the package.
  private static func sources(_ directory: String) throws -> [Source] {
    let base = root.appendingPathComponent(directory)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
      return Source(path: "\(directory)/\(name)", lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  @Test func theLibraryImportsNothing() throws {
    let files = try Self.sources("Sources/ConjugarCore")
    #expect(files.count > 20)
    let imports = files.flatMap { file in
      file.lines.filter { $0.contains("import ") && !$0.contains("//") }.map { "\(file.path): \($0)" }
    }
    #expect(imports == [])
  }

  @Test(arguments: ["fatalError", "preconditionFailure", "try!", "nonisolated(unsafe)", "@unchecked"])
  func isNeverSaid(_ word: String) throws {
    let found = try Self.sources("Sources").flatMap { file in
      file.lines.filter { $0.contains(word) }.map { "\(file.path): \($0)" }
    }
    #expect(found == [])
  }

  /// A stored `static var` is a global that anyone may change; a computed one, or a requirement, is none.
  @Test func nothingGlobalChanges() throws {
    let found = try Self.sources("Sources").flatMap { file in
      file.lines.filter { $0.contains("static var") && !$0.contains("{") }.map { "\(file.path): \($0)" }
    }
    #expect(found == [])
  }

  @Test func effectsAreReachedInTheDeviceFolderOnly() throws {
    let found = try Self.sources("Sources/conjugar").filter { !$0.path.contains("/Device/") }.flatMap { file in
      file.lines.filter { $0.contains("import ") && $0 != "import ConjugarCore" }.map { "\(file.path): \($0)" }
    }
    #expect(found == [])
  }

  @Test func noFileIsAFault() throws {
    let long = try Self.sources("Sources").filter { $0.lines.count > 500 }.map(\.path)
    #expect(long == [])
  }
}
