/// The names that a tense goes by: the identifier, English, the academies' and Bello's.
extension Tense: Named {
  private struct Names {
    let id: String
    let english: String
    let spanish: String
    let others: [String]

    init(_ id: String, _ english: String, _ spanish: String, _ others: String...) {
      self.id = id
      self.english = english
      self.spanish = spanish
      self.others = others
    }
  }

  private var row: Names {
    switch self {
    case .infinitive:
      Names("infinitive", "infinitive", "infinitivo")
    case .gerund:
      Names(
        "gerund", "gerund", "gerundio", "present participle", "progressive", "continuous", "present progressive",
        "present continuous", "past progressive", "past continuous")
    case .participle:
      Names("participle", "past participle", "participio")
    case .present:
      Names("present", "present", "presente", "presente de indicativo", "present indicative", "simple present")
    case .imperfect:
      Names(
        "imperfect", "imperfect", "pretérito imperfecto", "imperfecto", "copretérito", "imperfecto de indicativo",
        "pretérito imperfecto de indicativo", "imperfect past", "imperfect indicative")
    case .preterite:
      Names(
        "preterite", "preterite", "pretérito perfecto simple", "pretérito", "pretérito indefinido", "indefinido",
        "pasado simple",
        "simple past", "preterit", "past preterite", "past indefinite", "past historic")
    case .future:
      Names("future", "future", "futuro simple", "futuro", "futuro imperfecto", "simple future")
    case .conditional:
      Names(
        "conditional", "conditional", "condicional simple", "condicional", "pospretérito", "potencial",
        "simple conditional")
    case .presentPerfect:
      Names(
        "present-perfect", "present perfect", "pretérito perfecto compuesto", "antepresente", "pretérito perfecto",
        "perfecto")
    case .pluperfect:
      Names(
        "pluperfect", "pluperfect", "pretérito pluscuamperfecto", "antecopretérito", "pluscuamperfecto",
        "pluscuamperfecto de indicativo", "past perfect")
    case .pastAnterior:
      Names("past-anterior", "past anterior", "pretérito anterior", "antepretérito", "preterite perfect")
    case .futurePerfect:
      Names("future-perfect", "future perfect", "futuro compuesto", "antefuturo", "futuro perfecto")
    case .conditionalPerfect:
      Names(
        "conditional-perfect", "conditional perfect", "condicional compuesto", "antepospretérito",
        "condicional perfecto")
    case .presentSubjunctive:
      Names(
        "present-subjunctive", "present subjunctive", "presente de subjuntivo", "subjuntivo", "presente del subjuntivo")
    case .imperfectSubjunctiveRa:
      Names(
        "imperfect-subjunctive-ra", "imperfect subjunctive in -ra", "pretérito imperfecto de subjuntivo en -ra",
        "imperfecto de subjuntivo", "imperfecto de subjuntivo ra", "imperfect subjunctive",
        "pretérito imperfecto de subjuntivo", "pretérito de subjuntivo", "past subjunctive")
    case .imperfectSubjunctiveSe:
      Names(
        "imperfect-subjunctive-se", "imperfect subjunctive in -se", "pretérito imperfecto de subjuntivo en -se",
        "imperfecto de subjuntivo se")
    case .futureSubjunctive:
      Names(
        "future-subjunctive", "future subjunctive", "futuro simple de subjuntivo", "futuro de subjuntivo")
    case .presentPerfectSubjunctive:
      Names(
        "present-perfect-subjunctive", "present perfect subjunctive", "pretérito perfecto compuesto de subjuntivo",
        "antepresente de subjuntivo", "pretérito perfecto de subjuntivo", "perfecto de subjuntivo",
        "perfect subjunctive")
    case .pluperfectSubjunctiveRa:
      Names(
        "pluperfect-subjunctive-ra", "pluperfect subjunctive in -ra", "pretérito pluscuamperfecto de subjuntivo en -ra",
        "pluscuamperfecto de subjuntivo", "pluperfect subjunctive", "pretérito pluscuamperfecto de subjuntivo",
        "antepretérito de subjuntivo", "pluscuamperfecto de subjuntivo ra", "past perfect subjunctive")
    case .pluperfectSubjunctiveSe:
      Names(
        "pluperfect-subjunctive-se", "pluperfect subjunctive in -se", "pretérito pluscuamperfecto de subjuntivo en -se",
        "pluscuamperfecto de subjuntivo se")
    case .futurePerfectSubjunctive:
      Names(
        "future-perfect-subjunctive", "future perfect subjunctive", "futuro compuesto de subjuntivo",
        "antefuturo de subjuntivo")
    case .imperative:
      Names(
        "imperative", "imperative", "imperativo", "affirmative imperative", "imperativo afirmativo", "command",
        "affirmative commands")
    case .negativeImperative:
      Names("negative-imperative", "negative imperative", "imperativo negativo", "negative commands")
    }
  }

  /// The rows, made once.
  private static let names = allCases.map(\.row)

  public static let table = NameTable<Tense>(
    "tense",
    allCases.map {
      let row = names[Int($0.rawValue)]
      return ($0, [row.id, row.english, row.spanish] + row.others)
    })

  /// The identifier that every format uses: `present-subjunctive`.
  public var id: String { Self.names[Int(rawValue)].id }

  /// The name in English: `present subjunctive`.
  public var englishName: String { Self.names[Int(rawValue)].english }

  /// The academies' name: `presente de subjuntivo`.
  public var spanishName: String { Self.names[Int(rawValue)].spanish }
}
