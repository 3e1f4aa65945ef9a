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

  /// How the standard library draws and mixes may change with the toolchain; a seed must not mean another quiz then.
  @Test func chanceIsWrittenOut() {
    for source in Self.library {
      let lines = source.code.split(separator: "\n")
      let borrowed = lines.filter { $0.contains("using: &") || $0.contains("randomElement") }
      #expect(borrowed.isEmpty, "\(source.path): \(borrowed)")
    }
  }

  /// A static property that can be set is a global in disguise; one that is computed is none.
  @Test func noMutableGlobals() {
    for source in Self.sources {
      let stored = source.code.split(separator: "\n").filter { $0.contains("static var ") && !$0.contains("{") }
      #expect(stored.isEmpty, "\(source.path): \(stored)")
    }
  }

  /// Commands and pages see the World only; what is real is in one folder.
  @Test func effectsAreReachedInTheDeviceFolderOnly() {
    for source in Self.sources where source.path.hasPrefix("ConjugarTerminal/") && !source.path.contains("/Device/") {
      let imports = source.code.split(separator: "\n").filter { $0.hasPrefix("import ") && $0 != "import ConjugarCore" }
      #expect(imports.isEmpty, "\(source.path): \(imports)")
      // The C library is exported to the whole module, so calls of it are looked for too.
      let calls = Self.words(of: source.code).intersection(Self.callsOfTheCLibrary).sorted()
      #expect(calls.isEmpty, "\(source.path): \(calls)")
    }
  }

  private static let callsOfTheCLibrary: Set<String> = [
    "errno", "environ", "getenv", "setenv", "_exit", "abort", "getpid", "isatty", "ioctl", "fopen", "fputs",
    "printf", "puts", "fflush", "signal", "sigaction", "raise", "clock_gettime", "localtime_r", "usleep",
    "STDIN_FILENO", "STDOUT_FILENO", "STDERR_FILENO", "stdout", "stderr", "malloc", "unlink", "mkdir", "stat",
  ]

  /// One file knows which system it is.
  @Test func systemsAreToldApartInOneFile() {
    let knowing = Self.sources.filter { $0.code.contains("canImport") || $0.code.contains("#if os(") }.map(\.path)
    #expect(knowing == ["ConjugarTerminal/Device/Platform.swift"])
  }

  @Test func filesAreShort() {
    for source in Self.sources + Self.read("Tests") {
      #expect(source.lines <= 300, "\(source.path): \(source.lines) lines")
    }
  }

  /// A type has a file of its name, `Slot`, or one with its topic where it is extended, `Lexicon+Analogy`; few gather small
  /// types of one kind.
  @Test func filesAreNamedAfterTypes() {
    let gathering: Set = ["main", "Surroundings", "SystemSurroundings"]
    for source in Self.sources {
      let file = source.path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
      guard !gathering.contains(file) else { continue }
      let parts = file.split(separator: "+").map(String.init)
      let names = Self.topTypes(in: source).union(parts.count > 1 ? Self.extended(in: source) : [])
      #expect(names.contains(parts[0]), "\(source.path): \(names.sorted())")
    }
  }

  private static func extended(in source: Source) -> Set<String> {
    let extensions = source.code.split(separator: "\n").filter { $0.hasPrefix("extension ") }
    return extensions.reduce(into: []) { $0.formUnion(words(of: String($1))) }
  }

  /// In names, comments, messages, meanings and articles alike.
  @Test(arguments: ["Sources", "Resources", "README.md", "CONTRIBUTING.md"])
  func spellingIsAmerican(path: String) throws {
    let british = [
      "colour", "honour", "favour", "savour", "behaviour", "neighbour", "defence", "recentre", "catalogue", "analysed",
      "analyser", "grey", "plough", "practised", "practising", "learnt", "misspelt", "labelled", "backwards",
      "forwards", "towards",
      "judgement",
    ].map { Data($0.utf8) }
    for (path, text) in try Self.texts(path) {
      let bytes = Data(text.lowercased().utf8)
      let found = british.filter { bytes.range(of: $0) != nil }.map { String(decoding: $0, as: UTF8.self) }
      #expect(found.isEmpty, "\(path): \(found)")
    }
  }

  /// Which folders may name which: each only those before it in its row.
  static let layers: [(module: String, folders: [String])] = [
    (
      "ConjugarCore",
      [
        "Language/Text", "Language/Grammar", "Language/Lexicon", "Language/Rules", "Language/Conjugation",
        "Language/Bulk", "Language/Analysis", "Language/Sentences", "Learning/Questions", "Learning/Diagnosis",
        "Learning/Quiz", "Learning/Memory", "Learning/Progress", "Outside/Settings", "Outside/World",
      ]
    ),
    ("ConjugarCore", ["Language/Text", "Language/Grammar", "Language/Lexicon", "Language/Articles"]),
    ("ConjugarTerminal", ["Terminal", "Device", "Screens", "Commands/CommandLine", "Sessions", "Commands"]),
    ("conjugar-benchmark", ["Learners"]),
  ]

  @Test func everyFolderHasItsLayer() {
    let listed = Set(Self.layers.flatMap { row in row.folders.map { "\(row.module)/\($0)" } })
    for source in Self.sources {
      let folder = source.path.split(separator: "/").dropLast().joined(separator: "/")
      let isListed = listed.contains { folder == $0 || folder.hasPrefix("\($0)/") }
      #expect(isListed || !folder.contains("/"), "\(source.path)")
    }
  }

  /// A folder names nothing that a later one declares, so there are no cycles between folders.
  @Test(arguments: layers)
  func layersRunOneWay(module: String, folders: [String]) {
    for (index, later) in folders.enumerated() {
      let names = Self.sources(of: module, later).reduce(into: Set<String>()) { $0.formUnion(Self.topTypes(in: $1)) }
      for source in folders[..<index].flatMap({ Self.sources(of: module, $0) }) {
        let used = Self.words(of: source.code).intersection(names).subtracting(Self.types(in: source)).sorted()
        #expect(used.isEmpty, "\(source.path) names \(used) of \(later)")
      }
    }
  }

  private static func sources(of module: String, _ folder: String) -> [Source] {
    let inner = layers.flatMap(\.folders).filter { $0.hasPrefix("\(folder)/") }
    return sources.filter { source in
      source.path.hasPrefix("\(module)/\(folder)/")
        && !inner.contains { source.path.hasPrefix("\(module)/\($0)/") }
    }
  }

  private static func topTypes(in source: Source) -> Set<String> {
    declarations(source.code.split(separator: "\n").filter { !$0.hasPrefix(" ") })
  }

  /// The types that a file declares, nested ones too: a private `LexicalVariant` is not the one of another folder.
  private static func types(in source: Source) -> Set<String> { declarations(source.code.split(separator: "\n")) }

  private static func declarations(_ lines: [Substring]) -> Set<String> {
    let modifiers: Set<Substring> = ["public", "package", "private", "fileprivate", "final", "indirect"]
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias", "actor"]
    return lines.reduce(into: []) { names, line in
      let words = line.split { " :<({".contains($0) }.drop { modifiers.contains($0) }
      if let kind = words.first, kinds.contains(kind), let name = words.dropFirst().first { names.insert(String(name)) }
    }
  }

  private static func words(of code: String) -> Set<String> {
    Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// The text of a file, or of every file in a folder.
  private static func texts(_ path: String) throws -> [(path: String, text: String)] {
    let inside = FileManager.default.enumerator(atPath: root.appendingPathComponent(path).path)
    let files =
      inside?.compactMap { $0 as? String }.filter { name in
        [".swift", ".md", ".txt"].contains { name.hasSuffix($0) }
      }.map { "\(path)/\($0)" } ?? [path]
    return try files.sorted().map { ($0, try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)) }
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
