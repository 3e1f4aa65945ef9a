import Foundation
import Testing

/// The scripts of the built program in the shells that are installed here.
@Suite("Tab in a shell", .serialized)
struct CompletionTests {
  /// What each shell proposes for the last word of a line, one a line.
  private static let shells: [(name: String, line: @Sendable (String) -> String)] = [
    (
      "bash",
      {
        "source ./script; COMP_WORDS=(\($0)); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); _conjugar; printf '%s\\n' \"${COMPREPLY[@]}\""
      }
    ),
    (
      // What zsh would be told; it leaves those out that do not begin so.
      "zsh",
      {
        "compadd() { shift; print -rl -- \"$@\" }; _files() { print -rl -- * }; compdef() { }; source ./script; "
          + "words=(\($0)); CURRENT=$#words; PREFIX=$words[-1]; _conjugar"
      }
    ),
    ("fish", { "source ./script; complete -C '\($0)'" }),
  ]

  static let installed = shells.map(\.name).filter { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }

  private static let rows: [(line: String, some: [String], most: Int)] = [
    ("conjugar quiz --choice ser", ["ser-estar-place"], 20), ("conjugar quiz --level A", ["A1", "A2"], 2),
    ("conjugar quiz --text le", ["letter.txt"], 1), ("conjugar quiz --plan le", ["letter.txt"], 1),
    ("conjugar quiz --verbs-file le", ["letter.txt"], 1), ("conjugar quiz --tense pret", ["preterite"], 1),
    // The most used verbs, not tenacear; ten of them, beside commands.
    ("conjugar ten", ["tener", "tender"], 12), ("conjugar tener pret", ["preterite"], 1),
    ("conjugar quiz --tense pret,imperf", ["pret,imperfect"], 3),
    ("conjugar quiz --verb tener,hac", ["tener,hacer"], 10),
    ("conjugar explain tener pres", ["present"], 4), ("conjugar results le", ["letter.txt"], 1),
    ("conjugar verbs --like ten", ["tener"], 10), ("conjugar pra", ["practice"], 3), ("conjugar sta", ["start"], 6),
    ("conjugar search --like ten", ["tener"], 10), ("conjugar settings reg", ["region"], 1),
    ("conjugar qu", ["quiz", "querer"], 12), ("conjugar explain tener present n", ["nosotros"], 4),
    ("conjugar quiz e-", ["e-ie"], 4),
  ]

  @Test(arguments: installed)
  func proposes(_ shell: String) throws {
    let home = try Scratch()
    try home.write("", to: "letter.txt")
    try FileManager.default.createDirectory(atPath: "\(home.path)/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(home.path)/bin/conjugar", withDestinationPath: BuiltProgram.path)
    var program = BuiltProgram(home: home)
    program.environment["PATH"] = "\(home.path)/bin:/usr/bin:/bin"
    try home.write(try program.run("completions", shell).output, to: "script")
    let line = try #require(Self.shells.first { $0.name == shell }).line
    let flags = shell == "zsh" ? "-f -c" : "-c"
    for row in Self.rows {
      try home.write(line(row.line), to: "line")
      let result = try program.shell("cd '\(home.path)' && \(shell) \(flags) \"$(cat line)\"")
      let words = result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
      let last = String(row.line.split(separator: " ").last ?? "")
      let found = words.filter { $0.hasPrefix(last) }
      #expect(Set(row.some).isSubset(of: found), "\(shell) \(row.line): \(result)")
      #expect(found.count <= row.most, "\(shell) \(row.line): \(found)")
    }
  }
}
