import Foundation

@testable import ConjugarTerminal

/// The calls of the system, of which one fails: a test lets each fail in turn, wherever it occurs.
final class FaultyCalls: SystemCalls {
  /// A call by its name and how often it was made before.
  struct Place: Hashable, CustomStringConvertible {
    let call: String
    let number: Int

    var description: String { "\(call) \(number)" }
  }

  /// Every call that was made, in order.
  private(set) var made: [Place] = []
  /// What was told to fail, and how.
  private let fault: (place: Place, code: Int32)?
  /// Run before a call is made.
  var before: (Place) -> Void = { _ in }
  /// Whether a signal that ends the program is held back.
  var isToldToEnd = false
  private let real = LibraryCalls()

  /// - Parameter fault: the call that fails and its error; none if `nil`.
  init(_ fault: (place: Place, code: Int32)? = nil) { self.fault = fault }

  /// Counts a call, and lets it fail if it is its turn.
  private func pass(_ call: String) throws(SystemError) {
    let place = Place(call: call, number: made.count { $0.call == call })
    made.append(place)
    before(place)
    if let fault, fault.place == place { throw SystemError(code: fault.code) }
  }

  func open(_ path: String, _ flags: Int32, _ mode: mode_t) throws(SystemError) -> Int32 {
    try pass("open")
    return try real.open(path, flags, mode)
  }

  func close(_ descriptor: Int32) { real.close(descriptor) }

  func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try pass("read")
    return try real.read(descriptor, buffer)
  }

  func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
    try pass("pread")
    return try real.read(descriptor, buffer, at: offset)
  }

  /// Half of the bytes are written before a write fails, as on a disk that is full in the middle of a line.
  func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    do throws(SystemError) { try pass("write") } catch {
      if error.code == ENOSPC {
        _ = try real.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count / 2)]))
      }
      throw error
    }
    return try real.write(descriptor, bytes)
  }

  func synchronize(_ descriptor: Int32) throws(SystemError) {
    // No test cuts the power, so none waits for the disk.
    try pass("fsync")
  }

  func truncate(_ descriptor: Int32, to size: Int) throws(SystemError) {
    try pass("ftruncate")
    try real.truncate(descriptor, to: size)
  }

  func setMode(_ descriptor: Int32, _ mode: mode_t) throws(SystemError) {
    try pass("fchmod")
    try real.setMode(descriptor, mode)
  }

  func status(_ descriptor: Int32) throws(SystemError) -> FileStatus {
    try pass("fstat")
    return try real.status(descriptor)
  }

  func status(_ path: String) throws(SystemError) -> FileStatus {
    try pass("stat")
    return try real.status(path)
  }

  func lock(_ descriptor: Int32, _ operation: Int32) throws(SystemError) {
    try pass("flock")
    try real.lock(descriptor, operation)
  }

  func makeDirectory(_ path: String, _ mode: mode_t) throws(SystemError) {
    try pass("mkdir")
    try real.makeDirectory(path, mode)
  }

  func rename(_ old: String, to new: String) throws(SystemError) {
    try pass("rename")
    try real.rename(old, to: new)
  }

  func remove(_ path: String) throws(SystemError) {
    try pass("unlink")
    try real.remove(path)
  }

  func linkTarget(_ path: String) -> String? { real.linkTarget(path) }

  func names(in directory: String) throws(SystemError) -> [String] {
    try pass("opendir")
    return try real.names(in: directory)
  }

  /// No test waits.
  func pause(milliseconds: Int) -> Bool { !isToldToEnd }
}
