import ConjugarCore

/// Checks everything that is kept, and says what cannot be read and how to fix it.
enum CheckCommand: Command {
  static let name = "check"

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    try arguments.refuseWords()
    let format = try arguments.format()
    let keepers: [any FileKeeper] = [world.leaderboard, world.analytics, world.reviewPrompter]
    let kept =
      world.settings.files() + world.history.logFilesOfAll(at: world.clock.now) + keepers.flatMap { $0.files() }
    let files = kept.flatMap { file in
      var file = file
      if file.fault == nil { file.fault = world.files.obstacle(toKeeping: file.path).map { .unwritable($0) } }
      let aside = world.files.setAside(from: file.path)
      return [file] + aside.map { KeptFile(content: file.content, path: $0, fault: .setAside) }
    }
    try world.show(CheckPage.page(files), or: CheckPage.columns, files, as: format, arguments, anyway: true)
    for stray in (try? world.settings.strays()) ?? [] { world.terminal.report("conjugar: \(stray)") }
    if files.contains(where: { $0.content == .settings && $0.fault?.isUnread ?? false }) { return .brokenSettings }
    return files.contains { !$0.isSound } ? .readWrite : .done
  }
}
