import ConjugarCore
import Testing

/// Verbs of which something was wrong, or lacking, and whose forms are disputed: a row for each.
@Suite struct DisputedFormsTests {
  /// In a comment the form that once stood there.
  @Test(arguments: [
    "condecir imperative 2s condice",  // condí
    "redecir imperative 2s redice/redí",  // redí
    "interdecir future 1s interdiré/interdeciré",  // interdeciré
    "entredecir future 3s entredirá/entredecirá",  // entredecirá
    "condecir conditional 1s condiría/condeciría",
    "desvaír present-subjunctive 3s desvaya",  // none
    "reilar present 1s reílo",  // reilo
    "entreuntar present 1s entreúnto",  // entreunto
    "aneblar present 1s anieblo",  // aneblo
    "electrosoldar imperative 2s electrosuelda",  // electrosolda
    "corporeizar present 1s corporeizo/corporeízo",  // corporeizo
    "inhestar participle - inhestado/inhiesto",  // inhestado
    "apropincuar present 3s apropincua/apropincúa",  // apropincua
    "mecer present 1s mezo",  // mezo/mezco
    "auxiliar present 1s auxilio/auxilío",  // auxilío/auxilio
    "cariar present 3s caria/caría",  // caría/caria
    "aboyar present 1s aboyo",  // abueyo/aboyo
    "asestar present 3s asesta/asiesta",  // asiesta/asesta
    "desengrosar present 3s desengruesa/desengrosa", "desaforar present 3s desafuera/desafora",
    "atesar present 1s ateso/atieso", "rujiar present 1s rujío/rujio",
    "predar present 1s predo",  // predoy
    "reestablecer present 1s reestablezco",
    "redecir future 1p rediremos/redeciremos",  // rediremos
    "acuantiar present 3s acuantía/acuantia", "embaular present 1s embaúlo/embaulo",  // acuantía, embaúlo
    "espurriar present 1s espurrio/espurrío",  // espurrio
    "fosforescer present 1s fosforezco", "pubescer present-subjunctive 3s pubezca",
  ])
  func row(_ row: String) throws { try Rows.check(row) }

  /// Disputed, and right as they are.
  @Test(arguments: [
    "antedecir future 1s antedeciré/antediré", "predecir future 1s predeciré/prediré",
    "contradecir future 1s contradiré/contradeciré", "desdecir future 1s desdiré/desdeciré",
    "coarrendar present 1s coarriendo", "deseuropeizar present 1s deseuropeízo",
    "homogeneizar present 1s homogeneizo/homogeneízo", "soler imperative 2v", "soler future 1s",
    "expatriar present 1s expatrío/expatrio", "repatriar present 1s repatrío/repatrio",
    "historiar present 1s historío/historio", "reinar present 1s reino", "evanescer present 1s evanezco",
    "estatuar present 1s estatúo", "reimprimir participle - reimprimido/reimpreso", "balbucir present 1s",
    "balbucir present-subjunctive 3s", "rarefacer imperative 2s rarefaz/rareface",
    "bienquerer participle - bienquerido",
    "anticuar present 1s anticúo", "autopudrirse present 1s me autopudro", "antojarse imperative 2s",
    "satisfacer imperative 2s satisfaz/satisface", "yacer present 1s yazco/yazgo/yago",
    "placer present-subjunctive 3s plazca/plega/plegue", "roer present 1s roo/roigo/royo", "raer present 1s raigo/rayo",
  ])
  func disputed(_ row: String) throws { try Rows.check(row) }

  /// `identify descripto` used to find nothing.
  @Test(arguments: [
    "adscribir", "circunscribir", "describir", "inscribir", "preinscribir", "prescribir", "proscribir", "reescribir",
    "reinscribir", "rescribir", "sobreescribir", "sobrescribir", "subscribir", "suscribir", "transcribir", "trascribir",
  ])
  func twoParticiples(_ name: String) throws {
    let stem = name.dropLast(2)
    let forms = Rows.conjugator.forms(of: try Rows.conjugator.verb(name), at: .participle)
    let stemOfParticiple = stem.hasSuffix("b") ? stem.dropLast() : stem
    #expect(forms == ["\(stemOfParticiple)to", "\(stemOfParticiple)pto"])
  }

  @Test(arguments: ["escribir participle - escrito", "coescribir participle - coescrito"])
  func oneParticiple(_ row: String) throws { try Rows.check(row) }
}
