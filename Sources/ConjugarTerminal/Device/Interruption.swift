/// What Ctrl-C and a reader who left do to the process; handlers hold no state and call only what a handler may.
enum Interruption {
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGABRT, SIGUSR1, SIGUSR2]

  /// Makes sure that whatever ends or stops the process leaves the terminal as it was found.
  ///
  /// Ctrl-C ends at once, by the signal: results are shown before each question, answers are kept as they come.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow anymore is an error like any other.
    signal(SIGXFSZ, SIG_IGN)
    // What a handler needs is made before there is one.
    leaveTerminal()
    for number in ending { set(number) { Interruption.endBySignal($0) } }
    set(SIGTSTP) { Interruption.stopBySignal($0) }
    // A wait for a key is interrupted when the program continues.
    set(SIGCONT) { _ in }
  }

  /// Makes a change of the screen's size interrupt a wait for a key.
  static func wakeOnResizing() { set(SIGWINCH) { _ in } }

  /// Does something while Ctrl-C is not ours but that of a program that we started.
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

  /// Stops the processes of the terminal as its own Ctrl-Z does; returns when they continue.
  static func suspend() {
    release(SIGTSTP)
    kill(0, SIGTSTP)
  }

  /// Holds back the signals that end a process, and returns those that were held back before.
  static func hold() -> sigset_t {
    var (held, before) = (signals(ending), sigset_t())
    sigprocmask(SIG_BLOCK, &held, &before)
    return before
  }

  /// Lets the signals come that were held back since.
  static func release(_ before: sigset_t) {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  /// Whether a signal that ends the process is held back.
  static var isDue: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return ending.contains { sigismember(&waiting, $0) == 1 }
  }

  private static func leaveTerminal() {
    Pager.end()
    TerminalMode.takeBack()
  }

  /// Dies of a signal as if it had never been caught, as Cracauer’s *Proper handling of SIGINT/SIGQUIT* asks of us.
  private static func endBySignal(_ number: Int32) {
    leaveTerminal()
    signal(number, SIG_DFL)
    release(number)
    raise(number)
  }

  /// Stops as if the signal had never been caught; what was awaited is awaited again afterward, in its mode.
  private static func stopBySignal(_ number: Int32) {
    TerminalMode.takeBack()
    signal(number, SIG_DFL)
    release(number)
    raise(number)
    set(number) { Interruption.stopBySignal($0) }
  }

  /// A process that was told to ignore a signal (`nohup`, a job in the background) keeps ignoring it.
  private static func set(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    let ignoring = unsafeBitCast(SIG_IGN, to: Int.self)
    guard unsafeBitCast(signal(number, handler), to: Int.self) != ignoring else {
      signal(number, SIG_IGN)
      return
    }
    // A thread that holds signals back (as Foundation's does) also holds them back from the programs it starts.
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

/// A value that a signal handler needs: it can reach nothing but what is global.
struct HandlerValue<Value>: Sendable {
  private let address: UInt

  /// None at first. Code that sets a handler reads it first, so that it is made by then.
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
