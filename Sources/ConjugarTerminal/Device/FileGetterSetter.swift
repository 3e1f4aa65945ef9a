import ConjugarCore

/// Keeps settings in a text file that a person can read and mend.
///
/// An update holds a lock, writes a new file beside the old one and puts it in its place when it is on the disk: who
/// reads sees the old text or the new one, and no update of another process is lost. A damaged file is moved aside.
struct FileGetterSetter: GetterSetter {
  private let path: String
  private let formerPath: String?
  private let lockPath: String?
  private let heading: [String]
  private let system: FileSystem
  private let report: (String) -> Void
  private let told = Told()

  /// Whether it was told already that a damaged file has to stay where it is: each setting that is read meets it again.
  private final class Told {
    var isTold = false
  }

  /// - Parameters:
  ///   - path: the file; it and its directory are made when something is kept.
  ///   - formerPath: where an earlier version kept it, if that was elsewhere.
  ///   - lockPath: the file that is locked for an update; beside the file itself if `nil`.
  ///   - heading: the comment lines with which a new file begins.
  ///   - report: told in a sentence when a damaged file was moved aside.
  init(
    _ path: String, formerPath: String? = nil, lockPath: String? = nil, heading: [String] = SettingsText.usualHeading,
    in system: FileSystem, report: @escaping (String) -> Void
  ) {
    self.path = path
    self.formerPath = formerPath
    self.lockPath = lockPath
    self.heading = heading
    self.system = system
    self.report = report
  }

  var location: String { system.settled(path, formerly: formerPath) }

  func values() throws(StorageError) -> [String: String] {
    let target = system.resolved(location)
    guard let kept = try contents(of: target) else { return [:] }
    if let text = try? SettingsText(kept) { return text.values }
    do throws(StorageError) {
      return try locked(target) { () throws(StorageError) in try wholeText(target)?.values ?? [:] }
    } catch {
      // Nothing can be moved or kept here, but it is no reason not to play.
      if !told.isTold {
        report("The settings in \(location) are damaged and stay where they are (\(error)); the defaults are used.")
      }
      told.isTold = true
      return [:]
    }
  }

  func lineNumbers() throws(StorageError) -> [String: [Int]] {
    if let lockPath, system.exists(lockPath) {
      do throws(SystemError) { _ = try system.open(lockPath, to: .lock) } catch {
        throw .cannotWrite(location: lockPath, reason: error.description)
      }
    }
    guard let kept = try contents(of: system.resolved(location)) else { return [:] }
    do { return try SettingsText(kept).lineNumbers } catch {
      throw .cannotRead(location: location, reason: "it is damaged: \(error)")
    }
  }

  func profiles() -> [Profile] { [] }

  func update(_ change: (inout [String: String]) -> Void) throws(StorageError) {
    let target = system.resolved(location)
    try locked(target) { () throws(StorageError) in
      let kept = try wholeText(target)
      var text = kept ?? SettingsText(heading: heading)
      var values = text.values
      change(&values)
      do throws(SettingsDamage) {
        guard try text.change(to: values) else { return }
      } catch {
        throw .cannotWrite(location: location, reason: error.description)
      }
      do throws(SystemError) {
        try replace(target, with: text.text)
      } catch {
        throw unkept(error, isNew: kept == nil)
      }
    }
  }

  private func contents(of target: String) throws(StorageError) -> [UInt8]? {
    do throws(SystemError) {
      let file = try system.open(target, to: .readPlain)
      _ = try file.plainStatus()
      return try file.bytes(upTo: SettingsText.longest + 1)
    } catch {
      let obstacle = error.meansAbsent ? system.obstacle(to: location) : error.description
      if let obstacle { throw .cannotRead(location: location, reason: obstacle) }
      return nil
    }
  }

  /// The text while the lock is held; if it is damaged, it is moved aside and there is none.
  private func wholeText(_ target: String) throws(StorageError) -> SettingsText? {
    guard let kept = try contents(of: target) else { return nil }
    do throws(SettingsDamage) {
      return try SettingsText(kept)
    } catch {
      try moveAside(target, error)
      return nil
    }
  }

  private func moveAside(_ target: String, _ damage: SettingsDamage) throws(StorageError) {
    guard target == location else {
      throw .cannotWrite(location: location, reason: "it is damaged (\(damage)), and a link to what may be another’s")
    }
    do throws(SystemError) {
      let aside = try system.setAside(target)
      report(
        "The settings in \(location) are damaged: \(damage). They were moved to \(aside); the defaults are used.")
    } catch {
      throw .cannotWrite(location: location, reason: "it is damaged (\(damage)) and cannot be moved aside: \(error)")
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
    let path = lockPath ?? "\(target).lock"
    do throws(SystemError) { try system.makeDirectory(Path.parent(target)) } catch {
      throw unkept(error, isNew: !system.exists(target))
    }
    do throws(SystemError) {
      try system.makeDirectory(Path.parent(path))
      let lock = try system.open(path, to: .lock)
      // While another program changes the file, its change would be lost.
      if try system.lock(lock, path) != .another { return lock }
    } catch {
      throw system.exists(path)
        ? .cannotWrite(location: path, reason: error.description)
        : .cannotCreate(location: path, reason: error.description)
    }
    throw .cannotWrite(location: location, reason: "it is locked by another program")
  }

  private func replace(_ target: String, with text: String) throws(SystemError) {
    let draft = "\(target).new"
    // What a crash left there, or whatever else it is, cannot be of use to anybody: we hold the lock.
    try? system.calls.remove(draft)
    do throws(SystemError) {
      let file = try system.open(draft, to: .createNew)
      try file.write(text.utf8)
      try file.synchronize()
      try system.calls.rename(draft, to: target)
    } catch {
      if error != .exists { try? system.calls.remove(draft) }
      throw error
    }
    try system.synchronizeDirectory(Path.parent(target))
  }

  private func unkept(_ error: SystemError, isNew: Bool) -> StorageError {
    isNew
      ? .cannotCreate(location: location, reason: error.description)
      : .cannotWrite(location: location, reason: error.description)
  }
}
