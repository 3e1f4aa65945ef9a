import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("Settings in a file")
struct FileGetterSetterTests {
  private let scratch: Scratch
  private let told = Told()

  /// What the store said.
  private final class Told { var sentences: [String] = [] }

  init() throws { scratch = try Scratch() }

  private func store(_ name: String = "conjugar/settings") -> FileGetterSetter {
    FileGetterSetter("\(scratch.path)/\(name)", in: .real) { [told] in told.sentences.append($0) }
  }

  @Test func nothingIsMadeByReading() throws {
    #expect(try store().values() == [:])
    #expect(try scratch.names() == [])
  }

  @Test func whatIsKeptCanBeReadByAPerson() throws {
    try store().update { $0["region"] = "spain" }
    #expect(try store().values()["region"] == "spain")
    #expect(try scratch.read("conjugar/settings").hasSuffix("\nregion = spain\n"))
    #expect(try scratch.names("conjugar") == ["settings", "settings.lock"])
  }

  @Test func commentsAndStrangersStay() throws {
    try scratch.write("# mine\nfrom-tomorrow = x\nregion = spain\n", to: "settings")
    try store("settings").update { $0["region"] = nil }
    #expect(try scratch.read("settings") == "# mine\nfrom-tomorrow = x\n")
  }

  /// It may be another’s: `/etc/passwd`.
  @Test func aDamagedFileBehindALinkIsLeftAsItIs() throws {
    try scratch.write("root:x:0:0:root:/root\n", to: "other")
    #expect(symlink("\(scratch.path)/other", "\(scratch.path)/settings") == 0)
    #expect(try store("settings").values() == [:])
    #expect(told.sentences.first?.contains("are damaged and stay where they are") == true)
    #expect(throws: StorageError.self) { try store("settings").update { $0["region"] = "spain" } }
    #expect(try scratch.read("other") == "root:x:0:0:root:/root\n")
  }

  /// As after one change made as root: it was the settings that were named.
  @Test func aLockThatIsNoFileIsNamed() throws {
    try scratch.write("", to: "state/lock/inside")
    let store = FileGetterSetter(
      "\(scratch.path)/settings", lockPath: "\(scratch.path)/state/lock", in: .real
    ) { _ in }
    let error = #expect(throws: StorageError.self) { try store.update { $0["region"] = "spain" } }
    #expect(error?.description.hasPrefix("cannot write \(scratch.path)/state/lock: ") == true)
    #expect(throws: StorageError.self) { try store.lineNumbers() }
  }

  @Test func aDamagedFileIsMovedAsideUnderANewName() throws {
    try scratch.write("an older one", to: "settings.damaged-1")
    try scratch.write(Data([0xFF, 0xFE, 0x00]), to: "settings")
    #expect(try store("settings").values() == [:])
    #expect(try scratch.names() == ["settings.damaged-1", "settings.damaged-2", "settings.lock"])
    #expect(try scratch.read("settings.damaged-1") == "an older one")
    #expect(try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/settings.damaged-2")) == Data([0xFF, 0xFE, 0]))
    let location = "\(scratch.path)/settings"
    #expect(
      told.sentences == [
        "The settings in \(location) are damaged: it is not UTF-8 text. They were moved to \(location).damaged-2; "
          + "the defaults are used."
      ])
    #expect(try store("settings").values() == [:])
    #expect(told.sentences.count == 1)
  }

  @Test func anUpdateDoesNotOverwriteADamagedFile() throws {
    try scratch.write("region spain\n", to: "settings")
    try store("settings").update { $0["questions"] = "5" }
    #expect(try scratch.read("settings.damaged-1") == "region spain\n")
    #expect(try store("settings").values() == ["questions": "5"])
  }

  @Test func aDamagedFileThatCannotBeMovedIsToldOnce() throws {
    try scratch.write("region spain\n", to: "settings")
    try FileManager.default.createDirectory(atPath: scratch.path + "/settings.lock", withIntermediateDirectories: false)
    let store = store("settings")
    #expect(try store.values() == [:])
    #expect(try store.values() == [:])
    #expect(told.sentences.count == 1)
    #expect(told.sentences.first?.contains("are damaged and stay where they are") == true)
    #expect(try scratch.read("settings") == "region spain\n")
  }

  @Test func aSymbolicLinkStaysOne() throws {
    try scratch.write("region = spain\n", to: "dotfiles/conjugar")
    let link = "\(scratch.path)/settings"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "dotfiles/conjugar")
    try store("settings").update { $0["questions"] = "5" }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "dotfiles/conjugar")
    #expect(try scratch.read("dotfiles/conjugar") == "region = spain\nquestions = 5\n")
  }

  /// Version 1 let others read it.
  @Test func whatIsKeptIsForItsOwnerAlone() throws {
    try scratch.write("region = spain\n", to: "settings")
    let path = "\(scratch.path)/settings"
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    try store("settings").update { $0["questions"] = "5" }
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
  }

  @Test func whatIsNoPlainFileIsRefused() throws {
    try scratch.write("", to: "settings/inside")
    let error = #expect(throws: StorageError.self) { try store("settings").values() }
    #expect(error == .cannotRead(location: "\(scratch.path)/settings", reason: "it is not a regular file"))
  }

  @Test func whereADirectoryIsAFileNothingCanBeMade() throws {
    try scratch.write("", to: "file")
    #expect(
      throws: StorageError.cannotRead(
        location: "\(scratch.path)/file/conjugar/settings", reason: "\(scratch.path)/file is not a directory")
    ) { try store("file/conjugar/settings").values() }
    let error = #expect(throws: StorageError.self) { try store("file/conjugar/settings").update { $0["a"] = "b" } }
    #expect(
      error == .cannotCreate(location: "\(scratch.path)/file/conjugar/settings", reason: "Not a directory"))
  }

  @Test func whatCannotStandOnALineIsRefused() throws {
    let error = #expect(throws: StorageError.self) { try store().update { $0["path"] = "a\nregion = spain" } }
    #expect(error?.description.hasSuffix("the value of “path” does not fit on one line of text") == true)
    #expect(try store().values() == [:])
  }

  @Test func noUpdateIsLostBetweenThreads() throws {
    let path = "\(scratch.path)/settings"
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      let store = FileGetterSetter(path, in: .real) { _ in }
      for number in 1...50 {
        func update() throws(StorageError) {
          try store.update { values in
            values["own-\(thread)"] = String(number)
            values["shared"] = String((values["shared"].flatMap { Int($0) } ?? 0) + 1)
          }
        }
        // On a busy machine the lock may not come in time, which is said; then nothing was changed.
        while (try? update()) == nil {}
      }
    }
    let expected = ["own-0": "50", "own-1": "50", "own-2": "50", "own-3": "50", "shared": "200"]
    #expect(try store("settings").values() == expected)
  }
}
