import Foundation

/// A terminal in which a process believes to be run by a person.
struct PseudoTerminal {
  /// Nothing more was shown, though something was waited for.
  struct Silence: Error, CustomStringConvertible {
    let shown: String
    var description: String { "nothing more was shown after \(shown.debugDescription)" }
  }

  private let outside: FileHandle
  private let inside: FileHandle

  init(columns: UInt16) throws {
    var (outside, inside): (Int32, Int32) = (0, 0)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&outside, &inside, nil, nil, &size) == 0 else { throw POSIXError(.ENODEV) }
    self.outside = FileHandle(fileDescriptor: outside, closeOnDealloc: true)
    self.inside = FileHandle(fileDescriptor: inside, closeOnDealloc: true)
  }

  /// How it treats what is typed.
  var mode: termios {
    get {
      var mode = termios()
      tcgetattr(inside.fileDescriptor, &mode)
      return mode
    }
    nonmutating set {
      var mode = newValue
      tcsetattr(inside.fileDescriptor, TCSANOW, &mode)
    }
  }

  /// Whether it edits lines itself, as it does where no program wants every key; waits until it does, but not for ever.
  func editsLines() -> Bool {
    for _ in 0..<30_000 where mode.c_lflag & tcflag_t(ICANON) == 0 { usleep(10_000) }
    return mode.c_lflag & tcflag_t(ICANON) != 0
  }

  /// Makes it as narrow or wide as asked; whoever runs in it is not told.
  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(outside.fileDescriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Starts a process in it.
  func start(_ process: Process) throws {
    process.standardInput = inside
    process.standardOutput = inside
    process.standardError = inside
    try process.run()
  }

  /// What is shown until a text was.
  func text(until text: String) throws -> String {
    var shown = ""
    while !shown.contains(text) { shown += try some(after: shown) }
    return shown
  }

  /// What is shown until a text was, while something is done again and again: the process may not be ready for it yet.
  func text(until text: String, doing urge: () -> Void) throws -> String {
    var shown = ""
    for _ in 0..<3_000 where !shown.contains(text) {
      urge()
      if isReady(within: 100) { shown += String(decoding: outside.availableData, as: UTF8.self) }
    }
    guard shown.contains(text) else { throw Silence(shown: shown) }
    return shown
  }

  /// What is shown next; throws where nothing comes, so that no test waits for ever, however busy the machine is.
  func some(after shown: String) throws -> String {
    guard isReady(within: 300_000) else { throw Silence(shown: shown) }
    return String(decoding: outside.availableData, as: UTF8.self)
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: outside.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, milliseconds) == 1
  }

  /// Presses keys.
  func send(_ keys: String) { outside.write(Data(keys.utf8)) }

  /// Everything that a process shows until it ends.
  func run(_ process: Process) throws -> String {
    try start(process)
    process.waitUntilExit()
    // What is shown here fits the terminal's own buffer, so it can be read afterward.
    return String(decoding: outside.availableData, as: UTF8.self)
  }
}
