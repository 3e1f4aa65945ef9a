import Testing

@testable import ConjugarCore

/// The lexicon says no more than it must: take a pattern or an exception away, and some form changes.
@Suite struct NecessityTests {
  private static let byName = Lexicon.embedded.lines.reduce(into: [String: String]()) { lines, line in
    lines[String(line.prefix { $0 != "|" }.trimmed)] = String(line)
  }

  /// Every line that says more than a single pattern, and every eighth of the others.
  private static let irregular: [(line: String, words: [String])] = {
    let said = byName.values.sorted().compactMap { line -> (line: String, words: [String])? in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0.trimmed) }
      guard fields.count == 3 else { return nil }
      return (line, fields[2].split(separator: " ").map(String.init))
    }
    let isPlain = { (words: [String]) in words.count == 1 && words[0].contains(">") && !words[0].contains("/") }
    return said.enumerated().filter { !isPlain($0.element.words) || $0.offset % 8 == 0 }.map(\.element)
  }()

  /// Each word of a line's third field, left out in turn.
  @Test func everyWordIsNeeded() throws {
    for (line, words) in Self.irregular {
      // What usage and traits say is not seen in the forms: AskedTests and the next test have it.
      for index in words.indices
      where !words[index].hasPrefix("ask:") && !words[index].hasPrefix("seldom:")
        && !words[index].hasPrefix("helps:")
        && VerbTrait(rawValue: words[index]) == nil
      {
        var rest = words
        rest.remove(at: index)
        #expect(try Self.differs(line, from: rest), "\(line): “\(words[index])” changes nothing")
      }
    }
  }

  /// A trait is what the reasons of a form go by.
  @Test(arguments: [
    ("dar", "doy", Source.suppletion), ("ir", "voy", .suppletion),
    ("ser", "soy", .suppletion), ("ver", "veo", .suppletion),
    ("prever", "preveo", .suppletion), ("estar", "estoy", .models),
  ])
  func formsOfSeveralOriginsHaveTheirSource(name: String, form: String, source: Source) throws {
    let verb = try Rows.conjugator.verb(name)
    let steps = Rows.conjugator.explanation(of: verb, at: try #require(Slot(.present, .firstSingular))).steps
    #expect(steps.contains { $0.source == source && $0.results.contains { $0.replacing("-", with: "") == form } })
  }

  @Test func oneVerbIsTheAuxiliary() throws {
    let auxiliaries = Lexicon.embedded.lines(having: Array("auxiliary".utf8)).filter { $0.notes.contains("auxiliary") }
    #expect(auxiliaries.map(\.name) == [Lexicon.embedded.auxiliary?.name])
    let verb = try #require(Lexicon.embedded.auxiliary)
    let reasons = Rows.conjugator.paradigm(of: verb).derivations(at: try #require(Slot(.present, .thirdSingular))).map {
      $0.steps.map(\.why)
    }
    #expect(reasons == [[.ownForm], [.thereIs]])
  }

  /// Each alternative of a word such as `-/u>ú`, left out in turn.
  @Test func everyAlternativeIsNeeded() throws {
    for (line, words) in Self.irregular {
      for (index, word) in words.enumerated() where word.contains("/") && !word.contains(",") && word.contains("=") {
        let (key, values) = Self.split(word)
        for place in values.indices {
          var fewer = values
          fewer.remove(at: place)
          var rest = words
          rest[index] = key + fewer.joined(separator: "/")
          #expect(try Self.differs(line, from: rest), "\(line): without “\(values[place])” nothing changes")
        }
      }
    }
  }

  /// Two forms at least of a list over all persons are not what they would be without it: else name the one.
  @Test func everyListIsNeeded() throws {
    for (line, words) in Self.irregular {
      for (index, word) in words.enumerated() where word.contains(",") && word.contains("=") {
        var rest = words
        rest.remove(at: index)
        #expect(try Self.differences(line, from: rest).count > 1, "\(line): “\(word)” is for one form only")
      }
    }
  }

  private static func split(_ word: String) -> (key: String, values: [String]) {
    let sides = word.split(separator: "=", maxSplits: 1).map(String.init)
    let values = sides[sides.count - 1].split(separator: "/").map(String.init)
    return (sides.count == 2 ? sides[0] + "=" : "", values)
  }

  private static func differs(_ line: String, from words: [String]) throws -> Bool {
    try !differences(line, from: words, atMost: 1).isEmpty
  }

  /// The slots in which a verb has other forms if its line says only so much.
  private static func differences(_ line: String, from words: [String], atMost limit: Int = .max) throws -> [Slot] {
    let entry = try LexiconEntry(line)
    var lines = ["\(entry.name) | \(entry.meaning) | \(words.joined(separator: " "))"]
    if let model = entry.model, let base = byName[model] { lines.append(base) }
    lines.sort { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    let lesser = Conjugator(lexicon: Lexicon(lines.joined(separator: "\n")))
    let real = Rows.conjugator
    let before = try real.verb(entry.name)
    let after = try lesser.verb(entry.name)
    var found: [Slot] = []
    for slot in Slot.all where !slot.tense.isCompound && found.count < limit {
      if real.forms(of: before, at: slot) != lesser.forms(of: after, at: slot) { found.append(slot) }
    }
    return found
  }

  /// Beside another form, the one that the rules make is written `-`: it is not one to be known by heart.
  @Test func theRegularFormIsNotSpelledOut() throws {
    for line in Lexicon.embedded.lines(having: Array("=".utf8)) {
      let entry = try LexiconEntry(line)
      // A line that takes over another's forms may have to name the regular one beside them.
      guard entry.model == nil, let infinitive = VerbName(entry.name),
        var variant = Lexicon.embedded.verb(infinitive)?.variants.first
      else { continue }
      for case .exception(let statements) in entry.tokens where statements.count == 1 {
        guard case .cell(let slot) = statements[0].location, statements[0].words.count > 1 else { continue }
        variant.exceptions.removeAll { $0.location == .cell(slot) }
        let regular = Derivation.form(Base(variant), at: slot)
        #expect(!statements[0].words.contains(regular), "\(entry.name): \(regular) is what the rules make")
      }
    }
  }
}
