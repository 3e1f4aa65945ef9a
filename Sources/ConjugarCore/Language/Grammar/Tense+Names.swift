/// The names that a tense goes by: the identifier, English, the academies', and then Bello's and others.
extension Tense: Named {
  public static let table = NameTable<Tense>(
    "tense",
    [
      row(.infinitive, "infinitive", "infinitive", "infinitivo"),
      row(
        .gerund, "gerund", "gerund", "gerundio", "present participle", "progressive", "continuous",
        "present progressive", "present continuous", "past progressive", "past continuous", "progresivo",
        "presente progresivo", "presente continuo"),
      row(.participle, "participle", "past participle", "participio"),
      row(.present, "present", "present", "presente", "presente de indicativo", "present indicative", "simple present"),
      row(
        .imperfect, "imperfect", "imperfect", "pretérito imperfecto", "imperfecto", "copretérito",
        "imperfecto de indicativo", "pretérito imperfecto de indicativo", "imperfect past", "imperfect indicative"),
      row(
        .preterite, "preterite", "preterite", "pretérito perfecto simple", "pretérito", "pretérito indefinido",
        "indefinido", "pasado simple", "simple past", "preterit", "past preterite", "past indefinite", "past historic"),
      row(.future, "future", "future", "futuro simple", "futuro", "futuro imperfecto", "simple future"),
      row(
        .conditional, "conditional", "conditional", "condicional simple", "condicional", "pospretérito", "potencial",
        "simple conditional"),
      row(
        .presentPerfect, "present-perfect", "present perfect", "pretérito perfecto compuesto", "antepresente",
        "pretérito perfecto", "perfecto"),
      row(
        .pluperfect, "pluperfect", "pluperfect", "pretérito pluscuamperfecto", "antecopretérito", "pluscuamperfecto",
        "pluscuamperfecto de indicativo", "past perfect"),
      row(.pastAnterior, "past-anterior", "past anterior", "pretérito anterior", "antepretérito", "preterite perfect"),
      row(.futurePerfect, "future-perfect", "future perfect", "futuro compuesto", "antefuturo", "futuro perfecto"),
      row(
        .conditionalPerfect, "conditional-perfect", "conditional perfect", "condicional compuesto", "antepospretérito",
        "condicional perfecto"),
      row(
        .presentSubjunctive, "present-subjunctive", "present subjunctive", "presente de subjuntivo", "subjuntivo",
        "presente del subjuntivo"),
      row(
        .imperfectSubjunctiveRa, "imperfect-subjunctive-ra", "imperfect subjunctive in -ra",
        "pretérito imperfecto de subjuntivo en -ra", "imperfecto de subjuntivo", "imperfecto de subjuntivo ra",
        "imperfect subjunctive", "pretérito imperfecto de subjuntivo", "pretérito de subjuntivo", "past subjunctive"),
      row(
        .imperfectSubjunctiveSe, "imperfect-subjunctive-se", "imperfect subjunctive in -se",
        "pretérito imperfecto de subjuntivo en -se", "imperfecto de subjuntivo se"),
      row(
        .futureSubjunctive, "future-subjunctive", "future subjunctive", "futuro simple de subjuntivo",
        "futuro de subjuntivo"),
      row(
        .presentPerfectSubjunctive, "present-perfect-subjunctive", "present perfect subjunctive",
        "pretérito perfecto compuesto de subjuntivo", "antepresente de subjuntivo", "pretérito perfecto de subjuntivo",
        "perfecto de subjuntivo", "perfect subjunctive"),
      row(
        .pluperfectSubjunctiveRa, "pluperfect-subjunctive-ra", "pluperfect subjunctive in -ra",
        "pretérito pluscuamperfecto de subjuntivo en -ra", "pluscuamperfecto de subjuntivo", "pluperfect subjunctive",
        "pretérito pluscuamperfecto de subjuntivo", "antepretérito de subjuntivo", "pluscuamperfecto de subjuntivo ra",
        "past perfect subjunctive"),
      row(
        .pluperfectSubjunctiveSe, "pluperfect-subjunctive-se", "pluperfect subjunctive in -se",
        "pretérito pluscuamperfecto de subjuntivo en -se", "pluscuamperfecto de subjuntivo se"),
      row(
        .futurePerfectSubjunctive, "future-perfect-subjunctive", "future perfect subjunctive",
        "futuro compuesto de subjuntivo", "antefuturo de subjuntivo"),
      row(
        .imperative, "imperative", "imperative", "imperativo", "affirmative imperative", "imperativo afirmativo",
        "command", "affirmative commands", "mandatos"),
      row(
        .negativeImperative, "negative-imperative", "negative imperative", "imperativo negativo", "negative commands"),
    ])

  private static func row(_ tense: Tense, _ names: String...) -> (Tense, [String]) { (tense, names) }

  private var names: [String] { Self.table.rows[Int(rawValue)].names }

  /// The identifier that every format uses: `present-subjunctive`.
  public var id: String { names[0] }

  /// The name in English: `present subjunctive`.
  public var englishName: String { names[1] }

  /// The academies' name: `presente de subjuntivo`.
  public var spanishName: String { names[2] }
}
