import Testing

@testable import ConjugarCore

/// The fast way to all forms writes what the careful way says, byte for byte.
@Suite struct BulkConjugatorTests {
  /// Verbs whose heads and endings could be confused, in an order that makes them share what was made before.
  static let neighbors = [
    "criar", "recriar", "enviar", "desviar", "cambiar", "liar", "aliar", "guiar", "seguir", "conseguir", "aguar",
    "dar", "desdar", "ver", "prever", "rever", "hacer", "rehacer", "deshacer", "oír", "desoír", "reír", "sonreír",
    "huir",
    "rehuir", "fluir", "influir", "ir", "irse", "ser", "reservar", "errar", "cerrar", "erguir", "oler", "doler",
    "aislar", "hablar", "poner", "reponer", "componer", "aullar", "ahumar", "humar", "unir", "reunir", "desosar",
    "tener", "detener", "detenerse", "estar", "estarse", "darse", "lavarse", "verse", "blablablar", "aguar",
    "ahuyentar",
    "prohibir", "exhibir", "inhibir", "embaír", "llover", "imprimir", "yacer", "roer", "corroer", "antojarse",
  ]

  @Test func writesTheTable() throws {
    var bulk = BulkConjugator(layout: .table())
    var buffer = ByteBuffer(capacity: 1)
    let verbs = try Self.neighbors.map { try Rows.conjugator.verb($0, guessing: true) } + ConjugatorTests.verbs
    for verb in verbs {
      let entry = bulk.entry(of: verb)
      buffer.removeAll()
      bulk.write(entry, to: &buffer)
      let text = String(decoding: buffer.bytes, as: UTF8.self)
      #expect(text == Self.table(of: verb), "\(verb.infinitive)")
    }
  }

  /// Verbs that Spanish does not have, but could: what stands around the stressed vowel in all combinations.
  @Test(arguments: [
    ("a", ["", "i-endings", "participle=visto/-"]), ("e", ["", "e>ie", "e>i", "e>ie/-", "e>ie e>i"]),
    ("o", ["", "o>ue", "o>ue o>u", "-/o>ue", "o>hue"]), ("i", ["", "i>ie", "i>í", "impersonal"]),
    ("u", ["", "u>ue", "u>ú", "third-person"]), ("au", ["", "u>ú"]), ("ai", ["", "i>í/-"]), ("ohi", ["", "i>í"]),
  ])
  func writesInventedVerbs(heart: String, notes: [String]) throws {
    var names: [String] = []
    for head in ["gr", "g", "qu", "desh", "cañ", "lig", "tra"] where head != "qu" || heart == "e" || heart == "i" {
      for end in ["n", "st", "cn", "rr", "c", "rc", "g", "z", "nz", "ñ", "ll", "ch", "sc", "h", "ci", "gu", "nci"] {
        names += ["ar", "arse", "er", "irse"].map { head + heart + end + $0 }
      }
    }
    let lines = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.enumerated().map { number, name in
      "\(name) | x | \(notes[number % notes.count])"
    }
    let lexicon = Lexicon(lines.joined(separator: "\n"))
    let conjugator = Conjugator(lexicon: lexicon)
    var bulk = BulkConjugator(layout: .table(), lexicon: lexicon)
    var buffer = ByteBuffer()
    for line in lexicon.verbLines {
      let found = bulk.entry(of: line)
      let entry = try #require(found)
      buffer.removeAll()
      bulk.write(entry, to: &buffer)
      let text = String(decoding: buffer.bytes, as: UTF8.self)
      let isRight = text == Self.table(of: try #require(line.verb), by: conjugator)
      #expect(isRight, "\(line.name) \(line.notes)")
    }
  }

  @Test func writesAFormALine() throws {
    var bulk = BulkConjugator(layout: .forms)
    var buffer = ByteBuffer()
    let verb = try Rows.conjugator.verb("yacer")
    let entry = bulk.entry(of: verb)
    bulk.write(entry, to: &buffer)
    let lines = String(decoding: buffer.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let paradigm = Rows.conjugator.paradigm(of: verb)
    #expect(lines == Slot.all.filter { !$0.tense.isCompound }.flatMap { paradigm.forms(at: $0) })
    #expect(entry.forms == lines.count)
  }

  /// The longest word that is taken for an infinitive still fits, with all that is put before and after it.
  @Test func longestVerb() throws {
    let name = String(repeating: "ba", count: 18) + "arse"
    let verb = try Rows.conjugator.verb(name, guessing: true)
    var bulk = BulkConjugator(layout: .table())
    var buffer = ByteBuffer(capacity: 16)
    bulk.write(bulk.entry(of: verb), to: &buffer)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == Self.table(of: verb))
    let slot = try #require(Slot(.pluperfectSubjunctiveRa, .firstPlural))
    let expected = "nos hubiéramos " + String(repeating: "ba", count: 18) + "ado"
    #expect(Rows.conjugator.forms(of: verb, at: slot) == [expected])
  }

  private static func table(of verb: Verb, by conjugator: Conjugator = Rows.conjugator) -> String {
    let paradigm = conjugator.paradigm(of: verb)
    return Slot.all.filter { !$0.tense.isCompound }.map { slot in
      let forms = paradigm.forms(at: slot).joined(separator: "/")
      return "\(verb.name)\t\(slot.tense.id)\t\(slot.person?.id ?? "-")\t\(forms)\n"
    }.joined()
  }
}
