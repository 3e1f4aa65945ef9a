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

  /// - Parameter fault: the call that fails and its error; none if `nil`.
  init(_ fault: (place: Place, code: Int32)? = nil) { self.fault = fault }

  /// Counts a call, and lets it fail if it is its turn.
  func make(_ name: String, _ descriptor: Int32, _ call: () -> Int) throws(SystemError) -> Int {
    let place = Place(call: name, number: made.count { $0.call == name })
    made.append(place)
    before(place)
    if let fault, fault.place == place {
      if name == "write", fault.code == ENOSPC { writeHalf(descriptor, call) }
      throw SystemError(code: fault.code)
    }
    // No test cuts the power, so none waits for the disk.
    return name == "fsync" ? 0 : try LibraryCalls().make(name, descriptor, call)
  }

  /// Half of the bytes are written before a write fails, as on a disk that is full in the middle of a line.
  private func writeHalf(_ descriptor: Int32, _ write: () -> Int) {
    let count = write()
    ftruncate(descriptor, lseek(descriptor, 0, SEEK_END) - off_t(count - count / 2))
  }

  /// No test waits.
  func pause(milliseconds: Int) -> Bool { !isToldToEnd }
}
