import Foundation
import Testing

@testable import ConjugarTerminal

/// The number of ratings, fetched by the system's own curl from a server of this machine.
@Suite("The ratings of the built program", .serialized)
struct RatingsTests {
  private static let hasTools = ["/usr/bin/curl", "/usr/bin/python3"].allSatisfy(
    FileManager.default.isExecutableFile(atPath:))

  /// Answers one request with a text, and prints its port before.
  private static let server = """
    import http.server, sys
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200); self.end_headers(); self.wfile.write(sys.argv[1].encode())
        def log_message(self, *args): pass
    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    print(server.server_port, flush=True)
    server.handle_request()
    """

  private func fetch(_ answer: String) throws -> BuiltProgram.Result {
    let home = try Scratch()
    var program = BuiltProgram(home: home)
    let process = program.process("/usr/bin/python3", ["-c", Self.server, answer])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    program.environment["CONJUGAR_RATINGS_URL"] = "http://127.0.0.1:\(port)/"
    defer { process.waitUntilExit() }
    return try program.run("settings", "--ratings")
  }

  @Test(
    .enabled(if: hasTools), .timeLimit(.minutes(1)),
    arguments: [
      ("0", "Nobody has rated conjugar yet. Be the first.\n"),
      ("1\n", "One person has rated conjugar. Be the second.\n"),
      ("42", "42 people have rated conjugar. Add yours.\n"),
    ])
  func aNumberIsASentence(_ answer: String, _ sentence: String) throws {
    let result = try fetch(answer)
    #expect(result.output == sentence, "\(result.messages)")
  }

  @Test(.enabled(if: hasTools), .timeLimit(.minutes(1)))
  func whatIsNoNumberIsTold() throws {
    let result = try fetch("<html>")
    #expect(result.status == ExitCode.readWrite.rawValue)
    #expect(result.messages == "conjugar: the number of ratings could not be fetched: the answer is not a number\n")
  }

  @Test(arguments: ["http://example.com/ratings", "http://127.0.0.1:x@example.com/ratings", "http://localhost:1@x/"])
  func nothingIsFetchedUnencryptedFromElsewhere(_ address: String) throws {
    let home = try Scratch()
    var program = BuiltProgram(home: home)
    program.environment["CONJUGAR_RATINGS_URL"] = address
    let result = try program.run("settings", "--ratings")
    #expect(result.messages.contains("“\(address)” is not an https address"))
  }
}
