import ConjugarCore

struct SystemEnvironment: ProcessEnvironment {
  /// The value of a variable; one that is not UTF-8 counts as absent, since it cannot be a path of ours.
  func value(of name: String) -> String? { getenv(name).flatMap { String(validatingCString: $0) } }

  func isText(_ name: String) -> Bool { getenv(name) == nil || value(of: name) != nil }
}

struct SystemLocale: LocaleReader {
  let identifier: String

  init(_ environment: any ProcessEnvironment) { identifier = environment.locale("LC_MESSAGES") ?? "C" }
}

struct SystemFiles: FileReader {
  var system = FileSystem()
  var isForPlainFiles = false
  var ofPlainFiles: any FileReader { SystemFiles(system: system, isForPlainFiles: true) }

  /// The most bytes to read, because some files never end.
  private static let longest = 1 << 20

  func text(at path: String) throws(StorageError) -> String {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try system.open(path, to: isForPlainFiles ? .readPlain : .read).bytes(upTo: Self.longest + 1)
    } catch { throw .cannotRead(location: path.printable(upTo: 200), reason: error.description) }
    guard bytes.count <= Self.longest else {
      throw .cannotRead(location: path, reason: "it is longer than \(Self.longest) bytes")
    }
    if let text = String(validUTF8: bytes.withoutByteOrderMark), !bytes.isUTF16 { return text }
    throw .cannotRead(location: path, reason: "it is \(bytes.isUTF16 ? "UTF-16, " : "")not UTF-8")
  }

  func create(_ text: String, at path: String, over old: String?) throws(StorageError) {
    let isOurs = old != nil && (try? self.text(at: path)) == old
    // Ending the program in the middle must lose nothing.
    let held = Interruption.hold()
    defer { Interruption.release(held) }
    do throws(SystemError) {
      try isOurs ? system.replace(path, with: text, mode: 0o644) : system.create(path, text, mode: 0o644)
    } catch { throw .cannotCreate(location: path, reason: error.description) }
  }

  func checkPlace(_ path: String) throws(StorageError) -> String {
    let error: SystemError? = system.exists(path) ? .exists : system.exists(Path.parent(path)) ? nil : SystemError.none
    if let error { throw .cannotCreate(location: path, reason: error.description) }
    return system.absolute(path)
  }

  func setAside(from path: String) -> [String] { system.setAside(from: path) }

  func obstacle(toKeeping path: String) -> String? {
    if path == UnavailableStore.nowhere { return "its location is unknown" }
    return path.hasPrefix("/") ? system.obstacle(toKeeping: path) : nil
  }
}

struct SystemClock: WorldClock {
  var now: Timestamp {
    let time = Self.read(CLOCK_REALTIME)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000).writable
  }

  var uptime: UInt64 {
    let time = Self.read(CLOCK_MONOTONIC)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  func zoneOffset(at moment: Timestamp) -> Int {
    var seconds = time_t(moment.milliseconds / 1000)
    var local = tm()
    localtime_r(&seconds, &local)
    // TZ can say anything; a log accepts a day either way.
    return min(max(Int(local.tm_gmtoff), -86_400), 86_400)
  }

  private static func read(_ clock: clockid_t) -> timespec {
    var time = timespec()
    clock_gettime(clock, &time)
    return time
  }
}

struct SystemRandomness: Randomness {
  let shuffles = true

  func seed() -> UInt64 { UInt64(UInt32.random(in: .min ... .max)) }
}

/// Fetches the number of ratings with the system's own `curl`, and only when asked.
struct CurlRatings: Ratings {
  /// Where the number is published, as plain text; `nil` if nobody said.
  let address: String?

  /// In bytes; a number is short.
  private static let longest = 1000

  /// Whether nobody along the way can change the number: it comes encrypted, or from this machine.
  private static func isTrusted(_ address: String) -> Bool {
    if address.hasPrefix("https://") { return true }
    return ["http://127.0.0.1:", "http://localhost:"].contains { host in
      // What follows the colon must be a port, not a password before the name of another machine.
      address.hasPrefix(host) && address.dropFirst(host.count).prefix { $0 != "/" }.allSatisfy(\.isWholeNumber)
    }
  }

  func count() throws(EffectError) -> Int {
    guard let address, !address.isEmpty else { throw .noAddress }
    guard Self.isTrusted(address) else { throw .notFetched(reason: "“\(address)” is not an https address") }
    let line = [
      "curl", "--disable", "--fail", "--silent", "--globoff", "--location", "--proto-redir", "=https",
      "--max-redirs", "3", "--max-time", "10", "--max-filesize", "\(Self.longest)", "--", address,
    ]
    let result: (status: Int32, output: [UInt8])
    do { result = try Subprocess.run(line, upTo: Self.longest, seconds: 12) } catch {
      throw .notFetched(reason: "curl: \(error)")
    }
    guard result.status == 0 else { throw .notFetched(reason: "curl exited with \(result.status)") }
    let text = String(decoding: result.output.prefix(100), as: UTF8.self)
    let first = text.split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) }
    guard let number = first, number >= 0 else { throw .notFetched(reason: "the answer is not a number") }
    return number
  }
}

/// Speaks with the system's program for that.
struct SystemSpeech: Speech {
  /// Programs that speak, each with the arguments for Spanish.
  private var voices: [[String]] {
    let (name, language) = (try? settings.region) == .spain ? ("Mónica", "es") : ("Paulina", "es-419")
    return [["say", "-v", name, "--"], ["espeak-ng", "-v", language, "--"], ["espeak", "-v", language, "--"]]
  }

  /// These say whose Spanish is spoken: in America, *cocieron* sounds like *cosieron*.
  let settings: Settings

  var isThere: Bool {
    let folders = (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":")
    return voices.contains { voice in folders.contains { access("\($0)/\(voice[0])", X_OK) == 0 } }
  }

  func say(_ text: String) throws(EffectError) {
    for voice in voices {
      let status: Int32
      // A voice that takes longer is waiting for something, perhaps for a device that is not there.
      do { status = try Subprocess.run(voice + [text], seconds: 8).status } catch {
        if error == .none { continue }
        throw .voiceFailed(reason: error.description)
      }
      guard status == 0 else { throw .voiceFailed(reason: "\(voice[0]) exited with \(status)") }
      return
    }
    throw .noVoice(looked: voices.map { $0[0] })
  }
}

/// The only sound that a terminal has: one ring for a right answer, two for any other; the end is not a verdict.
struct TerminalBell: Sound {
  let terminal: any Terminal

  func play(_ result: Verdict.Result) {
    guard terminal.features.height != nil else { return }
    let rings = result == .correct ? 1 : 2
    // If nothing can be written, the next write reports it.
    try? terminal.write(String(repeating: "\u{07}", count: rings))
    try? terminal.flush()
  }
}
