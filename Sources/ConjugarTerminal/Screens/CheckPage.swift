import ConjugarCore

/// What is kept and where, file by file.
struct CheckPage {
  let files: [KeptFile]

  var page: Page {
    [.paragraph("conjugar \(Version.current)")]
      + files.flatMap { file -> Page in
        let said = [
          file.fault?.printable, Self.read(file),
          Self.lines(file.unreadable, "not read", first: file.firstUnreadable),
          Self.lines(file.future, "from the future", first: file.firstFuture),
        ].compactMap { $0 }
        let all = said + file.ignored.map(Self.sentence) + (Self.remedy(file).map { [$0] } ?? [])
        return [.blank, .paragraph("\(file.content, .strong) \(file.path.printable)")]
          + all.map { .paragraph(Text($0), indent: 2) }
      }
  }

  private static func read(_ file: KeptFile) -> String {
    let versions = file.versions.sorted { $0.key < $1.key }.map { "\($0.value) of version \($0.key)" }
    let list = versions.isEmpty ? "" : " (\(versions.joined(separator: ", ")))"
    return file.lines == 0 && file.isSound ? "nothing yet" : "\(file.lines.counted("line")) read\(list)"
  }

  private static func lines(_ count: Int, _ what: String, first: Int?) -> String? {
    first.map { "\(count.counted("line")) \(what), first: line \($0)" }
  }

  private static func sentence(_ line: KeptFile.IgnoredLine) -> String {
    let key = line.key.printable(upTo: 60)
    if let later = line.undoneBy { return "line \(line.number) is ignored: “\(key)” stands again on line \(later)" }
    return "line \(line.number) is ignored: “\(key)” is no setting"
      + Nearest.proposal(Nearest.words(to: line.name, among: Settings.all.map(\.key)))
  }

  /// Of a damaged file that was moved.
  static let setAside = "it is damaged and was moved here"

  /// How to mend a file; `nil` if there is nothing to mend.
  private static func remedy(_ file: KeptFile) -> String? {
    if file.fault == setAside { return "Nothing reads it any more: take from it what you miss, and delete it." }
    if file.fault != nil {
      return file.content == "settings"
        ? "Mend it in an editor, or with “conjugar settings KEY VALUE”."
        : "See to it that the path is a file that you may read."
    }
    if file.unreadable > 0, file.lines == 0 {
      return "Another program wrote it anew, perhaps as UTF-16 or with other line ends: put a copy back, or save it as "
        + "UTF-8 with a line each."
    }
    if file.unreadable > 0 {
      return "Mend or delete these lines in an editor; nothing but they is lost, and nothing else is changed."
    }
    return file.future > 0 ? "Set the clock right, and mend or delete these lines in an editor." : nil
  }

  static let columns = [
    "content", "path", "read", "unreadable", "firstUnreadable", "future", "firstFuture", "versions", "fault", "remedy",
    "ignored",
  ]

  var rows: [[Field]] {
    files.map { file in
      [
        .text(file.content), .text(file.path), .number(file.lines), .number(file.unreadable),
        .number(file.firstUnreadable), .number(file.future), .number(file.firstFuture),
        .tree(.object(file.versions.sorted { $0.key < $1.key }.map { ($0.key, .number($0.value)) })),
        .text(file.fault), .text(Self.remedy(file)), .tree(.array(file.ignored.map(Self.json))),
      ]
    }
  }

  private static func json(_ line: KeptFile.IgnoredLine) -> JSON {
    .object([
      ("line", .number(line.number)), ("key", .string(line.key)),
      ("undoneBy", line.undoneBy.map { .number($0) } ?? .null),
    ])
  }
}
