import ConjugarCore

/// The entry point: arguments choose the world, the world is handed to the command, and errors end here.
public enum Launch {
  /// Runs the program in a world of the caller's own, and reports errors on its terminal.
  ///
  /// - Parameter arguments: a command and its words: `["quiz", "tener", "preterite"]`.
  /// - Returns: the exit code, 0 if all went well.
  public static func run(_ arguments: [String], in world: World) -> Int32 {
    do {
      if try LaunchArguments(arguments).remaining != arguments { throw LaunchError.worldIsGiven }
      return try Program.run(arguments, in: world).rawValue
    } catch {
      return ExitCode(telling: error, on: world.terminal).rawValue
    }
  }

  /// Runs the program with the arguments of the process; top-level code would start the main actor.
  package static func run() -> Never {
    // On Linux, a statically linked program reads its arguments, and much else, from /proc.
    guard CommandLine.argc > 0 else {
      DeviceTerminal.reportWithoutArguments("conjugar: /proc is missing: mount it to run the program here")
      ExitCode.readWrite.end()
    }
    let terminal = DeviceTerminal(SystemEnvironment())
    do {
      let launch = try LaunchArguments(Array(CommandLine.arguments.dropFirst()))
      let world = World(launch, terminal: terminal)
      let isPlain = launch.remaining.prefix { $0 != "--" }.contains(Flags.plain.name)
      terminal.editsLines = { !isPlain && (try? world.settings.plain) != .on }
      let code = try Program.run(launch.remaining, in: world)
      try terminal.flush()
      code.end()
    } catch {
      ExitCode(telling: error, on: terminal).end()
    }
  }
}
