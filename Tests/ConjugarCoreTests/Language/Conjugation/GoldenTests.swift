import Foundation
import Testing

@testable import ConjugarCore

/// Whole paradigms, checked cell by cell against the tables of the RAE's dictionary (DLE) and kept as text.
///
/// A file is a verb; a line is a tense: `pienso, piensas, pensás, …` in the order of its persons, `/` between forms that
/// are both accepted, `-` where there is none. *hablar* has the compound tenses too.
@Suite struct GoldenTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Golden")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)).precomposedStringWithCanonicalMapping }
      .sorted()
  }()

  @Test(arguments: names)
  func paradigm(name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent("\(name).txt"), encoding: .utf8)
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let verb = try Rows.conjugator.verb(name)
    #expect(verb.isKnown)
    let tenses = Tense.allCases.filter { name == "hablar" || !$0.isCompound }
    let actual = tenses.map { Self.line($0, of: verb) } + [""]
    for line in expected where !actual.contains(line) { Issue.record("\(name).txt, not from the engine: \(line)") }
    for line in actual where !expected.contains(line) { Issue.record("\(name).txt, engine only:         \(line)") }
    #expect(expected.count == actual.count, "\(name).txt has lines twice, too many or too few")
  }

  @Test func enoughVerbs() {
    #expect(Self.names.count >= 150)
  }

  /// Every pattern of the lexicon has a verb here.
  @Test func everyPattern() throws {
    var patterns: Set<Irregularity> = []
    for name in Self.names { patterns.formUnion(try Rows.conjugator.verb(name).patterns) }
    #expect(patterns == Set(Irregularity.patterns))
  }

  /// Every verb that has a form or stem of its own, other than a participle or what sets it apart from its model.
  @Test func everyException() throws {
    for line in Lexicon.embedded.lines where line.contains("=") {
      let entry = try LexiconEntry(String(line))
      let isMoreThanParticiple = entry.tokens.contains {
        guard case .exception(let statements) = $0 else { return false }
        return statements.contains { $0.location != .cell(.participle) }
      }
      if entry.model == nil, isMoreThanParticiple {
        #expect(Self.names.contains(entry.name), "\(entry.name) has exceptions and no golden file")
      }
    }
  }

  private static func line(_ tense: Tense, of verb: Verb) -> String {
    let cells = Slot.of(tense).map { slot in
      let forms = Rows.conjugator.forms(of: verb, at: slot)
      return forms.isEmpty ? "-" : forms.joined(separator: "/")
    }
    return "\(tense.id): \(cells.joined(separator: ", "))"
  }
}
