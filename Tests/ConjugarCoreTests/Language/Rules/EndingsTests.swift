import ConjugarCore
import Testing

/// The three regular conjugations, every simple tense, one row each.
@Suite struct EndingsTests {
  @Test(arguments: [
    "cantar present canto cantas cantás canta cantamos cantáis cantan",
    "cantar imperfect cantaba cantabas cantabas cantaba cantábamos cantabais cantaban",
    "cantar preterite canté cantaste cantaste cantó cantamos cantasteis cantaron",
    "cantar future cantaré cantarás cantarás cantará cantaremos cantaréis cantarán",
    "cantar conditional cantaría cantarías cantarías cantaría cantaríamos cantaríais cantarían",
    "cantar present-subjunctive cante cantes cantes cante cantemos cantéis canten",
    "cantar imperfect-subjunctive-ra cantara cantaras cantaras cantara cantáramos cantarais cantaran",
    "cantar imperfect-subjunctive-se cantase cantases cantases cantase cantásemos cantaseis cantasen",
    "cantar future-subjunctive cantare cantares cantares cantare cantáremos cantareis cantaren",
    "cantar imperative canta cantá cante cantemos cantad canten",
    "cantar gerund - cantando", "cantar participle - cantado", "cantar infinitive - cantar",
  ])
  func firstConjugation(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "beber present bebo bebes bebés bebe bebemos bebéis beben",
    "beber imperfect bebía bebías bebías bebía bebíamos bebíais bebían",
    "beber preterite bebí bebiste bebiste bebió bebimos bebisteis bebieron",
    "beber future beberé beberás beberás beberá beberemos beberéis beberán",
    "beber conditional bebería beberías beberías bebería beberíamos beberíais beberían",
    "beber present-subjunctive beba bebas bebas beba bebamos bebáis beban",
    "beber imperfect-subjunctive-ra bebiera bebieras bebieras bebiera bebiéramos bebierais bebieran",
    "beber imperfect-subjunctive-se bebiese bebieses bebieses bebiese bebiésemos bebieseis bebiesen",
    "beber future-subjunctive bebiere bebieres bebieres bebiere bebiéremos bebiereis bebieren",
    "beber imperative bebe bebé beba bebamos bebed beban",
    "beber gerund - bebiendo", "beber participle - bebido", "beber infinitive - beber",
  ])
  func secondConjugation(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "subir present subo subes subís sube subimos subís suben",  // vos and vosotros alike
    "subir imperfect subía subías subías subía subíamos subíais subían",
    "subir preterite subí subiste subiste subió subimos subisteis subieron",
    "subir future subiré subirás subirás subirá subiremos subiréis subirán",
    "subir conditional subiría subirías subirías subiría subiríamos subiríais subirían",
    "subir present-subjunctive suba subas subas suba subamos subáis suban",
    "subir imperfect-subjunctive-ra subiera subieras subieras subiera subiéramos subierais subieran",
    "subir imperfect-subjunctive-se subiese subieses subieses subiese subiésemos subieseis subiesen",
    "subir future-subjunctive subiere subieres subieres subiere subiéremos subiereis subieren",
    "subir imperative sube subí suba subamos subid suban",
    "subir gerund - subiendo", "subir participle - subido", "subir infinitive - subir",
  ])
  func thirdConjugation(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "cantar negative-imperative 2s no cantes",  // not no canta
    "cantar negative-imperative 2v no cantes",  // not no cantá
    "beber negative-imperative 3s no beba", "subir negative-imperative 1p no subamos",
    "subir negative-imperative 2p no subáis",  // not no subid
    "beber negative-imperative 3p no beban",
  ])
  func ordersNotTo(row: String) throws { try Rows.check(row) }
}
