/// What Ctrl-C and a reader who left do to the process.
///
/// The handlers hold no state and call only what a handler may.
enum Interruption {
  /// The signals that end a process whose terminal is to be as it was found.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Ctrl-C ends at once, by the signal: results are shown before each question, answers are kept as they come.
  static func endAtOnce() {
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow any more is an error like another.
    signal(SIGXFSZ, SIG_IGN)
    for number in ending { set(number) { Interruption.endBySignal($0) } }
  }

  /// The same while a pager runs, which is ended too and may have changed the mode of the terminal.
  static func endAtOnceFromPager() {
    for number in ending {
      set(number) {
        Pager.end()
        FoundMode.takeBack()
        Interruption.endBySignal($0)
      }
    }
  }

  /// The same while the terminal is in our mode, which is taken back first; and whoever waits for a line is woken when the
  /// program goes on after a pause.
  static func endAtOnceFromOurMode() {
    for number in ending {
      set(number) {
        FoundMode.takeBack()
        Interruption.endBySignal($0)
      }
    }
    set(SIGCONT) { _ in }
  }

  /// The same while every key is ours; and whoever waits for a key is woken by what may have changed the screen.
  static func endAtOnceFromKeys() {
    for number in ending {
      set(number) {
        KeyMode.takeBack()
        Interruption.endBySignal($0)
      }
    }
    for number in [SIGWINCH, SIGCONT] { set(number) { _ in } }
  }

  /// Ends the processes of the terminal as its own Ctrl-C does.
  static func end() {
    signal(SIGINT, SIG_DFL)
    release(SIGINT)
    kill(0, SIGINT)
  }

  /// Stops the processes of the terminal as its own Ctrl-Z does; returns when they go on.
  static func suspend() {
    release(SIGTSTP)
    kill(0, SIGTSTP)
  }

  /// Holds the signals that end a process back.
  ///
  /// - Returns: the signals that were held back before.
  static func hold() -> sigset_t {
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for number in ending { sigaddset(&held, number) }
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

  /// Dies of a signal as if it had never been caught, so that a shell that runs a loop sees that it was interrupted:
  /// after an exit with 130 it would go on. Source: Cracraft, *Proper handling of SIGINT/SIGQUIT*.
  private static func endBySignal(_ number: Int32) {
    signal(number, SIG_DFL)
    release(number)
    raise(number)
  }

  /// A process that was told to ignore a signal (`nohup`, a job in the background) goes on ignoring it.
  private static func set(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var old = sigaction()
    sigaction(number, nil, &old)
    guard Platform.handler(of: old) != Platform.ignoringHandler else { return }
    signal(number, handler)
    // Who starts programs from a thread that holds signals back (as Foundation does) holds them back from us too.
    release(number)
  }

  private static func release(_ number: Int32) {
    var held = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, number)
    sigprocmask(SIG_UNBLOCK, &held, nil)
  }
}
