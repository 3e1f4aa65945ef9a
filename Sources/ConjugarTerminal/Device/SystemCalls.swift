/// How the calls of the system that keep and read files are made: a test counts them here, and lets each fail.
protocol SystemCalls {
  /// Makes a call once.
  ///
  /// - Parameters:
  ///   - name: as the C library has it: `pread`.
  ///   - descriptor: the open file that it is about, or -1.
  ///   - call: makes it; a negative answer is a failure, of which `errno` tells more.
  func make(_ name: String, _ descriptor: Int32, _ call: () -> Int) throws(SystemError) -> Int

  /// Waits.
  ///
  /// - Returns: whether nothing tells the program to end: signals may be held back meanwhile.
  func pause(milliseconds: Int) -> Bool
}

extension SystemCalls {
  /// Makes a call, again as long as signals interrupt it.
  @discardableResult
  func callAsFunction(
    _ name: String, _ descriptor: Int32 = -1, _ call: () -> some BinaryInteger
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) { return try make(name, descriptor) { Int(call()) } } catch {
        guard error.code == EINTR else { throw error }
      }
    }
  }
}

/// The calls of the C library.
struct LibraryCalls: SystemCalls {
  func make(_ name: String, _ descriptor: Int32, _ call: () -> Int) throws(SystemError) -> Int {
    let result = call()
    guard result >= 0 else { throw .last }
    return result
  }

  func pause(milliseconds: Int) -> Bool {
    poll(nil, 0, Int32(clamping: milliseconds))
    return !Interruption.isDue
  }
}

/// What a system call answered when it failed.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32
  /// Words of our own, where the system has none.
  var words: String?

  /// The error of the last call.
  static var last: SystemError { SystemError(code: errno) }

  static let none = SystemError(code: ENOENT)
  static let timedOut = SystemError(code: ETIMEDOUT)
  static let exists = SystemError(code: EEXIST)

  /// What is wrong with a file though every call succeeded: `it is no plain file`.
  static func unfit(_ words: String) -> SystemError { SystemError(code: -1, words: words) }

  /// Whether the path leads nowhere, so that nothing is kept there yet.
  var meansAbsent: Bool { code == ENOENT || code == ENOTDIR }

  /// The system's words for it: `No space left on device`.
  var description: String { words ?? strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
