import ConjugarCore

/// What is kept and where, file by file.
enum CheckPage {
  static func page(_ files: [KeptFile]) -> Page {
    [.paragraph("conjugar \(Version.current)")]
      + files.flatMap { file -> Page in
        let said = [
          told(file).fault, read(file), lines(file.unreadable, "not read"), lines(file.future, "from the future"),
          told(file).remedy,
        ]
        return [.blank, .paragraph("\(file.content.rawValue, .strong) \(file.path)")]
          + said.compactMap { $0.map { .paragraph(Text($0), indent: 2) } }
      }
  }

  private static func read(_ file: KeptFile) -> String? {
    let rest = file.versions.isEmpty ? 0 : file.lines - file.versions.values.reduce(0, +)
    let list = (versions(of: file).map { "\($1) of version \($0)" } + (rest > 0 ? ["\(rest) of none"] : []))
      .joined(separator: ", ")
    if file.lines + file.unreadable.count + file.future.count == 0 {
      return file.fault?.isUnread ?? false ? nil : "nothing yet"
    }
    return "\(file.lines.counted("line")) read\(list.isEmpty ? "" : " (\(list))")"
  }

  private static func versions(of file: KeptFile) -> [(version: String, lines: Int)] {
    // The file may contain anything.
    let shown = file.versions.map { ($0.key.printable(upTo: 20), $0.value) }
    return Dictionary(shown, uniquingKeysWith: +).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func lines(_ passed: KeptFile.Passed, _ what: String) -> String? {
    passed.first.map { "\(passed.count.counted("line")) \(what), first: line \($0)" }
  }

  /// What is wrong with a file as a whole, and how to fix it or its lines; `nil` if there is nothing to fix.
  private static func told(_ file: KeptFile) -> (fault: String?, remedy: String?) {
    switch file.fault {
    case .unusable(let reason) where file.content == .settings:
      (reason, "Fix it in an editor, or with “conjugar settings KEY VALUE”.")
    case .unusable(let reason): (reason, "Make sure the path is a file that you can read.")
    case .setAside:
      ("it is damaged and was moved here", "Nothing reads it anymore: copy what you need from it, then delete it.")
    case .unwritable(let reason):
      (
        "nothing more can be saved here: \(reason)",
        "Make sure you can write there, or name another place (“conjugar help files”)."
      )
    case nil where file.unreadable.isEmpty:
      (nil, file.future.isEmpty ? nil : "Set the clock right, and fix or delete these lines in an editor.")
    case nil where file.lines == 0:
      (
        nil,
        "Another program rewrote it, perhaps as UTF-16 or with other line endings: put a copy back, or save it as "
          + "UTF-8 with one record per line."
      )
    case nil: (nil, "Fix or delete these lines in an editor; only those lines are lost, and nothing else changes.")
    }
  }

  static let columns: [Member<KeptFile>] = [
    Member("content") { $0.content.rawValue }, Member("path") { $0.path }, Member("read") { $0.lines },
    Member("unreadable") { $0.unreadable.count }, Member("firstUnreadable") { $0.unreadable.first },
    Member("future") { $0.future.count }, Member("firstFuture") { $0.future.first },
    Member("versions") { Field.tree(.object(Self.versions(of: $0).map { ($0, .number($1)) })) },
    Member("fault") { Self.told($0).fault }, Member("remedy") { Self.told($0).remedy },
  ]
}
