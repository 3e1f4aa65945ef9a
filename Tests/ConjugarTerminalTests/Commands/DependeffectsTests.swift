import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

/// Every member of the World is used by a command, and the article on them says by which.
@Suite("Dependeffects")
struct DependeffectsTests {
  /// A command line that uses what nothing else does, with what it needs to get there.
  private struct Visit: Sendable {
    let line: String
    var input: [String] = []
    var settings: [String: String]?
    var isAtTerminal = false
  }

  private static let visits = [
    Visit(
      line: "day", input: ["", "", "", "x", ":quit"], settings: ["sound": "on", "speech": "on", "retry": "off"],
      isAtTerminal: true),
    Visit(line: "quiz hablar present 1s -n 1", input: ["hablo"], settings: ["sound": "on", "speech": "on"]),
    Visit(line: "quiz --verbs-file verbs.txt -n 1", input: [":quit"]),
    Visit(line: "place", input: ["x", ":quit"], settings: ["sound": "on", "speech": "on"]),
    Visit(line: "review -n 1", input: ["x", ":quit"], settings: ["sound": "on", "speech": "on"]),
    Visit(line: "settings leaderboard /srv/scores.tsv"), Visit(line: "show tener"),
    Visit(line: "explain tuve"), Visit(line: "worksheet 2"), Visit(line: "results result.json"),
    Visit(line: "identify tuve"), Visit(line: "verbs"), Visit(line: "tenses"), Visit(line: "sentences"),
    Visit(line: "settings"), Visit(line: "settings --ratings"), Visit(line: "settings profiles"),
    Visit(line: "scores"), Visit(line: "stats"), Visit(line: "export --history"), Visit(line: "export --journal"),
    Visit(line: "check"), Visit(line: "say hola"), Visit(line: "completions bash"), Visit(line: "help"),
  ]

  /// The members that a visit uses: those that were not set tell it, and the others are looked at in a second run.
  private static func members(of visit: Visit) -> Set<String> {
    var used: Set<String> = []
    for setsTerminal in [true, false] {
      let features = TerminalFeatures(height: visit.isAtTerminal ? 24 : nil, isInteractive: visit.isAtTerminal)
      let world = World.unitTest(
        onUnset: { used.insert($0.name) },
        settings: setsTerminal ? visit.settings.map { Settings(DictionaryGetterSetter($0)) } : nil,
        terminal: setsTerminal ? ScriptedTerminal(visit.input, features: features) : nil,
        randomness: visit.isAtTerminal && setsTerminal ? FixedSeed(7) : nil)
      _ = try? Program.run(visit.line.split(separator: " ").map { String($0) }, in: world)
    }
    return used
  }

  /// The commands that use each member, in the order of help.
  private static let users: [String: [String]] = {
    var users: [String: Set<String>] = [:]
    for visit in visits {
      let command = String(visit.line.prefix { $0 != " " })
      for member in members(of: visit) { users[member, default: []].insert(command) }
    }
    let order = CommandList.all.map { $0.name }
    return users.mapValues { names in order.filter(names.contains) }
  }()

  private static func world(_ arguments: [String]) throws -> World {
    World(try LaunchArguments(arguments), terminal: ScriptedTerminal())
  }

  private static func types(_ world: World) -> [(member: String, type: String)] {
    Mirror(reflecting: world).children.map { member in
      let name = member.label ?? ""
      // The terminal is made beside `main` and handed to every world; a test hands over one of its own.
      return (name, name == "terminal" ? "\(DeviceTerminal.self)" : "\(type(of: member.value))")
    }
  }

  @Test func everyCommandIsVisited() {
    let visited = Set(Self.visits.map { String($0.line.prefix { $0 != " " }) })
    #expect(CommandList.all.map { $0.name }.filter { !visited.contains($0) } == [])
  }

  @Test func everyMemberIsUsed() throws {
    let members = try Self.types(Self.world([])).map(\.member)
    #expect(members.filter { Self.users[$0] == nil } == [])
  }

  /// The table of the article, as the code has it.
  @Test func theArticleHasTheTable() throws {
    let worlds = try [[], ["--world", "simulator"], ["--world", "ui-test"]].map { try Self.types(Self.world($0)) }
    let rows = worlds[0].indices.map { row in
      let types = worlds.map { "``\($0[row].type)``" }.map { $0.replacing("``", with: "`") }
      let users = Self.users[worlds[0][row].member] ?? []
      let whose = users.count == CommandList.all.count ? "all commands" : users.joined(separator: ", ")
      return "| `\(worlds[0][row].member)` | \(types.joined(separator: " | ")) | \(whose) |\n"
    }
    let table = "| member | device | simulator | ui-test | used by |\n|---|---|---|---|---|\n" + rows.joined()
    let file = HouseFolder.root.appendingPathComponent("Sources/ConjugarCore/ConjugarCore.docc/Dependeffects.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.components(separatedBy: "| member |")
    let after = try #require(parts.last?.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n"))
    let current = parts[0] + table + "\n" + after
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil { try Data(current.utf8).write(to: file) }
    #expect(text == current)
  }
}
