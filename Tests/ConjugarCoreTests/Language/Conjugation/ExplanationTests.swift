import ConjugarCore
import Testing

@Suite("Why a form is as it is")
struct ExplanationTests {
  private static func explanation(_ verb: String, _ tense: Tense, _ person: Person?) throws -> Explanation {
    let conjugator = Conjugator()
    return conjugator.explanation(of: try conjugator.verb(verb), at: try #require(Slot(tense, person)))
  }

  @Test(arguments: [
    ("lavarse", Tense.present, Person?.some(.firstSingular), "me lavo", "the pronoun comes before a conjugated verb"),
    ("lavarse", .imperative, .firstPlural, "lavémonos", "-mos loses its s before nos"),
    ("lavarse", .imperative, .secondPlural, "lavaos", "the d is lost before os"),
    ("irse", .imperative, .secondPlural, "idos/iros", "id keeps its d before os"),
    ("lavarse", .gerund, nil, "lavándose", "is joined to the infinitive, the gerund"),
    ("haber", .presentPerfect, .thirdSingular, "ha habido", "the present of haber with the participle"),
    ("hablar", .negativeImperative, .secondSingular, "no hables", "begins with no"),
  ])
  func composition(_ verb: String, _ tense: Tense, _ person: Person?, _ forms: String, _ reason: String) throws {
    let steps = try Self.explanation(verb, tense, person).compositions
    #expect(steps.last?.results.joined(separator: "/") == forms)
    #expect(steps.contains { $0.reason.contains(reason) })
  }

  /// Each step shows what it did, and no more: *lavémonos* used to stand beside all three.
  @Test(arguments: [
    ("lavarse", Person.firstPlural, ["lavemos-nos", "lavemo-nos", "lavémonos"]),
    ("lavarse", .secondPlural, ["lavad-os", "lavaos"]),
    ("vestirse", .secondPlural, ["vestid-os", "vesti-os", "vestíos"]),
    ("lavarse", .secondSingular, ["lava-te", "lávate"]), ("lavarse", .secondVoseo, ["lavá-te", "lavate"]),
    ("irse", .secondPlural, ["id-os", "idos/iros"]),
    ("irse", .firstPlural, ["vamos-nos/vayamos-nos", "vamo-nos/vayamo-nos", "vámonos/vayámonos"]),
  ])
  func pronounsJoinStepByStep(_ verb: String, _ person: Person, _ results: [String]) throws {
    let steps = try Self.explanation(verb, .imperative, person).compositions
    #expect(steps.map { $0.results.joined(separator: "/") } == results)
  }

  @Test func aSimpleFormNeedsNoComposition() throws {
    let explanation = try Self.explanation("tener", .present, .firstSingular)
    #expect(explanation.compositions.isEmpty)
    #expect(explanation.derivations.map(\.form) == ["tengo"])
    #expect(explanation.regular == "teno")
  }

  @Test func aGapSaysWhy() throws {
    let explanation = try Self.explanation("diluviar", .present, .firstSingular)
    #expect(explanation.cell == .gap(.defective(.impersonal)))
    #expect(explanation.derivations.isEmpty)
  }
}
