import ConjugarCore

/// What `check` says of files, in English.
struct CheckMessages {
  func version(_ version: String) -> String { "conjugar \(version)" }

  func read(_ file: KeptFile) -> String {
    let versions = file.versions.sorted { $0.key < $1.key }.map { "\($0.value) of version \($0.key)" }
    let list = versions.isEmpty ? "" : " (\(versions.joined(separator: ", ")))"
    return file.lines == 0 && file.isSound ? "nothing yet" : "\(lines(file.lines)) read\(list)"
  }

  func unreadable(_ file: KeptFile) -> String? {
    file.firstUnreadable.map { "\(lines(file.unreadable)) not read, first: line \($0)" }
  }

  func future(_ file: KeptFile) -> String? {
    file.firstFuture.map { "\(lines(file.future)) from the future, first: line \($0)" }
  }

  func ignored(_ line: KeptFile.IgnoredLine) -> String {
    let key = line.key.printable(upTo: 60)
    if let later = line.undoneBy { return "line \(line.number) is ignored: “\(key)” stands again on line \(later)" }
    return "line \(line.number) is ignored: “\(key)” is no setting"
      + Nearest.proposal(Nearest.words(to: line.name, among: Settings.all.map(\.key)))
  }

  /// Of a damaged file that was moved.
  let setAside = "it is damaged and was moved here"

  /// How to mend a file; `nil` if there is nothing to mend.
  func remedy(_ file: KeptFile) -> String? {
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
    if file.future > 0 { return "Set the clock right, and mend or delete these lines in an editor." }
    return nil
  }

  private func lines(_ count: Int) -> String { count.counted("line") }
}
