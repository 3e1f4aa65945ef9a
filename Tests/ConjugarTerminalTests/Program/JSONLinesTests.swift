import Foundation
import Testing

@Suite("A program plays a quiz through pipes")
struct JSONLinesTests {
  /// Reads events one by one, as a client does: it never knows more than what was written so far.
  private final class Client {
    private let process: Process
    private let (stdin, stdout) = (Pipe(), Pipe())
    private var unread = Data()

    init(_ program: BuiltProgram, _ arguments: [String]) throws {
      process = program.process(BuiltProgram.path, arguments)
      process.standardInput = stdin
      process.standardOutput = stdout
      try process.run()
      try stdin.fileHandleForReading.close()
      try stdout.fileHandleForWriting.close()
    }

    /// The next event, or `nil` at the end.
    func next() throws -> [String: Any]? {
      while true {
        if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
          let line = Data(unread[..<end])
          unread = Data(unread[(end + 1)...])
          return try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
        }
        let more = stdout.fileHandleForReading.availableData
        if more.isEmpty { return nil }
        unread += more
      }
    }

    func answer(_ text: String) { try? stdin.fileHandleForWriting.write(contentsOf: Data("\(text)\n".utf8)) }

    func end() -> Int32 {
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  /// Every third question is answered right, by asking the program itself for the form in another process.
  @Test(.timeLimit(.minutes(1))) func aWholeQuiz() throws {
    let home = try Scratch()
    let program = BuiltProgram(home: home)
    let client = try Client(program, ["quiz", "--format", "jsonl", "--questions", "12", "--seed", "9"])
    var events: [String] = []
    var verdicts: [[String: Any]] = []
    var finish: [String: Any] = [:]
    while let event = try client.next() {
      let name = try #require(event["event"] as? String)
      events.append(name)
      switch name {
      case "question":
        let number = try #require(event["number"] as? Int)
        let cell = try ["infinitive", "tense", "person"].map { try #require(event[$0] as? String) }
        let shown = try program.run("show", cell[0], "--tense", cell[1], "--person", cell[2], "--format", "tsv").output
        let forms = try #require(shown.split(separator: "\n").last?.split(separator: "\t").last)
        client.answer(number % 3 == 0 ? String(forms.split(separator: "/")[0]) : number % 3 == 1 ? "" : "xyz")
      case "verdict": verdicts.append(event)
      case "finish": finish = event
      default: break
      }
    }
    #expect(client.end() == 0)
    #expect(events == ["start"] + Array(repeating: ["question", "verdict"], count: 12).joined() + ["finish"])
    let results = try verdicts.map { try #require($0["result"] as? String) }
    #expect(results == Array(repeating: ["skipped", "wrong", "correct"], count: 4).joined() + [])
    #expect(verdicts.last?["score"] as? Int == 40)
    #expect(finish["score"] as? Int == 16)  // 40 × 0.833 × 0.5
    #expect(finish["correct"] as? Int == 4)
    #expect(finish["wrong"] as? Int == 4)
    #expect(finish["personalBest"] as? Bool == true)
    let log = try home.read(".local/share/conjugar/history.jsonl").split(separator: "\n")
    #expect(log.count == 12)
    #expect(log.allSatisfy { $0.contains("\"seed\":9,") })
  }
}
