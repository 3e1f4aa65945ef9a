import ConjugarCore

/// What is kept and where, file by file.
enum CheckPage {
  static func page(_ files: [KeptFile]) -> Page {
    [.paragraph("conjugar \(Version.current)")]
      + files.flatMap { file -> Page in
        let said = [
          sentence(file.fault), read(file), lines(file.unreadable, "not read"), lines(file.future, "from the future"),
          remedy(file),
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

  private static func sentence(_ fault: KeptFile.Fault?) -> String? {
    switch fault {
    case .unusable(let reason): reason
    case .setAside: "it is damaged and was moved here"
    case .unwritable(let reason): "nothing more can be saved here: \(reason)"
    case nil: nil
    }
  }

  /// How to fix a file; `nil` if there is nothing to fix.
  private static func remedy(_ file: KeptFile) -> String? {
    switch file.fault {
    case .unusable:
      return file.content == .settings
        ? "Fix it in an editor, or with “conjugar settings KEY VALUE”."
        : "Make sure the path is a file that you can read."
    case .setAside: return "Nothing reads it anymore: copy what you need from it, then delete it."
    case .unwritable: return "Make sure you can write there, or name another place (“conjugar help files”)."
    case nil: break
    }
    if !file.unreadable.isEmpty {
      return file.lines == 0
        ? "Another program rewrote it, perhaps as UTF-16 or with other line endings: put a copy back, or save it as "
          + "UTF-8 with one record per line."
        : "Fix or delete these lines in an editor; only those lines are lost, and nothing else changes."
    }
    return file.future.isEmpty ? nil : "Set the clock right, and fix or delete these lines in an editor."
  }

  static let columns: [Member<KeptFile>] = [
    Member("content") { $0.content.rawValue }, Member("path") { $0.path }, Member("read") { $0.lines },
    Member("unreadable") { $0.unreadable.count }, Member("firstUnreadable") { $0.unreadable.first },
    Member("future") { $0.future.count }, Member("firstFuture") { $0.future.first },
    Member("versions") { Field.tree(.object(Self.versions(of: $0).map { ($0, .number($1)) })) },
    Member("fault") { Self.sentence($0.fault) }, Member("remedy") { Self.remedy($0) },
  ]
}
