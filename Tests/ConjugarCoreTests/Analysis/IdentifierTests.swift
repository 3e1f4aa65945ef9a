import Testing

@testable import ConjugarCore

@Suite("What a form can be")
struct IdentifierTests {
  /// `verb tense person pronouns`, one reading a line; `≈` before what needs an accent that was not typed.
  private static func readings(_ form: String) -> [String] {
    var identifier = Identifier()
    return identifier.readings(of: form).map { reading in
      let pronouns = reading.clitics.isEmpty ? "" : " \(reading.clitics.joined(separator: "+"))"
      return "\(reading.isExact ? "" : "≈")\(reading.infinitive) \(reading.slot)\(pronouns)"
    }
  }

  @Test(arguments: [
    ("tuvieron", ["tener preterite 3p"]),
    ("fue", ["ir preterite 3s", "ser preterite 3s"]),
    ("viste", ["ver preterite 2s", "ver preterite 2v", "vestir present 3s", "vestir imperative 2s"]),
    ("hablo", ["hablar present 1s", "≈hablar preterite 3s"]),
    ("habló", ["hablar preterite 3s", "≈hablar present 1s"]),
    ("yendo", ["ir gerund -"]),
    ("quepa", ["caber present-subjunctive 1s", "caber present-subjunctive 3s", "caber imperative 3s"]),
    ("condujéramos", ["conducir imperfect-subjunctive-ra 1p"]),
    ("rehíce", ["rehacer preterite 1s"]),
    ("deshecho", ["deshacer participle -"]),
    ("huelan", ["oler present-subjunctive 3p", "oler imperative 3p"]),
    ("yerra", ["errar present 3s", "errar imperative 2s"]),
    ("ríe", ["reír present 3s", "reír imperative 2s"]),
    ("prevé", ["prever present 3s", "prever imperative 2s", "prever imperative 2v"]),
    ("hay", ["haber present 3s"]),
    ("sé", ["saber present 1s", "ser imperative 2s", "ser imperative 2v"]),
    ("podría", ["poder conditional 1s", "poder conditional 3s"]),
  ])
  func simple(_ form: String, _ wanted: [String]) {
    let found = Self.readings(form)
    for reading in wanted { #expect(found.contains(reading), "\(form): \(found)") }
    #expect(form == "podría" || found.count == wanted.count, "\(form): \(found)")
  }

  @Test(arguments: [
    ("dámelo", ["dar imperative 2s me+lo", "dar imperative 2v me+lo"]),
    ("diciéndoselo", ["decir gerund - se+lo"]),
    ("irnos", ["ir infinitive - nos"]),
    ("vámonos", ["ir imperative 1p nos"]),
    ("siéntense", ["sentar imperative 3p se"]),
    ("lavaos", ["lavar imperative 2p os"]),
    ("idos", ["ir imperative 2p os"]),
    ("arrepiéntete", ["arrepentirse imperative 2s te"]),
    ("arrepentirme", ["arrepentirse infinitive - me"]),
    ("no te laves", ["lavar negative-imperative 2s te", "lavar negative-imperative 2v te"]),
    ("se lo he dicho", ["decir present-perfect 1s se+lo"]),
    ("digámoselo", ["decir imperative 1p se+lo"]),
    ("me voy", ["ir present 1s me"]),
  ])
  func pronouns(_ form: String, _ wanted: [String]) {
    #expect(Self.readings(form) == wanted)
  }

  @Test(arguments: [
    ("habríamos dicho", ["decir conditional-perfect 1p"]),
    ("hubiera ido", ["ir pluperfect-subjunctive-ra 1s", "ir pluperfect-subjunctive-ra 3s"]),
    ("no hables", ["hablar negative-imperative 2s", "hablar negative-imperative 2v"]),
  ])
  func phrases(_ form: String, _ wanted: [String]) {
    #expect(Self.readings(form) == wanted)
  }

  @Test(arguments: [
    ("averguenzo", "≈avergonzar present 1s"), ("HABLÓ", "hablar preterite 3s"),
    ("habl\u{6F}\u{301}", "hablar preterite 3s"),
    ("damelo", "≈dar imperative 2s me+lo"), ("nin\u{303}o", ""),
  ])
  func typedOtherwise(_ form: String, _ wanted: String) {
    let found = Self.readings(form)
    #expect(wanted.isEmpty ? found.isEmpty : found.contains(wanted), "\(found)")
  }

  @Test(arguments: ["", "xyz", "o", "no", "me", "hemos", "habido ido", "42", "dámelolo", "lavemosnos", "arrepiento"])
  func isNone(_ form: String) {
    #expect(form == "hemos" ? !Self.readings(form).isEmpty : Self.readings(form).isEmpty)
  }

  @Test func aVerbThatNobodyKnowsIsAGuess() {
    var identifier = Identifier()
    let readings = identifier.readings(of: "zumbiflábamos")
    #expect(readings.map(\.infinitive) == ["zumbiflar"])
    #expect(readings.map(\.isKnown) == [false])
  }

  /// Every form of every verb leads back to its cell; here for a sample of verbs, those with forms of their own first.
  @Test func everyFormLeadsBack() throws {
    let conjugator = Conjugator()
    var identifier = Identifier()
    let models = ["ser", "ir", "haber", "estar", "dar", "ver", "decir", "pudrir", "placer", "erguir", "roer"]
    let others = Lexicon.embedded.infinitives.enumerated().filter { $0.offset % 97 == 0 }.map(\.element)
    for name in models + others {
      let paradigm = conjugator.paradigm(of: try conjugator.verb(name))
      for slot in Slot.all {
        for form in paradigm.forms(at: slot) {
          let found = identifier.readings(of: form).contains {
            $0.infinitive == name && $0.slot == slot && $0.isExact && $0.form == form
          }
          if !found { Issue.record("\(form) does not lead back to \(name) \(slot)") }
        }
      }
    }
  }
}

/// The two ways to find a word: with all forms in an index, and without.
@Suite("The index of all forms")
struct FormIndexTests {
  @Test func findsWhatIsFoundWithoutIt() {
    let index = FormIndex(.embedded)
    var analyser = MorphologicalAnalyzer(.embedded)
    let words: [Word] = [
      "tuvieron", "fue", "hablo", "yendo", "quepa", "deshecho", "podria", "huelan", "arrepiento", "averguenzo", "xyz",
      "o",
      "avergonzar", "hay", "se", "prevé", "rehíce", "pudrió", "deshuesa",
    ]
    for word in words {
      let found = Set(index.hits(word).map { "\($0.infinitive) \($0.slot) \($0.form)" })
      let wanted = Set(analyser.hits(word).map { "\($0.infinitive) \($0.slot) \($0.form)" })
      #expect(found == wanted, "\(word)")
    }
  }

  @Test func aTableKeepsAllThatIsPutIn() {
    var table = HashTable()
    for number in 0..<5_000 { table.insert(UInt64(number % 50) << 40, number) }
    var found: [Int] = []
    table.forEach(7 << 40) { found.append($0) }
    #expect(found.sorted() == stride(from: 7, to: 5_000, by: 50).map { $0 })
  }
}
