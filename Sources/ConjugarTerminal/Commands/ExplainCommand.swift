import ConjugarCore

/// Tells how a form is made, step by step, each step with its reason.
struct ExplainCommand: Command {
  static let name = "explain"

  private static let format = Flags.format(of: Format<TreeFormat>.self)

  static let manual = Manual(
    name: name,
    summary: "how a form is made, and why",
    examples: [
      Example("conjugar explain tener present yo", "why it is tengo"),
      Example("conjugar explain buscar pretérito 1s", "names of tenses and persons in Spanish do as well"),
      Example("conjugar explain dormir present-subjunctive", "every person of a tense"),
      Example("conjugar explain llover present yo", "why there is no such form"),
      Example("conjugar explain tuvieron", "a form by itself: everything that it can be"),
    ],
    usage: ["explain VERB TENSE [PERSON]", "explain FORM"],
    options: [format.option], takesVerbs: true,
    words: { TenseGroup.table.identifiers + Tense.table.identifiers })

  /// A verb by its name, a cell of it to explain, and the pronouns joined to the form.
  private typealias NamedCell = (name: String, slot: Slot, clitics: [String])

  private let cells: [NamedCell]
  private let format: Format<TreeFormat>
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    let example = "conjugar explain tener present yo"
    guard let name = arguments.words.first else { throw UsageError.missingWord("a verb", example: example) }
    if Infinitive(name) == nil, let cells = Self.readings(arguments.words) {
      self.cells = cells
    } else {
      guard arguments.words.count > 1 else {
        guard Infinitive(name) != nil else { throw ConjugationError.notAnInfinitive(name) }
        throw UsageError.missingWord("a tense", example: example)
      }
      cells = try Self.slots(Array(arguments.words.dropFirst())).map { (name, $0, []) }
    }
    format = try arguments[Self.format]
    self.arguments = arguments
  }

  /// The cells that a form can be, each once; `nil` if the words are no form.
  private static func readings(_ words: [String]) -> [NamedCell]? {
    var cells: [NamedCell] = []
    for reading in WordProposals.readings(of: words.joined(separator: " ")) {
      let takesPronouns = reading.note == nil && [.infinitive, .gerund, .imperative].contains(reading.slot.tense)
      let cell = (reading.infinitive, reading.slot, takesPronouns ? reading.clitics : [])
      if !cells.contains(where: { $0 == cell }) { cells.append(cell) }
    }
    return cells.isEmpty ? nil : cells
  }

  /// The cells that some words name; a tense may take several words: `presente de subjuntivo nosotros`.
  private static func slots(_ words: [String]) throws -> [Slot] {
    let all = words.joined(separator: " ")
    if let tenses = try? TenseGroup.tenses(named: all) { return tenses.flatMap { Slot.of($0) } }
    let counts = (1..<words.count).reversed()
    guard let count = counts.first(where: { (try? Tense.named(words.prefix($0).joined(separator: " "))) != nil }) else {
      let endsInPerson = words.count > 1 && (try? Person.named(words[words.count - 1])) != nil
      return Slot.of(try Tense.named(endsInPerson ? words.dropLast().joined(separator: " ") : all))
    }
    let tense = try Tense.named(words.prefix(count).joined(separator: " "))
    let person = try person(words[count], after: tense, in: all)
    if words.count > count + 1 { throw UsageError.extraWord(command: "explain", words[count + 1]) }
    guard let slot = Slot(tense, person) else {
      throw UsageError.nothingLeft(tenses: tense.id, persons: person.id)
    }
    return [slot]
  }

  /// The person that a word names, unless it is rather a slip in a longer name of another tense: `present subjunctve`.
  private static func person(_ word: String, after tense: Tense, in all: String) throws(NameError) -> Person {
    do { return try Person.named(word) } catch {
      do { _ = try Tense.named(all) } catch let slip {
        if let nearest = slip.nearest.first, nearest != tense.id { throw slip }
      }
      throw error
    }
  }

  func run(in world: World) throws -> ExitCode {
    let conjugator = Conjugator()
    var pages: [ExplainPage] = []
    for (name, slot, clitics) in cells {
      let verb = try conjugator.verb(name)
      if pages.isEmpty, let warning = conjugator.warning(of: verb) { world.terminal.report(warning) }
      pages.append(ExplainPage(verb: verb, slot: slot, with: clitics, conjugator: conjugator))
    }
    switch format {
    case .machine(let format):
      try Records.write(format.records, ExplainPage.columns, pages.map(\.fields), to: world.terminal)
    case .text:
      let parts = Self.tenses(of: pages).map { group in
        group.count == 1 ? group[0].page : ExplainTensePage(group[0].slot.tense, group).page
      }
      let quotes = try cells.first.map { first in
        let slots = cells.filter { $0.name == first.name }.map(\.slot)
        return try SentenceBook.embedded.quotes(of: first.name, in: slots, upTo: 1)
      }
      try world.show(parts.joined(separator: [.blank]) + SentencesPage.quotes(quotes ?? []), arguments)
    }
    return .done
  }

  /// The pages of one verb in one tense together.
  private static func tenses(of pages: [ExplainPage]) -> [[ExplainPage]] {
    pages.reduce(into: []) { groups, page in
      if let last = groups.last?.last, last.verb.name == page.verb.name, last.slot.tense == page.slot.tense {
        groups[groups.count - 1].append(page)
      } else {
        groups.append([page])
      }
    }
  }
}
