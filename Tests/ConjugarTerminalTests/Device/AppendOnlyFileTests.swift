import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("A journal in a file")
struct AppendOnlyFileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private var journal: AppendOnlyFile {
    AppendOnlyFile(location: "\(scratch.path)/conjugar/history.jsonl", system: .real)
  }

  @Test func linesStayInOrder() throws {
    #expect(try journal.lines() == [])
    try journal.append("{\"a\":1}")
    try journal.append("{\"b\":2}")
    #expect(try journal.lines() == ["{\"a\":1}", "{\"b\":2}"])
    #expect(try scratch.read("conjugar/history.jsonl") == "{\"a\":1}\n{\"b\":2}\n")
  }

  @Test func aTornLineIsIgnoredAndSpoilsNoOther() throws {
    try scratch.write("{\"a\":1}\n{\"b\":", to: "conjugar/history.jsonl")
    #expect(try journal.lines() == ["{\"a\":1}", "{\"b\":"])
    try journal.append("{\"c\":3}")
    #expect(try journal.lines() == ["{\"a\":1}", "{\"b\":", "{\"c\":3}"])
  }

  /// `conjugar export --history --format jsonl >> history.jsonl` has an end.
  @Test func whatIsAddedWhileItIsReadIsNotRead() throws {
    try journal.append("{\"a\":1}")
    var count = 0
    try journal.forEachLine { line in
      count += 1
      if count < 10 { try? journal.append("again") }
    }
    #expect(count == 1)
  }

  /// Version 1 let others read it.
  @Test func whatIsKeptIsForItsOwnerAlone() throws {
    try scratch.write("{\"a\":1}\n", to: "conjugar/history.jsonl")
    #expect(chmod(journal.location, 0o644) == 0)
    try journal.append("{\"b\":2}")
    let mode = try FileManager.default.attributesOfItem(atPath: journal.location)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
  }

  @Test func aDeviceWithoutEndIsNotRead() throws {
    try FileManager.default.createDirectory(atPath: scratch.path + "/conjugar", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/conjugar/history.jsonl", withDestinationPath: "/dev/zero")
    #expect(throws: StorageError.cannotRead(location: journal.location, reason: "it is not a regular file")) {
      try journal.lines()
    }
  }

  @Test func whereNothingCanBeMade() throws {
    try scratch.write("", to: "conjugar")
    let error = #expect(throws: StorageError.self) { try journal.append("{}") }
    #expect(error == .cannotCreate(location: journal.location, reason: "Not a directory"))
  }

  @Test func noLineIsLostOrMixedBetweenThreads() throws {
    let path = journal.location
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<25 {
        let line = "\(thread) \(number) \(String(repeating: "x", count: 5000))"
        try? AppendOnlyFile(location: path, system: .real).append(line)
      }
    }
    let lines = try journal.lines()
    #expect(lines.count == 100)
    #expect(lines.allSatisfy { $0.hasSuffix(" \(String(repeating: "x", count: 5000))") })
  }
}
