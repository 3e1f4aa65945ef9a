/// The calls of the system that keep and read files, and no others: a test that answers them itself can let each fail.
///
/// A call that a signal interrupted is tried again by whoever called.
protocol SystemCalls {
  func open(_ path: String, _ flags: Int32, _ mode: mode_t) throws(SystemError) -> Int32
  func close(_ descriptor: Int32)
  /// - Returns: how many bytes were read; 0 at the end of the file.
  func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  func read(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int
  /// - Returns: how many bytes were written.
  func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int
  func synchronize(_ descriptor: Int32) throws(SystemError)
  func truncate(_ descriptor: Int32, to size: Int) throws(SystemError)
  func setMode(_ descriptor: Int32, _ mode: mode_t) throws(SystemError)
  func status(_ descriptor: Int32) throws(SystemError) -> FileStatus
  func status(_ path: String) throws(SystemError) -> FileStatus
  /// Takes a lock or gives it back; never waits.
  func lock(_ descriptor: Int32, _ operation: Int32) throws(SystemError)
  func makeDirectory(_ path: String, _ mode: mode_t) throws(SystemError)
  func rename(_ old: String, to new: String) throws(SystemError)
  func remove(_ path: String) throws(SystemError)
  /// What a symbolic link names; `nil` if there is none at the path.
  func linkTarget(_ path: String) -> String?
  /// What a directory has, in no order; hidden names are left out.
  func names(in directory: String) throws(SystemError) -> [String]
  /// Waits.
  ///
  /// - Returns: whether nothing tells the program to end: signals may be held back meanwhile.
  func pause(milliseconds: Int) -> Bool
}

/// What the system knows of a file.
struct FileStatus: Equatable {
  let size: Int
  let mode: mode_t
  /// Whether it is a file with an end, no pipe, device or directory.
  let isPlain: Bool
  let isDirectory: Bool
  /// The two numbers by which a file is known, whatever it is called.
  let device: UInt64
  let inode: UInt64

  init(_ status: stat) {
    size = Int(status.st_size)
    mode = status.st_mode & 0o777
    isPlain = status.st_mode & S_IFMT == S_IFREG
    isDirectory = status.st_mode & S_IFMT == S_IFDIR
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }

  func isSameFile(as other: FileStatus) -> Bool { device == other.device && inode == other.inode }
}

/// The calls of the C library.
struct LibraryCalls: SystemCalls {
  func open(_ path: String, _ flags: Int32, _ mode: mode_t) throws(SystemError) -> Int32 {
    let descriptor = Platform.openFile(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  func close(_ descriptor: Int32) { Platform.closeFile(descriptor) }

  func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try count(Platform.readBytes(descriptor, buffer))
  }

  func read(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int {
    try count(pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)))
  }

  func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    try count(Platform.writeBytes(descriptor, bytes))
  }

  func synchronize(_ descriptor: Int32) throws(SystemError) { try check(Platform.synchronize(descriptor)) }

  func truncate(_ descriptor: Int32, to size: Int) throws(SystemError) {
    try check(ftruncate(descriptor, off_t(size)))
  }

  func setMode(_ descriptor: Int32, _ mode: mode_t) throws(SystemError) { try check(fchmod(descriptor, mode)) }

  func status(_ descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = stat()
    try check(fstat(descriptor, &status))
    return FileStatus(status)
  }

  func status(_ path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    try check(stat(path, &status))
    return FileStatus(status)
  }

  func lock(_ descriptor: Int32, _ operation: Int32) throws(SystemError) {
    try check(Platform.lockFile(descriptor, operation | LOCK_NB))
  }

  func makeDirectory(_ path: String, _ mode: mode_t) throws(SystemError) { try check(mkdir(path, mode)) }

  func rename(_ old: String, to new: String) throws(SystemError) { try check(Platform.renameFile(old, new)) }

  func remove(_ path: String) throws(SystemError) { try check(unlink(path)) }

  func linkTarget(_ path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      let length = buffer.withMemoryRebound(to: CChar.self) { readlink(path, $0.baseAddress!, $0.count) }
      count = max(0, length)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  func names(in directory: String) throws(SystemError) -> [String] {
    guard let stream = opendir(directory) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  func pause(milliseconds: Int) -> Bool {
    poll(nil, 0, Int32(clamping: milliseconds))
    return !Interruption.isDue
  }

  private func check(_ result: Int32) throws(SystemError) {
    if result != 0 { throw .last }
  }

  private func count(_ result: Int) throws(SystemError) -> Int {
    guard result >= 0 else { throw .last }
    return result
  }
}

/// What a system call answered when it failed.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  /// The error of the last call.
  static var last: SystemError { SystemError(code: errno) }

  static let none = SystemError(code: ENOENT)
  static let timedOut = SystemError(code: ETIMEDOUT)
  static let exists = SystemError(code: EEXIST)
  /// A pipe, a device or a directory stands where a file was expected.
  static let notPlain = SystemError(code: -1)

  /// Whether the path leads nowhere, so that nothing is kept there yet.
  var meansAbsent: Bool { code == ENOENT || code == ENOTDIR }

  /// The system's words for it: `No space left on device`.
  var description: String {
    if self == .notPlain { return "it is no plain file" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

/// Does a call again as long as signals interrupt it.
func retrying<Result>(_ call: () throws(SystemError) -> Result) throws(SystemError) -> Result {
  while true {
    do throws(SystemError) { return try call() } catch {
      guard error.code == EINTR else { throw error }
    }
  }
}
