import ConjugarCore

struct SystemEnvironment: ProcessEnvironment {
  /// A value that is no text is as good as none: it cannot be a path of ours.
  func value(of name: String) -> String? { getenv(name).flatMap { String(validatingCString: $0) } }

  func isText(_ name: String) -> Bool { getenv(name) == nil || value(of: name) != nil }
}

/// The locale for messages. Source: POSIX, 8.2: `LC_ALL` before `LC_MESSAGES` before `LANG`; empty is not set.
struct SystemLocale: LocaleReader {
  let identifier: String

  init(_ environment: any ProcessEnvironment) {
    let values = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment.value(of: $0) }
    identifier = values.first { !$0.isEmpty } ?? "C"
  }
}

struct SystemFiles: FileReader {
  private let system: FileSystem
  private let isForPlainFiles: Bool

  init(in system: FileSystem = FileSystem(), isForPlainFiles: Bool = false) {
    self.system = system
    self.isForPlainFiles = isForPlainFiles
  }

  var ofPlainFiles: any FileReader { SystemFiles(in: system, isForPlainFiles: true) }

  /// The most bytes that are read: some files have no end.
  private static let longest = 1 << 20

  func text(at path: String) throws(StorageError) -> String {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try system.open(path, to: isForPlainFiles ? .readPlain : .read).bytes(upTo: Self.longest + 1)
    } catch {
      throw .cannotRead(location: path.printable(upTo: 200), reason: error.description)
    }
    guard bytes.count <= Self.longest else {
      throw .cannotRead(location: path, reason: "it is longer than \(Self.longest) bytes")
    }
    return String(decoding: bytes.withoutByteOrderMark, as: UTF8.self)
  }

  func create(_ text: String, at path: String) throws(StorageError) {
    do throws(SystemError) {
      try system.create(path, text, mode: 0o644)
    } catch { throw .cannotCreate(location: path, reason: error.description) }
  }

  func checkPlace(_ path: String) throws(StorageError) {
    let error: SystemError? = system.exists(path) ? .exists : system.exists(Path.parent(path)) ? nil : SystemError.none
    if let error { throw .cannotCreate(location: path, reason: error.description) }
  }

  func setAside(from path: String) -> [String] { system.setAside(from: path) }
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
    // TZ can say anything; a log takes a day to either side.
    return min(max(Int(local.tm_gmtoff), -86_400), 86_400)
  }

  private static func read(_ clock: clockid_t) -> timespec {
    var time = timespec()
    clock_gettime(clock, &time)
    return time
  }
}

/// Seeds that nobody can foresee.
struct SystemRandomness: Randomness {
  let shuffles = true

  func seed() -> UInt64 { UInt64(UInt32.random(in: .min ... .max)) }
}
