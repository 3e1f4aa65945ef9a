import ConjugarCore

/// Keeps settings in a text file that a person can read and mend.
///
/// An update holds a lock, writes a new file beside the old one and puts it in its place when it is on the disk: who
/// reads sees the old text or the new one, and no update of another process is lost. A damaged file is moved aside.
struct FileGetterSetter: GetterSetter {
  let place: String
  private let report: (String) -> Void
  private let told = Told()

  /// Whether it was told already that a damaged file has to stay where it is: each setting that is read meets it again.
  private final class Told {
    var isTold = false
  }

  /// - Parameters:
  ///   - path: the file; it and its directory are made when something is kept.
  ///   - report: told in a sentence when a damaged file was moved aside.
  init(_ path: String, report: @escaping (String) -> Void) {
    place = path
    self.report = report
  }

  func values() throws(StorageError) -> [String: String] {
    let target = Path.resolved(place)
    guard let kept = try contents(of: target) else { return [:] }
    if let text = try? SettingsText(kept.bytes) { return text.values }
    do throws(StorageError) {
      return try locked(target) { () throws(StorageError) in try wholeText(target)?.text.values ?? [:] }
    } catch {
      // Nothing can be moved or kept here, but it is no reason not to play.
      if !told.isTold {
        report("The settings in \(place) are damaged and stay where they are (\(error)); the usual ones hold.")
      }
      told.isTold = true
      return [:]
    }
  }

  func update(_ change: (inout [String: String]) -> Void) throws(StorageError) {
    let target = Path.resolved(place)
    try locked(target) { () throws(StorageError) in
      let kept = try wholeText(target)
      var text = kept?.text ?? SettingsText()
      var values = text.values
      change(&values)
      do throws(SettingsDamage) {
        guard try text.change(to: values) else { return }
      } catch {
        throw .cannotWrite(place: place, reason: error.description)
      }
      do throws(SystemError) {
        try replace(target, with: text.text, mode: kept?.mode ?? 0o644)
      } catch {
        throw unkept(error, isNew: kept == nil)
      }
    }
  }

  private func contents(of target: String) throws(StorageError) -> (bytes: [UInt8], mode: UInt32)? {
    do throws(SystemError) {
      let file = try OpenFile(target, to: .readPlain)
      let status = try file.status()
      if status.isPlain { return (try file.bytes(upTo: SettingsText.longest + 1), UInt32(status.mode)) }
    } catch {
      if error.meansAbsent { return nil }
      throw .cannotRead(place: place, reason: error.description)
    }
    throw .cannotRead(place: place, reason: "it is no plain file")
  }

  /// The text while the lock is held; if it is damaged, it is moved aside and there is none.
  private func wholeText(_ target: String) throws(StorageError) -> (text: SettingsText, mode: UInt32)? {
    guard let kept = try contents(of: target) else { return nil }
    do throws(SettingsDamage) {
      return (try SettingsText(kept.bytes), kept.mode)
    } catch {
      try moveAside(target, error)
      return nil
    }
  }

  private func moveAside(_ target: String, _ damage: SettingsDamage) throws(StorageError) {
    do throws(SystemError) {
      let aside = try Self.freeName(target)
      try Path.rename(target, to: aside)
      report("The settings in \(place) are damaged: \(damage). They were moved to \(aside); the usual settings hold.")
    } catch {
      throw .cannotWrite(place: place, reason: "it is damaged (\(damage)) and cannot be moved aside: \(error)")
    }
  }

  /// Claims the next free name for a damaged file, so that nothing is ever overwritten.
  private static func freeName(_ target: String) throws(SystemError) -> String {
    var number = 1
    while true {
      let name = "\(target).damaged-\(number)"
      do throws(SystemError) {
        _ = try OpenFile(name, to: .createNew)
        return name
      } catch {
        guard error == .exists else { throw error }
        number += 1
      }
    }
  }

  /// Does something while no other process changes the file.
  private func locked<Result>(
    _ target: String, _ body: () throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    let lock = try lock(target)
    defer { lock.unlock() }
    return try body()
  }

  private func lock(_ target: String) throws(StorageError) -> OpenFile {
    do throws(SystemError) {
      try Path.makeDirectory(Path.parent(target))
      let lock = try OpenFile("\(target).lock", to: .lock)
      try lock.lock()
      return lock
    } catch {
      throw unkept(error, isNew: !Path.exists(target))
    }
  }

  private func replace(_ target: String, with text: String, mode: UInt32) throws(SystemError) {
    let draft = "\(target).new"
    do throws(SystemError) {
      let file = try OpenFile(draft, to: .create)
      try file.setMode(.init(mode))
      try file.write(text.utf8)
      try file.synchronize()
      try Path.rename(draft, to: target)
    } catch {
      Path.remove(draft)
      throw error
    }
    try OpenFile(Path.parent(target), to: .directory).synchronize()
  }

  private func unkept(_ error: SystemError, isNew: Bool) -> StorageError {
    isNew
      ? .cannotCreate(place: place, reason: error.description) : .cannotWrite(place: place, reason: error.description)
  }
}
