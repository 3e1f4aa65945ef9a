import ConjugarCore

/// What a system call answered when it failed.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  /// The error of the last call.
  static var last: SystemError { SystemError(code: errno) }

  static let none = SystemError(code: ENOENT)
  static let exists = SystemError(code: EEXIST)

  /// Whether the path leads nowhere, so that nothing is kept there yet.
  var meansAbsent: Bool { code == ENOENT || code == ENOTDIR }

  /// The system's words for it: `No space left on device`.
  var description: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

/// The few calls on paths that are needed.
enum Path {
  /// The directory of a path.
  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes a directory and those above it, for their owner alone.
  static func makeDirectory(_ path: String) throws(SystemError) {
    if mkdir(path, 0o700) == 0 { return }
    switch errno {
    case EEXIST: return
    case ENOENT where path != "/" && path != ".":
      try makeDirectory(parent(path))
      if mkdir(path, 0o700) != 0, errno != EEXIST { throw .last }
    default: throw .last
    }
  }

  /// Where a path leads in the end: symbolic links followed, even one to a file that does not exist yet.
  static func resolved(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = linkTarget(path) else { return path }
      path = target.hasPrefix("/") ? target : "\(parent(path))/\(target)"
    }
    return path
  }

  private static func linkTarget(_ path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      let length = buffer.withMemoryRebound(to: CChar.self) { readlink(path, $0.baseAddress!, $0.count) }
      count = max(0, length)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a symbolic link stands at a path, wherever it leads.
  static func isLink(_ path: String) -> Bool { linkTarget(path) != nil }

  static func rename(_ old: String, to new: String) throws(SystemError) {
    if Platform.renameFile(old, new) != 0 { throw .last }
  }

  static func remove(_ path: String) { unlink(path) }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// What a directory has, in no order; hidden names are left out.
  static func names(in directory: String) throws(SystemError) -> [String] {
    guard let stream = opendir(directory) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}

/// An open file, closed when it goes out of sight.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  enum Purpose {
    case read, readPlain, append, create, createNew, lock, directory

    fileprivate var flags: Int32 {
      switch self {
      case .read: O_RDONLY
      // A pipe would make us wait for ever; it is refused once it is open.
      case .readPlain: O_RDONLY | O_NONBLOCK
      case .append: O_RDWR | O_APPEND | O_CREAT
      case .create: O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
      case .createNew: O_WRONLY | O_CREAT | O_EXCL
      case .lock: O_RDWR | O_CREAT
      case .directory: O_RDONLY | O_DIRECTORY
      }
    }
  }

  init(_ path: String, to purpose: Purpose, mode: mode_t = 0o644) throws(SystemError) {
    var opened: Int32
    repeat { opened = Platform.openFile(path, purpose.flags | O_CLOEXEC, mode) } while opened < 0 && errno == EINTR
    guard opened >= 0 else { throw .last }
    descriptor = opened
  }

  /// Takes over a descriptor that is open.
  init(adopting descriptor: Int32) { self.descriptor = descriptor }

  deinit { Platform.closeFile(descriptor) }

  /// What the system knows of the file: its length, what may be done with it, and whether it is a file at all.
  func status() throws(SystemError) -> (size: Int, mode: mode_t, isPlain: Bool) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return (Int(status.st_size), status.st_mode & 0o777, status.st_mode & S_IFMT == S_IFREG)
  }

  /// Everything in the file, or its beginning if it is longer than asked.
  func bytes(upTo limit: Int = .max) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = Platform.readBytes(descriptor, &chunk, upTo: min(chunk.count, limit - bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Hands over what stands in the file, piece by piece.
  func forEachChunk(_ body: (UnsafeBufferPointer<UInt8>) -> Void) throws(SystemError) {
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = Platform.readBytes(descriptor, &chunk, upTo: chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      if count == 0 { return }
      chunk[..<count].withUnsafeBufferPointer(body)
    }
  }

  func write(_ bytes: some Sequence<UInt8>) throws(SystemError) { try Descriptor.write(Array(bytes), to: descriptor) }

  /// Waits until what was written is on the disk.
  func synchronize() throws(SystemError) {
    guard Platform.synchronize(descriptor) == 0 || errno == EINVAL else { throw .last }
  }

  /// Waits until nobody else holds the file; held until it is unlocked or closed.
  func lock() throws(SystemError) {
    while Platform.lockFile(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  func unlock() { _ = Platform.lockFile(descriptor, LOCK_UN) }

  func setMode(_ mode: mode_t) throws(SystemError) {
    guard fchmod(descriptor, mode) == 0 else { throw .last }
  }

  func truncate(to size: Int) throws(SystemError) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw .last }
  }

  /// The last byte of the file, or `nil` if it is empty.
  func lastByte() throws(SystemError) -> UInt8? {
    let size = try status().size
    guard size > 0 else { return nil }
    var byte: UInt8 = 0
    guard pread(descriptor, &byte, 1, off_t(size - 1)) == 1 else { throw .last }
    return byte
  }
}

/// Writing to a descriptor that is open anyway.
enum Descriptor {
  /// Writes all bytes, in as many pieces as it takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
      try write(UnsafeRawBufferPointer(bytes), to: descriptor)
    }
  }

  /// Writes all bytes where they lie.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = Platform.writeBytes(descriptor, UnsafeRawBufferPointer(rebasing: bytes[written...]))
      if count > 0 {
        written += count
      } else if count < 0, errno == EAGAIN {
        wait(for: descriptor, POLLOUT)
      } else if count < 0, errno != EINTR {
        throw .last
      }
    }
  }

  /// Waits until a descriptor that does not block is ready.
  static func wait(for descriptor: Int32, _ event: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    poll(&request, 1, -1)
  }
}
