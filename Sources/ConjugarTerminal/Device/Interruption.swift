/// What signals and closed pipes do to the process; handlers are stateless and call only async-signal-safe functions.
enum Interruption {
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGABRT, SIGUSR1, SIGUSR2]

  /// Ensures that whatever ends or stops the process leaves the terminal as it was found.
  ///
  /// Ctrl-C ends it at once, by the signal: results are shown before each question, and answers are saved as they come.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // Exceeding the file size limit is an error like any other.
    signal(SIGXFSZ, SIG_IGN)
    // Whatever a handler needs is allocated before the first handler is set.
    leaveTerminal()
    for number in ending { set(number) { Interruption.endBySignal($0) } }
    set(SIGTSTP) { Interruption.stopBySignal($0) }
    // A wait for a key is interrupted when the program resumes.
    set(SIGCONT) { _ in }
  }

  /// Makes a change of the screen's size interrupt a wait for a key.
  static func wakeOnResizing() { set(SIGWINCH) { _ in } }

  /// Runs a closure while Ctrl-C is meant for a program that we started, not for us.
  static func ignoringCtrlC(_ body: () -> Void) {
    signal(SIGINT, SIG_IGN)
    body()
    signal(SIGINT, SIG_DFL)
    set(SIGINT) { Interruption.endBySignal($0) }
  }

  static func end() {
    signal(SIGINT, SIG_DFL)
    release(SIGINT)
    kill(0, SIGINT)
  }

  /// Stops the process group as the terminal's own Ctrl-Z does; returns when it is resumed.
  static func suspend() {
    release(SIGTSTP)
    kill(0, SIGTSTP)
  }

  /// Blocks the signals that end a process, and returns the previous signal mask.
  static func hold() -> sigset_t {
    var (held, before) = (signals(ending), sigset_t())
    sigprocmask(SIG_BLOCK, &held, &before)
    return before
  }

  /// Restores a signal mask, which delivers the signals held back since.
  static func release(_ before: sigset_t) {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  /// Whether a signal that ends the process is pending.
  static var isDue: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return ending.contains { sigismember(&waiting, $0) == 1 }
  }

  private static func leaveTerminal() {
    Pager.end()
    TerminalMode.takeBack()
  }

  /// Dies of a signal as if it had never been caught, as Cracauer’s *Proper handling of SIGINT/SIGQUIT* requires.
  private static func endBySignal(_ number: Int32) {
    leaveTerminal()
    signal(number, SIG_DFL)
    release(number)
    raise(number)
  }

  /// Stops as if the signal had never been caught; afterward, what was awaited is awaited again, in its mode.
  private static func stopBySignal(_ number: Int32) {
    TerminalMode.takeBack()
    signal(number, SIG_DFL)
    release(number)
    raise(number)
    set(number) { Interruption.stopBySignal($0) }
  }

  /// Sets a handler, unless the process was told to ignore the signal (`nohup`, a background job).
  private static func set(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    let ignoring = unsafeBitCast(SIG_IGN, to: Int.self)
    guard unsafeBitCast(signal(number, handler), to: Int.self) != ignoring else {
      signal(number, SIG_IGN)
      return
    }
    // A thread that blocks signals (as Foundation's does) passes that on to the programs it starts.
    release(number)
  }

  private static func release(_ number: Int32) {
    var held = signals([number])
    sigprocmask(SIG_UNBLOCK, &held, nil)
  }

  static func signals(_ numbers: [Int32]) -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    return signals
  }
}

/// A value for signal handlers, which can only reach globals.
struct HandlerValue<Value>: Sendable {
  private let address: UInt

  /// Creates an empty value. Code that sets a handler reads it first, so that it exists by then.
  init() {
    let place = UnsafeMutablePointer<Value?>.allocate(capacity: 1)
    place.initialize(to: nil)
    address = UInt(bitPattern: place)
  }

  var value: Value? {
    get { place?.pointee }
    nonmutating set { place?.pointee = newValue }
  }

  private var place: UnsafeMutablePointer<Value?>? { UnsafeMutablePointer(bitPattern: address) }
}
