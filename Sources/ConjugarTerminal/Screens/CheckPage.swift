import ConjugarCore

/// What is kept and where, file by file: for people, and as records for programs.
struct CheckPage {
  let files: [KeptFile]
  private let words = CheckMessages()

  init(_ files: [KeptFile]) { self.files = files }

  /// The lines of the page, none wider than asked.
  func lines(style: Style, width: Int) -> [String] {
    var lines = [words.version(Version.current)]
    for file in files {
      lines.append("")
      lines += Table.wrap("\(style.strong(file.content)) \(file.path.printable)", width: width)
      let said = [file.fault?.printable, words.read(file), words.unreadable(file), words.future(file)].compactMap { $0 }
      let all = said + file.ignored.map { words.ignored($0) } + (words.remedy(file).map { [$0] } ?? [])
      lines += Table.paragraphs(all, width: width, margin: "  ")
    }
    return lines
  }

  private static let columns = [
    "content", "path", "read", "unreadable", "firstUnreadable", "future", "firstFuture", "versions", "fault", "remedy",
    "ignored",
  ]

  func write(_ format: RecordFormat, to terminal: any Terminal) throws(TerminalError) {
    let rows = files.map { file -> [Field] in
      [
        .text(file.content), .text(file.path), .number(file.lines), .number(file.unreadable),
        .number(file.firstUnreadable), .number(file.future), .number(file.firstFuture),
        .tree(.object(file.versions.sorted { $0.key < $1.key }.map { ($0.key, .number($0.value)) })),
        .text(file.fault), .text(words.remedy(file)),
        .tree(.array(file.ignored.map { Self.json($0) })),
      ]
    }
    try Records.write(format, Self.columns, rows, to: terminal)
  }

  private static func json(_ line: KeptFile.IgnoredLine) -> JSON {
    .object([
      ("line", .number(line.number)), ("key", .string(line.key)),
      ("undoneBy", line.undoneBy.map { .number($0) } ?? .null),
    ])
  }
}
