import ConjugarCore

/// Looks through everything that is kept, and says what of it cannot be read and how to mend that.
enum CheckCommand: Command {
  static let name = "check"

  private static let format = Flags.format(of: Format<TreeFormat>.self)

  static let manual = Manual(
    name: name,
    summary: "what is kept and where, and whether all of it can be read",
    examples: [
      Example("conjugar check", "every file, how many lines were read, which were not, and how to mend them"),
      Example("conjugar check --format json", "the same for programs"),
      Example("conjugar check --profile ana", "what is kept of Ana, and the answers of the others"),
    ],
    usage: ["check"],
    options: [format.option],
    details: [
      "Nothing is changed. The exit code is 0 if all is well, 78 if settings are broken, 74 if anything else cannot be read "
        + "or does not count. Lines of the settings that say nothing, because no setting is called so or a later line says "
        + "otherwise, are told and are no fault.",
      "Every file beside history.jsonl whose name begins with “history” and ends in “.jsonl” is read too: copies that a "
        + "tool set aside, or the file of another machine. Equal answers count once. The answers of other profiles are "
        + "looked through too.",
    ])

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    if let word = arguments.words.first { throw UsageError.extraWord(command: name, word) }
    let format = try arguments[format]
    let settings = withThoseSetAside(world.settings.files(), world)
    // A member that is replaced for a run may keep nothing in files.
    let members: [Any] = [world.leaderboard, world.analytics, world.reviewPrompter]
    let others = withThoseSetAside(
      world.history.logFilesOfAll(at: world.clock.now)
        + members.compactMap { $0 as? any FileKeeper }.flatMap { $0.files() }, world)
    let page = CheckPage(files: settings + others)
    switch format {
    case .machine(let format): try Records.write(format.records, CheckPage.columns, page.rows, to: world.terminal)
    case .text:
      // Broken settings are told by the page; they are no reason to show none.
      try world.showAnyway(page.page, arguments)
    }
    if settings.contains(where: { !$0.isSound }) { return .brokenSettings }
    return others.contains { !$0.isSound } ? .readWrite : .done
  }

  /// Each file, and after it those that were damaged and stand beside it since.
  private static func withThoseSetAside(_ files: [KeptFile], _ world: World) -> [KeptFile] {
    files.flatMap { file in
      [file]
        + world.files.setAside(from: file.path).map { path in
          KeptFile(content: file.content, path: path, fault: CheckPage.setAside)
        }
    }
  }
}
