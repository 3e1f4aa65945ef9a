import ConjugarCore

/// The machine's files, accessed through the system's calls or a test's.
struct FileSystem {
  private let calls: any SystemCalls
  private let patience = Patience()

  /// The files whose locks were awaited in vain, so that nobody waits for them twice.
  private final class Patience { var isLost: Set<String> = [] }

  enum LockHolder {
    case us
    /// Another program, which did not release it.
    case another
    /// The file system has no locks, as is true of some network file systems.
    case nobody
  }

  private static let longestWait = 2000

  init(_ calls: any SystemCalls = LibraryCalls()) { self.calls = calls }

  /// Opens a file; throws for a pipe, a device or a directory if a regular file is wanted.
  func open(_ path: String, to purpose: OpenFile.Purpose, mode: mode_t = 0o600) throws(SystemError) -> OpenFile {
    let file = try OpenFile(path, for: purpose, mode: mode, calls)
    if purpose.isForPlainFiles, try !file.status().isPlain { throw .unfit("it is not a regular file") }
    return file
  }

  /// The status of what a path leads to; `nil` if there is nothing, or if it cannot be determined.
  func status(_ path: String) -> stat? {
    var status = stat()
    return (try? calls("stat") { stat(path, &status) }).map { _ in status }
  }

  /// Whether a path leads to something, even through a link.
  func exists(_ path: String) -> Bool { status(path) != nil }

  func areSame(_ path: String, _ other: String) -> Bool {
    guard let one = status(path), let two = status(other) else { return path == other }
    return one.isSameFile(as: two)
  }

  /// The names in a directory, unordered and without hidden ones; empty if there is no directory.
  func names(in directory: String) throws(StorageError) -> [String] {
    var names: [String] = []
    do throws(SystemError) {
      try calls("opendir") {
        guard let stream = opendir(directory) else { return -1 }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
          let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
          }
          if !name.hasPrefix(".") { names.append(name) }
        }
        return 0
      }
    } catch {
      if !error.meansAbsent { throw .cannotRead(location: directory, reason: error.description) }
    }
    return names
  }

  /// Creates a directory and its parents, for their owner only, and makes sure that they survive a crash.
  func makeDirectory(_ path: String) throws(SystemError) {
    if exists(path) { return }
    let parent = Path.parent(path)
    if parent != path { try makeDirectory(parent) }
    do throws(SystemError) { try calls("mkdir") { mkdir(path, 0o700) } } catch {
      // Another program may have created it meanwhile, or it is a broken link.
      if error != .exists { throw error }
    }
    try synchronizeDirectory(parent)
  }

  /// Waits until what was created, renamed or removed in a directory is on disk.
  func synchronizeDirectory(_ path: String) throws(SystemError) {
    do throws(SystemError) { try open(path, to: .directory).synchronize() } catch {
      // A parent directory that may be traversed but not read cannot be synchronized.
      if error.code != EACCES { throw error }
    }
  }

  /// The target of a symbolic link; `nil` if there is no link at the path.
  private func linkTarget(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path, &target, target.count)
    return length > 0 ? String(decoding: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  /// Where a path finally leads: symbolic links are followed, even to a file that does not exist yet.
  func resolved(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = linkTarget(path) else { return path }
      path = target.hasPrefix("/") ? target : "\(Path.parent(path))/\(target)"
    }
    return path
  }

  func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }

  /// What is in the way if nothing is found at a path: a broken link, or a parent that is missing or not a directory.
  func obstacle(to path: String, mayBeLink: Bool) -> String? {
    let deadLink = "a broken symbolic link"
    let target = resolved(path)
    if !mayBeLink, target != path { return "it is \(deadLink)" }
    let folder = Path.parent(target)
    if let status = status(folder) { return status.isDirectory ? nil : "\(folder) is not a directory" }
    if linkTarget(folder) != nil { return "\(folder) is \(deadLink)" }
    return target == path ? obstacle(to: folder, mayBeLink: true) : "it is \(deadLink)"
  }

  /// What prevents writing a file, or creating it if there is none; nothing is attempted.
  func obstacle(toKeeping path: String) -> String? {
    let target = resolved(path)
    var place = target
    while !exists(place), place != Path.parent(place) { place = Path.parent(place) }
    do throws(SystemError) {
      _ = try calls("access") { access(place, W_OK) }
      return place == target || status(place)?.isDirectory == true ? nil : "\(place) is not a directory"
    } catch { return error.description }
  }

  /// Waits until nobody else holds a file, for two seconds at most, and returns who holds the lock then.
  func lock(_ file: borrowing OpenFile, _ path: String, waits: Bool = true) throws(SystemError) -> LockHolder {
    var waited = waits && !patience.isLost.contains(path) ? 0 : Self.longestWait
    while true {
      do throws(SystemError) {
        try file.lock(LOCK_EX)
        return .us
      } catch {
        switch error.code {
        case ENOLCK, ENOTSUP, ENOSYS: return .nobody
        case EWOULDBLOCK where waited < Self.longestWait:
          waited = calls.pause(milliseconds: 10) ? waited + 10 : Self.longestWait
        case EWOULDBLOCK:
          patience.isLost.insert(path)
          return .another
        default: throw error
        }
      }
    }
  }

  /// Replaces the text of a file atomically; no other program may replace it meanwhile.
  func replace(_ path: String, with text: String, mode: mode_t = 0o600) throws(SystemError) {
    let draft = "\(path).conjugar-new"
    // Whatever is there, such as the remains of a crash, is of no use to anybody.
    remove(draft)
    try create(draft, text, mode: mode)
    do throws(SystemError) { try move(draft, to: path) } catch {
      remove(draft)
      throw error
    }
    try synchronizeDirectory(Path.parent(path))
  }

  private func move(_ old: String, to new: String) throws(SystemError) { try calls("rename") { rename(old, new) } }
  private func remove(_ path: String) { _ = try? calls("unlink") { unlink(path) } }

  /// Writes a new file, whole or not at all, and makes sure that it is on disk.
  func create(_ path: String, _ text: String, mode: mode_t) throws(SystemError) {
    let file = try open(path, to: .createNew, mode: mode)
    do throws(SystemError) {
      try file.write(text)
      try file.synchronize()
    } catch {
      remove(path)
      throw error
    }
  }

  func keeping<Result: ~Copyable>(
    _ path: String, _ body: @autoclosure () throws(SystemError) -> Result
  ) throws(StorageError) -> Result {
    do throws(SystemError) { return try body() } catch { throw unkept(path, error.description) }
  }

  func unkept(_ path: String, _ reason: String) -> StorageError {
    exists(path) ? .cannotWrite(location: path, reason: reason) : .cannotCreate(location: path, reason: reason)
  }

  /// Moves a damaged file aside under a new name, which it returns, so that nothing is ever overwritten.
  func setAside(_ path: String, _ number: Int = 1) throws(SystemError) -> String {
    let name = "\(path)\(Self.asideSuffix)\(number)"
    // Reserves the name.
    do throws(SystemError) { _ = try open(name, to: .createNew) } catch {
      if error == .exists { return try setAside(path, number + 1) }
      throw error
    }
    try move(path, to: name)
    return name
  }

  func setAside(from path: String) -> [String] {
    let folder = Path.parent(path)
    let names = (try? names(in: folder)) ?? []
    return names.filter { $0.hasPrefix(Path.name(path) + Self.asideSuffix) }.sorted().map { "\(folder)/\($0)" }
  }

  private static let asideSuffix = ".damaged-"
}

enum Path {
  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
