import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("Around the process")
struct SurroundingsTests {
  typealias Row = (variables: [String: String], config: String?, data: String?)

  private static let directories: [Row] = [
    (["HOME": "/home/ana"], "/home/ana/.config/conjugar", "/home/ana/.local/share/conjugar"),
    (["HOME": "/home/ana", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d"], "/c/conjugar", "/d/conjugar"),
    (["HOME": "/home/ana", "XDG_CONFIG_HOME": "c"], "/home/ana/.config/conjugar", "/home/ana/.local/share/conjugar"),
    (["HOME": "/home/ana", "XDG_DATA_HOME": ""], "/home/ana/.config/conjugar", "/home/ana/.local/share/conjugar"),
    (["HOME": ""], nil, nil),
    (["HOME": "/dev/null"], nil, nil),
    (["HOME": "home", "XDG_CONFIG_HOME": "/c"], "/c/conjugar", nil),
    ([:], nil, nil),
  ]

  @Test(arguments: directories)
  func xdg(_ row: Row) {
    let directories = Directories(DictionaryEnvironment(row.variables), in: .real)
    #expect(directories.config == row.config)
    #expect(directories.data == row.data)
  }

  @Test(arguments: [
    (["LANG": "es_ES.UTF-8"], "es_ES.UTF-8"),
    (["LANG": "es_ES.UTF-8", "LC_ALL": "", "LC_MESSAGES": "en_GB"], "en_GB"),
    ([:], "C"),
  ])
  func locale(_ variables: [String: String], _ identifier: String) {
    #expect(SystemLocale(DictionaryEnvironment(variables)).identifier == identifier)
  }

  @Test func aByteOrderMarkIsNoPartOfAText() throws {
    let home = try Scratch()
    try home.write("\u{FEFF}present 1\n", to: "plan")
    #expect(try SystemFiles(system: .real).text(at: "\(home.path)/plan") == "present 1\n")
  }

  /// What is no UTF-8 is never read as if it were.
  @Test(arguments: [
    (String.Encoding.isoLatin1, "it is not UTF-8"), (.utf16, "it is UTF-16, not UTF-8"),
    (.utf16LittleEndian, "it is UTF-16, not UTF-8"), (.utf16BigEndian, "it is UTF-16, not UTF-8"),
  ])
  func anotherEncodingIsTold(_ encoding: String.Encoding, _ reason: String) throws {
    let home = try Scratch()
    try home.write(try #require("Ayer habló.\n".data(using: encoding)), to: "text")
    let path = "\(home.path)/text"
    #expect(throws: StorageError.cannotRead(location: path, reason: reason)) {
      try SystemFiles(system: .real).text(at: path)
    }
  }

  @Test func theClockGoesOn() {
    let clock = SystemClock()
    let (now, uptime) = (clock.now, clock.uptime)
    #expect(now > Timestamp("2026-01-01T00:00:00.000Z") ?? now)
    #expect(clock.uptime >= uptime)
    #expect((-50_400...50_400).contains(clock.zoneOffset(at: now)))
  }

  /// A path that stands in a log may be a pipe that nobody fills.
  @Test func aPipeOfALogIsNotRead() throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let files = SystemFiles(system: .real).ofPlainFiles
    #expect(throws: StorageError.cannotRead(location: path, reason: "it is not a regular file")) {
      try files.text(at: path)
    }
  }

  @Test func seedsDiffer() {
    #expect(Set((0..<8).map { _ in SystemRandomness().seed() }).count > 1)
  }

  @Test func children() throws {
    let result = try Subprocess.run(["sh", "-c", "printf hola; exit 3"], seconds: 30)
    #expect(String(decoding: result.output, as: UTF8.self) == "hola")
    #expect(result.status == 3)
    #expect(throws: SystemError.none) { try Subprocess.run(["no-such-program-of-anyone"], seconds: 30) }
  }

  /// Nothing waits for a program that writes more than is read.
  @Test(.timeLimit(.minutes(1))) func aChildThatWritesTooMuch() throws {
    let result = try Subprocess.run(["sh", "-c", "exec yes"], upTo: 1000, seconds: 30)
    #expect(result.output.count == 1000)
    #expect(result.status == 128 + SIGPIPE)
  }

  /// Nothing waits for ever for a program that hangs, nor for one that begot another.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "exec sleep 100", "sleep 100 & printf hola; sleep 100", "exec >&-; sleep 100",
    ])
  func aChildThatHangs(_ script: String) {
    #expect(throws: SystemError.timedOut) { try Subprocess.run(["sh", "-c", script], seconds: 1) }
  }

  @Test func aChildThatIsInTime() throws {
    let result = try Subprocess.run(["sh", "-c", "printf hola; sleep 0.2; printf ' mundo'"], seconds: 30)
    #expect(String(decoding: result.output, as: UTF8.self) == "hola mundo" && result.status == 0)
  }

  @Test func ratingsWithoutAnAddressSayThatTheyAreNotFetched() {
    #expect(throws: EffectError.noAddress) { try CurlRatings(address: nil).count() }
  }

  @Test func aFileThatIsNotThere() {
    let error = #expect(throws: StorageError.self) { try SystemFiles(system: .real).text(at: "/no/such/file") }
    #expect(error?.description == "cannot read /no/such/file: No such file or directory")
  }

  @Test(.enabled(if: FileSystem.real.exists("/dev/zero")))
  func aFileWithoutEnd() {
    let error = #expect(throws: StorageError.self) { try SystemFiles(system: .real).text(at: "/dev/zero") }
    #expect(error?.description == "cannot read /dev/zero: it is longer than 1048576 bytes")
  }

  @Test func nowhere() {
    let store = UnavailableStore(what: "the settings")
    #expect(store.values().isEmpty)
    let error = #expect(throws: StorageError.self) { try store.update { $0["a"] = "b" } }
    #expect(error?.description == "the settings cannot be kept: HOME is not set to a directory")
  }
}
