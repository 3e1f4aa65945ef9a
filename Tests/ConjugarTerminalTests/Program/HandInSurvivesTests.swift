import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("What is handed in survives")
struct HandInSurvivesTests {
  private static let file = "ana's quiz.json"
  private let home: Scratch
  private let program: BuiltProgram

  init() throws {
    home = try Scratch()
    program = BuiltProgram(home: home)
  }

  private var handedIn: HandIn? { (try? home.read(Self.file)).flatMap { HandIn($0) } }

  /// The program dies by the signal, and what was answered before is handed in.
  @Test(arguments: [SIGHUP, SIGTERM, SIGINT, SIGKILL])
  func whatEndsTheProgram(_ signal: Int32) throws {
    let process = program.process(
      BuiltProgram.path, ["quiz", "4", "--seed", "7", "--hand-in", "\(home.path)/\(Self.file)"])
    let (stdin, stdout) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (stdin, stdout)
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data("xx\nyy\n".utf8))
    var output = Data()
    while !String(decoding: output, as: UTF8.self).contains("3/4") {
      output += stdout.fileHandleForReading.availableData
    }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    #expect(handedIn?.answered == 2)
    #expect(try home.names().filter { !$0.hasPrefix(".") } == [Self.file])
  }

  /// A quiz that is resumed completes its own file, from whatever folder.
  @Test func aQuizThatIsResumed() throws {
    let line = #"cd "$HOME"; "$conjugar" quiz 5 --seed 7 --hand-in "ana's quiz.json""#
    _ = try program.shell("printf 'a\nb\n:quit\n' | (\(line))")
    #expect(handedIn?.answered == 2)
    let left = try #require(handedIn)
    #expect(try program.run("resume", input: "z\nz\nz\n").status == 0)
    #expect(handedIn?.answered == 5 && handedIn?.asked == left.asked)
    #expect(handedIn?.misses.hasPrefix(left.misses) == true)
    #expect(try program.shell("yes x | (\(line))").status == 73)
  }

  /// What somebody else put there meanwhile is never written over.
  @Test func aFileOfAnotherQuiz() throws {
    let line = #"cd "$HOME"; printf 'a\nb\n:quit\n' | "$conjugar" quiz 5 --hand-in a.json --seed"#
    _ = try program.shell("\(line) 7; mv a.json b.json; \(line) 8; mv b.json a.json")
    let text = try home.read("a.json")
    let result = try program.run("resume", input: "z\nz\nz\n")
    #expect(result.status == 73 && result.messages.hasSuffix("a.json: File exists\n"), "\(result.messages)")
    #expect(try home.read("a.json") == text)
  }
}
