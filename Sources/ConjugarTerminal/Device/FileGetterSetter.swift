import ConjugarCore

/// Keeps settings in a text file that a person can read and fix.
///
/// An update holds a lock, writes a new file next to the old one, and renames it into place once it is on disk: readers
/// see the old text or the new one, and no update by another process is lost. A damaged file is moved aside.
final class FileGetterSetter: GetterSetter {
  let location: String
  private let lockPath: String?
  private let heading: [String]
  private let system: FileSystem
  private let report: (String) -> Void
  /// The settings that were read; empty once reading has failed, since trying again could report the failure twice.
  private var remembered: (values: [String: String], lines: [String: [Int]])?

  /// If no path is given, the file that is locked for an update is next to the settings.
  init(
    _ path: String, lockPath: String? = nil, heading: [String] = SettingsText.usualHeading, in system: FileSystem,
    report: @escaping (String) -> Void
  ) {
    location = path
    (self.lockPath, self.heading, self.system, self.report) = (lockPath, heading, system, report)
  }

  func values() throws(StorageError) -> [String: String] {
    if let remembered { return remembered.values }
    let text = try read()
    remembered = (text?.values ?? [:], text?.lineNumbers ?? [:])
    return remembered?.values ?? [:]
  }

  private func read() throws(StorageError) -> SettingsText? {
    guard let kept = try contents(of: system.resolved(location)) else { return nil }
    if let text = try? SettingsText(kept) { return text }
    do throws(StorageError) {
      return try locked { target throws(StorageError) in try wholeText(target) }
    } catch {
      // Nothing can be moved or saved here, but that is no reason not to play.
      report("The settings in \(location) are damaged and stay where they are (\(error)); the defaults are used.")
      return nil
    }
  }

  func lineNumbers() throws(StorageError) -> [String: [Int]] {
    if let remembered { return remembered.lines }
    if let lockPath, system.exists(lockPath) { _ = try system.keeping(lockPath, try system.open(lockPath, to: .lock)) }
    do throws(StorageError) {
      guard let kept = try contents(of: system.resolved(location)) else { return [:] }
      do throws(SettingsDamage) { return try SettingsText(kept).lineNumbers } catch {
        throw .cannotRead(location: location, reason: "it is damaged: \(error)")
      }
    } catch {
      remembered = ([:], [:])
      throw error
    }
  }

  func update(_ change: (inout [String: String]) -> Void) throws(StorageError) {
    // Others may have changed something meanwhile, which the update must see.
    remembered = nil
    try locked { target throws(StorageError) in
      var text = try wholeText(target) ?? SettingsText(heading: heading)
      var values = text.values
      change(&values)
      do throws(SettingsDamage) {
        guard try text.change(to: values) else { return }
      } catch {
        throw .cannotWrite(location: location, reason: error.description)
      }
      try system.keeping(location, try system.replace(target, with: text.text))
    }
  }

  private func contents(of target: String) throws(StorageError) -> [UInt8]? {
    do throws(SystemError) {
      return try system.open(target, to: .readPlain).bytes(upTo: SettingsText.longest + 1)
    } catch {
      let obstacle = error.meansAbsent ? system.obstacle(to: location, mayBeLink: true) : error.description
      if let obstacle { throw .cannotRead(location: location, reason: obstacle) }
      return nil
    }
  }

  /// The text, read while the lock is held; a damaged one is moved aside, which leaves none.
  private func wholeText(_ target: String) throws(StorageError) -> SettingsText? {
    guard let kept = try contents(of: target) else { return nil }
    do throws(SettingsDamage) { return try SettingsText(kept) } catch {
      guard target == location else {
        throw .cannotWrite(location: location, reason: "it is damaged (\(error)), and is a link to another file")
      }
      let damage = error
      do throws(SystemError) {
        let aside = "They were moved to \(try system.setAside(target)); the defaults are used."
        report("The settings in \(location) are damaged: \(damage). \(aside)")
        return nil
      } catch {
        throw .cannotWrite(location: location, reason: "it is damaged (\(damage)) and cannot be moved aside: \(error)")
      }
    }
  }

  /// Runs a closure with the file that the path leads to while no other process changes it.
  private func locked<Result>(_ body: (String) throws(StorageError) -> Result) throws(StorageError) -> Result {
    let target = system.resolved(location)
    try system.keeping(location, try system.makeDirectory(Path.parent(target)))
    let lockPath = lockPath ?? "\(target).lock"
    try system.keeping(lockPath, try system.makeDirectory(Path.parent(lockPath)))
    let lock = try system.keeping(lockPath, try system.open(lockPath, to: .lock))
    // If another program is changing the file, its change would be lost.
    if try system.keeping(lockPath, try system.lock(lock, lockPath)) == .another {
      throw .cannotWrite(location: location, reason: "it is locked by another program")
    }
    defer { try? lock.lock(LOCK_UN) }
    return try body(target)
  }
}
