/// The names that a tense goes by: the identifier, English, the academies' and Bello's.
extension Tense: Named {
  public static let kindOfName = "tense"

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

  private static let names: [Names] = [
    Names("infinitive", "infinitive", "infinitivo"),
    Names("gerund", "gerund", "gerundio", "present participle"),
    Names("participle", "past participle", "participio"),
    Names("present", "present", "presente", "presente de indicativo", "present indicative"),
    Names(
      "imperfect", "imperfect", "pretérito imperfecto", "imperfecto", "copretérito", "imperfecto de indicativo",
      "pretérito imperfecto de indicativo"),
    Names(
      "preterite", "preterite", "pretérito perfecto simple", "pretérito", "pretérito indefinido", "indefinido",
      "simple past"),
    Names("future", "future", "futuro simple", "futuro", "futuro imperfecto"),
    Names("conditional", "conditional", "condicional simple", "condicional", "pospretérito", "potencial"),
    Names(
      "present-perfect", "present perfect", "pretérito perfecto compuesto", "antepresente", "pretérito perfecto",
      "perfecto"),
    Names(
      "pluperfect", "pluperfect", "pretérito pluscuamperfecto", "antecopretérito", "pluscuamperfecto",
      "pluscuamperfecto de indicativo", "past perfect"),
    Names("past-anterior", "past anterior", "pretérito anterior", "antepretérito", "preterite perfect"),
    Names("future-perfect", "future perfect", "futuro compuesto", "antefuturo", "futuro perfecto"),
    Names(
      "conditional-perfect", "conditional perfect", "condicional compuesto", "antepospretérito", "condicional perfecto"),
    Names(
      "present-subjunctive", "present subjunctive", "presente de subjuntivo", "subjuntivo", "presente del subjuntivo"),
    Names(
      "imperfect-subjunctive-ra", "imperfect subjunctive in -ra", "pretérito imperfecto de subjuntivo en -ra",
      "imperfecto de subjuntivo", "imperfecto de subjuntivo ra", "imperfect subjunctive",
      "pretérito imperfecto de subjuntivo", "pretérito de subjuntivo"),
    Names(
      "imperfect-subjunctive-se", "imperfect subjunctive in -se", "pretérito imperfecto de subjuntivo en -se",
      "imperfecto de subjuntivo se"),
    Names(
      "future-subjunctive", "future subjunctive", "futuro simple de subjuntivo", "futuro de subjuntivo"),
    Names(
      "present-perfect-subjunctive", "present perfect subjunctive", "pretérito perfecto compuesto de subjuntivo",
      "antepresente de subjuntivo", "pretérito perfecto de subjuntivo", "perfecto de subjuntivo"),
    Names(
      "pluperfect-subjunctive-ra", "pluperfect subjunctive in -ra", "pretérito pluscuamperfecto de subjuntivo en -ra",
      "pluscuamperfecto de subjuntivo", "pluperfect subjunctive", "pretérito pluscuamperfecto de subjuntivo",
      "antepretérito de subjuntivo", "pluscuamperfecto de subjuntivo ra"),
    Names(
      "pluperfect-subjunctive-se", "pluperfect subjunctive in -se", "pretérito pluscuamperfecto de subjuntivo en -se",
      "pluscuamperfecto de subjuntivo se"),
    Names(
      "future-perfect-subjunctive", "future perfect subjunctive", "futuro compuesto de subjuntivo",
      "antefuturo de subjuntivo"),
    Names("imperative", "imperative", "imperativo", "affirmative imperative", "imperativo afirmativo"),
    Names("negative-imperative", "negative imperative", "imperativo negativo"),
  ]

  public static let table = NameTable<Tense>(
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
