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
