/// Writing to a descriptor that is open anyway.
enum Descriptor {
  /// Writes all bytes, in as many pieces as it takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
      try write(UnsafeRawBufferPointer(bytes), to: descriptor)
    }
  }

  /// Writes all bytes where they lie.
  static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, by calls: any SystemCalls = LibraryCalls()
  ) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      do throws(SystemError) {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        written += try calls.write(descriptor, rest)
      } catch {
        switch error.code {
        case EAGAIN: wait(for: descriptor, POLLOUT)
        case EINTR: continue
        default: throw error
        }
      }
    }
  }

  /// Waits until a descriptor that does not block is ready.
  ///
  /// - Parameter milliseconds: the most to wait, less where a signal comes; -1 is for ever.
  /// - Returns: whether the time was not up.
  @discardableResult
  static func wait(for descriptor: Int32, _ event: Int32, milliseconds: Int = -1) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&request, 1, Int32(clamping: milliseconds)) != 0
  }
}
