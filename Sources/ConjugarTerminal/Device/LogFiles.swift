import ConjugarCore

/// The log of answers: one file to which lines are added, and beside it those of other machines, which are read too.
///
/// A tool that keeps files of several machines alike sets copies aside (`history.sync-conflict-….jsonl`), and another
/// device may have a file of its own (`history-phone.jsonl`).
struct LogFiles: KeptLines {
  private let own: AppendOnlyFile
  private let system: FileSystem

  /// - Parameter path: the file to which lines are added.
  init(_ path: String, in system: FileSystem) {
    own = AppendOnlyFile(path, .log, in: system)
    self.system = system
  }

  var location: String { own.location }

  func append(_ line: String) throws(StorageError) { try own.append(line) }

  /// Reads every file that can be read before it tells of one that cannot.
  func forEachLine(_ body: (KeptLine) -> Void) throws(StorageError) {
    var fault: StorageError?
    for path in try paths() {
      do throws(StorageError) {
        try AppendOnlyFile(path, .log, in: system).forEachLine(body)
        // What a directory has and cannot be found has a name that cannot be spelled.
        if path.unicodeScalars.contains("\u{FFFD}"), !system.exists(path) {
          throw .cannotRead(location: path, reason: "its name is not UTF-8")
        }
      } catch {
        fault = fault ?? error
      }
    }
    if let fault { throw fault }
  }

  /// The files of the log, the own one first.
  private func paths() throws(StorageError) -> [String] {
    let folder = Path.parent(location)
    let name = Path.name(location)
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    do throws(SystemError) {
      let others = try system.names(in: folder).filter { other in
        other != name && other.hasPrefix(name[..<dot]) && other.hasSuffix(name[dot...])
      }
      return [location] + others.sorted().map { "\(folder)/\($0)" }
    } catch {
      // The own one says what is wrong, if anything.
      if error.meansAbsent { return [location] }
      throw .cannotRead(location: folder, reason: error.description)
    }
  }
}
