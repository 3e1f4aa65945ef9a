import ConjugarCore
import Testing

/// The reflexive pronoun: before the verb or joined to it, and what the joining does to letters and accents.
@Suite struct PronounsTests {
  @Test(arguments: [
    "lavarse infinitive - lavarse", "lavarse gerund - lavándose", "lavarse participle - lavado",  // not lavadose
    "lavarse present me lavo te lavas te lavás se lava nos lavamos os laváis se lavan",
    "lavarse present-perfect 1s me he lavado", "lavarse pluperfect-subjunctive-ra 2p os hubierais lavado",
    "lavarse imperative lávate lavate lávese lavémonos lavaos lávense",  // not lavémosnos, lavados
    "lavarse negative-imperative 2s no te laves", "lavarse negative-imperative 2v no te laves",
    "lavarse negative-imperative 1p no nos lavemos", "lavarse negative-imperative 3p no se laven",
  ])
  func lavarse(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "vestirse imperative vístete vestite vístase vistámonos vestíos vístanse",  // not vestios
    "irse imperative 2s vete", "irse imperative 2v andate", "irse imperative 3s váyase",
    "irse imperative 1p vámonos/vayámonos", "irse imperative 2p idos/iros", "irse imperative 3p váyanse",  // not íos
    "irse gerund - yéndose", "irse negative-imperative 1p no nos vayamos", "irse participle - ido",
    "sentarse imperative siéntate sentate siéntese sentémonos sentaos siéntense",
    "ponerse imperative ponte ponete póngase pongámonos poneos pónganse",
    "dormirse imperative duérmete dormite duérmase durmámonos dormíos duérmanse",
    "hacerse imperative 2s hazte", "detenerse imperative 2s detente",
    "acostarse imperative 2v acostate",  // not deténte
    "levantarse imperative 2p levantaos", "comerse imperative 2p comeos", "arrepentirse imperative 2p arrepentíos",
  ])
  func orders(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "reírse infinitive - reírse", "reírse gerund - riéndose", "reírse present 1s me río", "reírse preterite 3s se rio",
    "reírse imperative 2s ríete", "reírse imperative 2v reíte", "reírse imperative 3s ríase",
    "reírse imperative 1p riámonos", "reírse imperative 2p reíos", "reírse imperative 3p ríanse",
    "caerse imperative 2s cáete", "caerse imperative 2p caeos", "caerse gerund - cayéndose",
    "oírse imperative 2p oíos", "huirse imperative 2p huíos", "aislarse imperative 2s aíslate",
  ])
  func hiatus(row: String) throws { try Rows.check(row) }

  /// An accent that the longer word does not need goes: RAE, Ortografía (2010), II, 3.4.4.
  @Test(arguments: [
    "darse imperative 3s dese", "darse imperative 3p dense", "darse imperative 2s date",  // not dése, dénse
    "estarse imperative 2s estate", "estarse imperative 2v estate", "estarse imperative 3s estese",  // not estáte
    "estarse imperative 3p estense", "verse imperative 2s vete", "preverse imperative 2s prevete",
    "serse imperative 2s sete",
  ])
  func accentsThatGo(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "arrepentirse present 1s me arrepiento", "quejarse preterite 1p nos quejamos",
    "suicidarse imperative 2s suicídate", "antojarse present 3s se antoja", "antojarse present 1s",
  ])
  func onlyWithPronoun(row: String) throws { try Rows.check(row) }

  /// A verb that exists with its pronoun only is not conjugated without it: *arrepentir is nobody's verb in the lexicon.
  @Test func noBareVerbOutOfAPronominalOne() throws {
    let lexicon = Lexicon.embedded
    #expect(lexicon.contains("arrepentirse"))
    #expect(!lexicon.contains("arrepentir"))
    #expect(lexicon.verb(try #require(Infinitive("arrepentir"))) == nil)
  }
}
