import Foundation
import Testing

/// The program as it was built, run in a process of its own.
struct BuiltProgram {
  struct Result {
    let output: String
    let messages: String
    let status: Int32
  }

  /// The variables of the process; nothing comes from the tests' own.
  var environment: [String: String]

  /// The program in a home of its own.
  init(home: Scratch) { environment = ["HOME": home.path, "PATH": "/usr/bin:/bin", "PAGER": ""] }

  /// Beside the tests, wherever they were built.
  static let path: String = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let tests = bundles.first ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("conjugar").path
  }()

  /// Runs it to its end.
  func run(_ arguments: String..., input: String = "") throws -> Result { try run(Self.path, arguments, input) }

  func run(_ arguments: [String], input: String) throws -> Result { try run(Self.path, arguments, input) }

  /// Runs a line of shell in which `$conjugar` is the program.
  func shell(_ line: String) throws -> Result { try run("/bin/sh", ["-c", line], "") }

  /// Whoever ends without reading all that it is told is no fault of the tests, and must not end them.
  private static let ignoringClosedPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// A process that is ready to be started.
  func process(_ path: String, _ arguments: [String]) -> Process {
    Self.ignoringClosedPipes
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment.merging(["conjugar": Self.path]) { $1 }
    return process
  }

  private func run(_ path: String, _ arguments: [String], _ input: String) throws -> Result {
    let process = process(path, arguments)
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    let messages = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      output: String(decoding: output, as: UTF8.self), messages: String(decoding: messages, as: UTF8.self),
      status: process.terminationStatus)
  }
}
