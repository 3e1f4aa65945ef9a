import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("Sheets of questions")
struct WorksheetCommandTests {
  private let log = MemoryLines()

  private func run(_ line: String) throws -> String {
    let terminal = ScriptedTerminal([])
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter()), terminal: terminal,
      randomness: FixedSeed(7), history: log, analytics: NoAnalytics(),
      files: DictionaryFiles([
        "my text.txt": "Ayer comimos pan y hablamos mucho. Mañana vendrán.", "plan.txt": "present 1 1\n",
      ]))
    #expect(try Program.run(["worksheet"] + Transcript.words(line[...]), in: world) == .done)
    return terminal.output
  }

  /// The sheet, its key and its table are of the same questions; the command on it makes it again; nothing is kept.
  @Test(arguments: [
    "12 preterite", "8 --sentences", "--table tener ir past", "10 --recognize subjunctive", "2 --text 'my text.txt'",
    "6 --plan plan.txt",
  ])
  func oneSeedOneSheet(_ words: String) throws {
    let sheet = try run("\(words) --seed 4")
    let (questions, key) = try (run("\(words) --seed 4 --no-key"), run("\(words) --seed 4 --key"))
    let printed = try #require(sheet.firstRange(of: "The same sheet again:").map { sheet[..<$0.lowerBound] })
    #expect(questions.hasPrefix(printed) && questions.contains("--no-key") && sheet.hasSuffix("\n\n" + key))
    let lines = sheet.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.contains("conjugar worksheet") })
    let command = lines[start...].prefix(while: { $0.hasPrefix("    ") }).joined(separator: " ")
      .replacing("\\", with: "").split(separator: " ").dropFirst(2).joined(separator: " ")
    #expect(try run(command) == sheet)
    let rows = try run("\(words) --seed 4 --format tsv").split(separator: "\n")
    #expect(rows[0] == "number\tquestion\tanswer")
    for row in rows.dropFirst() {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
      #expect(fields.count == 3 && fields[1].contains("___") && !fields[2].isEmpty, "\(row)")
    }
    #expect(try log.standing().isEmpty)
  }

  /// A name for a sign is no sign; of tables there are as many as fit twenty questions.
  @Test func twentyQuestions() throws {
    #expect(try run("2 --title A&amp;B --seed 1 --format markdown").hasPrefix("# A\\&amp;B\n"))
    let rows = try run("--table tener ir past --seed 1 --format tsv").split(separator: "\n")
    #expect(rows.count == 21)
    // No verb takes all the room.
    #expect(rows.count { $0.contains("(ir,") } == 10)
  }

  /// A table comes once, however few there are.
  @Test func noTableComesTwice() throws {
    let rows = try run("--table tener --seed 1 --format tsv").split(separator: "\n").dropFirst()
    #expect(rows.count == 15)
    #expect(Set(rows.map { $0.split(separator: "\t")[1] }).count == 15, "\(rows)")
  }

  /// No question of a sheet has the answer of another; what is not asked is no gap.
  @Test(arguments: ["text", "tsv", "gift"])
  func noGapTellsAnother(_ format: String) throws {
    for asked in 1...3 {
      let sheet = try run(
        "\(asked) --text 'my text.txt' --seed 4 --format \(format)\(format == "text" ? " --no-key" : "")")
      // Answers stand in braces, or behind the last tab.
      let shown = sheet.replacing(/{.*}|\t[^\t]*(?=\n)/, with: "")
      for form in ["comimos", "hablamos", "vendrán"].prefix(asked) { #expect(!shown.contains(form), "\(shown)") }
      #expect(shown.contains("hablamos") == (asked == 1))
    }
  }

  /// Verb, tense and person are right in any order, with commas or without, as the help names them.
  @Test func courseSystemsTakeAnyOrder() throws {
    let questions = try run("1 --recognize --verb tener --tense preterite --person 3p --seed 4 --format gift")
    for answer in ["tener, preterite, ellos", "tener preterite ellos", "preterite tener ellos", "tener preterite 3p"] {
      #expect(questions.contains("=\(answer)#"), "\(answer)")
    }
  }

  /// Each form has its own rule, and an order not to do something is right without its no.
  @Test(arguments: [
    ("imprimir participle", ["=imprimido#regular", "=impreso#the participle follows no rule"]),
    ("proveer participle", ["=provisto#the participle follows no rule", "=proveído#regular"]),
    ("freír participle", ["=frito#the participle follows no rule", "=freído#regular"]),
    ("ir imperative --person 1p", ["=vamos#let's go", "=vayamos#the verb has a stem of its own"]),
    ("tener negative-imperative --person 1p", ["=no tengamos#the verb adds g", "=tengamos#the verb adds g"]),
  ])
  func eachFormHasItsRule(_ words: String, _ answers: [String]) throws {
    let question = try run("1 \(words) --seed 4 --format gift")
    for answer in answers { #expect(question.contains(answer), "\(question)") }
  }

  /// Where tables that were named have no room it is said how to have them all.
  @Test(arguments: [
    ("4 --table hablar preterite ir", "5 of 10 questions; “-n 10” asks all tables"),
    ("--table tener ir past", "20 of 40 questions; “-n 40” asks all tables"),
    ("--table tener ir present", ""), ("--table tener", ""),
  ])
  func tablesWithoutRoom(_ words: String, _ told: String) throws {
    let terminal = ScriptedTerminal([])
    let world = World.forTest(settings: Settings(DictionaryGetterSetter()), terminal: terminal)
    let line = "worksheet \(words) --seed 4".split(separator: " ").map { String($0) }
    #expect(try Program.run(line, in: world) == .done)
    #expect(terminal.messages == (told.isEmpty ? [] : ["conjugar: \(told)"]))
  }

  /// *Ha* is haber too: the sheet says which one is meant, and the key why a regular form has an accent.
  @Test func whatASheetSaysOfItsForms() throws {
    #expect(try run("1 --verb haber --tense present").contains("(haber: there is, present)"))
    #expect(try run("1 --verb leer --tense preterite --person 1p --key").contains("written accent"))
  }

  /// Everything is in the one file, and nothing that was typed is taken for HTML.
  @Test func thePageNeedsNothingElse() throws {
    let page = try run("9 --seed 4 --format html --title <b>&")
    #expect(page.contains("<h1>&lt;b&gt;&amp;</h1>"))
    for word in ["http", "src=", "href=", "url(", "@import", "<script"] { #expect(!page.contains(word), "\(word)") }
  }

  /// Every sign of the notation stands behind a backslash, but for those that are ours.
  @Test func courseSystemsReadIt() throws {
    let questions = try run("20 --sentences --seed 4 --format gift").components(separatedBy: "\n\n").dropFirst()
    #expect(questions.filter { !$0.isEmpty }.count == 20)
    for question in questions where !question.isEmpty {
      var depth = 0
      var signs = ""
      var isEscaped = false
      for letter in question.drop(while: { $0 == ":" || $0.isNumber }) {
        if !isEscaped, "{}=#~:".contains(letter) { signs.append(letter) }
        if !isEscaped { depth += letter == "{" ? 1 : letter == "}" ? -1 : 0 }
        isEscaped = letter == "\\" && !isEscaped
      }
      #expect(depth == 0 && signs.hasPrefix("{=#") && signs.hasSuffix("}"), "\(question)")
    }
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
