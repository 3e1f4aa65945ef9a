/// A way in which forms are irregular, or the one in which they are regular: what learners practice, and what statistics,
/// reviews, hints and tags tell apart.
///
/// Each irregularity is known by the rules that show it. Most have rules of their own; some gather those of others under
/// the name that teachers use (*go-verbs*).
public enum Irregularity: String, CaseIterable, Sendable, Hashable {
  case eToIe = "e>ie"
  case oToUe = "o>ue"
  case uToUe = "u>ue"
  case iToIe = "i>ie"
  case oToHue = "o>hue"
  case eToI = "e>i"
  case oToU = "o>u"
  case stressedI = "i>í"
  case stressedU = "u>ú"
  case cToZc = "c>zc"
  case cToZg = "c>zg"
  case cToG = "c>g"
  case cToJ = "c>j"
  case addedG = "+g"
  case addedIg = "+ig"
  case addedY = "+y"
  case strongPreterite = "strong-preterite"
  case builtOnPreterite = "built-on-the-preterite"
  case shortFuture = "short-future"
  case irregularStem = "irregular-stem"
  case subjunctiveFromYo = "subjunctive-from-yo"
  case otherStem = "another-stem"
  case insertedY = "inserted-y"
  case iToY = "i>y"
  case absorbedI = "i-absorbed"
  case initialGlide = "ye-hue"
  case cToQu = "c>qu"
  case quToC = "qu>c"
  case gToGu = "g>gu"
  case guToG = "gu>g"
  case zToC = "z>c"
  case cToZ = "c>z"
  case gToJ = "g>j"
  case diaeresis
  case hiatus
  case oneOfAKind = "one-of-a-kind"
  case compound = "haber"
  case regularAr = "regular-ar"
  case regularEr = "regular-er"
  case regularIr = "regular-ir"
  case goVerbs = "go-verbs"
  case stemChanging = "stem-changing"
  case diphthong
  case stress
  case spelling

  /// What is known of an irregularity.
  fileprivate struct Facts {
    let title: String
    let example: String
    /// The rules that show only this irregularity and the groups that gather it.
    var own: Set<Rule.ID> = []
    /// Those that it gathers from others.
    var gathered: Set<Rule.ID> = []
    /// Names that people call it by, besides the identifier.
    var names: [String] = []
    /// The last letter of the stem as the infinitive writes it, where that is what changes; `nil` for what is not of a letter.
    var letter: Letter? = nil
    /// Whether its rules show it and nothing else; if not, the letters decide too, or that no other is shown.
    var isToldByRule = true
    /// Whether it only gathers others.
    var isGroup = false
  }

  fileprivate var facts: Facts {
    switch self {
    case .eToIe: Facts(title: "e→ie", example: "pensar, pienso", own: [.eToIe])
    case .oToUe: Facts(title: "o→ue", example: "contar, cuento", own: [.oToUe])
    case .uToUe: Facts(title: "u→ue", example: "jugar, juego", own: [.uToUe])
    case .iToIe: Facts(title: "i→ie", example: "adquirir, adquiero", own: [.iToIe])
    case .oToHue: Facts(title: "o→hue", example: "desosar, deshueso", own: [.oToHue], gathered: [.initialHue])
    case .eToI: Facts(title: "e→i", example: "pedir, pido", own: [.eToI])
    case .oToU: Facts(title: "o→u", example: "dormir, durmió", own: [.oToU])
    case .stressedI: Facts(title: "i→í", example: "enviar, envío", own: [.stressedI])
    case .stressedU: Facts(title: "u→ú", example: "reunir, reúno", own: [.stressedU])
    case .cToZc: Facts(title: "c→zc", example: "conocer, conozco", own: [.cToZc, .scToZc], names: ["zco-verbs"])
    case .cToZg: Facts(title: "c→zg", example: "yacer, yazgo", own: [.cToZg])
    case .cToG: Facts(title: "c→g", example: "hacer, hago", own: [.cToG])
    case .cToJ: Facts(title: "c→j", example: "conducir, conduje", own: [.cToJ])
    case .addedG: Facts(title: "added g", example: "salir, salgo", own: [.addedG])
    case .addedIg: Facts(title: "added ig", example: "caer, caigo", own: [.addedIg])
    case .addedY: Facts(title: "added y", example: "roer, royo", own: [.addedY])
    case .strongPreterite:
      Facts(
        title: "strong preterite", example: "tener, tuve", own: [.strongPreterite], gathered: [.cToJ],
        names: ["strong-preterites"])
    case .builtOnPreterite: Facts(title: "built on the preterite", example: "ser, fuera", own: [.builtOnPreterite])
    case .shortFuture:
      Facts(title: "short future", example: "tener, tendré", own: [.shortFuture], names: ["short-futures"])
    case .irregularStem: Facts(title: "irregular stem", example: "saber, sepa", own: [.irregularStem])
    case .subjunctiveFromYo: Facts(title: "subjunctive from yo", example: "caber, quepa", own: [.subjunctiveFromYo])
    case .otherStem: Facts(title: "another stem", example: "pudrir, podría", own: [.otherStem])
    case .insertedY: Facts(title: "inserted y", example: "huir, huyo", own: [.insertedY])
    case .iToY: Facts(title: "i→y", example: "leer, leyó", own: [.iToY])
    case .absorbedI: Facts(title: "i absorbed", example: "reñir, riñó", own: [.absorbedI])
    case .initialGlide: Facts(title: "ye-, hue-", example: "oler, huelo", own: [.initialYe, .initialHue])
    case .cToQu: .letter("c", "qu", "buscar, busqué")
    case .quToC: .letter("qu", "c", "delinquir, delinco")
    case .gToGu: .letter("g", "gu", "llegar, llegué")
    case .guToG: .letter("gu", "g", "seguir, sigo")
    case .zToC: .letter("z", "c", "cruzar, crucé")
    case .cToZ: .letter("c", "z", "vencer, venzo")
    case .gToJ: .letter("g", "j", "proteger, protejo")
    case .diaeresis:
      Facts(
        title: "u or ü after g", example: "averiguar, averigüe", own: [.diaeresis], names: ["u with diaeresis"])
    case .hiatus:
      Facts(
        title: "accent on í after a vowel", example: "leer, leíste", gathered: [.writtenAccent], isToldByRule: false)
    case .oneOfAKind: Facts(title: "one of a kind", example: "ser, soy", own: [.ownForm], names: ["irregular form"])
    case .compound: Facts(title: "haber", example: "hablar, he hablado", names: ["compound"], isToldByRule: false)
    case .regularAr: Facts(title: "regular -ar", example: "hablar, hablo", isToldByRule: false)
    case .regularEr: Facts(title: "regular -er", example: "comer, como", isToldByRule: false)
    case .regularIr: Facts(title: "regular -ir", example: "vivir, vivo", isToldByRule: false)
    case .goVerbs: .group("go verbs", "tener, tengo", [.addedG, .addedIg, .cToG, .cToZg], names: ["go"])
    case .stemChanging:
      .group(
        "stem changing", "dormir, duermo", [.eToIe, .oToUe, .uToUe, .iToIe, .oToHue, .eToI, .oToU],
        names: ["stem-change", "boot-verbs", "shoe-verbs"])
    case .diphthong:
      .group("diphthong", "pensar, pienso", [.eToIe, .oToUe, .uToUe, .iToIe, .oToHue], names: ["diphthongs"])
    case .stress: .group("stress", "enviar, envío", [.stressedI, .stressedU], names: ["stress-shift"])
    case .spelling: .group("spelling", "buscar, busqué", [.spelling, .diaeresis], names: ["spelling-change"])
    }
  }

  private static let rows = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.facts) })

  private var known: Facts { Self.rows[self] ?? facts }

  /// Short, stable and easy to type: `e>ie`, `strong-preterite`, `regular-ar`.
  public var id: String { rawValue }

  /// For people: `e→ie`, `strong preterite`, `regular -ar`.
  public var title: String { known.title }

  /// A verb and a form of it: `pensar, pienso`.
  public var example: String { known.example }

  /// The rules of which one is at work in every form that shows it; none where no rule is needed.
  package var rules: Set<Rule.ID> { known.own.union(known.gathered) }

  /// The irregularity that each rule shows, groups aside.
  static let ofRule: [Rule.ID: Irregularity] = allCases.reduce(into: [:]) { homes, irregularity in
    for rule in irregularity.known.own { homes[rule] = irregularity }
  }

  /// Whether it is the regular way of a conjugation.
  package var isRegular: Bool { conjugation != nil }

  /// The conjugation whose regular way it is; `nil` where something is irregular.
  package var conjugation: Conjugation? { Conjugation.allCases.first { Self.regular($0) == self } }

  /// Those by which forms are counted, in the order of every output: all but the groups, the regular ways first.
  package static let kinds = allCases.filter(\.isRegular) + allCases.filter { !$0.isGroup && !$0.isRegular }

  /// Whether it only gathers others.
  package var isGroup: Bool { known.isGroup }

  /// Whether its rules show it and nothing else; if not, the letters decide too, or that no other is shown.
  var isToldByRule: Bool { known.isToldByRule }

  /// The last letter of the stem as the infinitive writes it, where that is what changes; `nil` for what is not of a letter.
  var letter: Letter? { known.letter }
}

extension Irregularity.Facts {
  /// A letter that changes so that the sound stays.
  fileprivate static func letter(_ from: String, _ to: String, _ example: String) -> Self {
    Self(
      title: "spelling \(from)→\(to)", example: example, gathered: [.spelling], letter: Word(from)?.last,
      isToldByRule: false)
  }

  fileprivate static func group(
    _ title: String, _ example: String, _ rules: Set<Rule.ID>, names: [String]
  ) -> Self {
    Self(title: title, example: example, gathered: rules, names: names, isGroup: true)
  }
}

extension Irregularity: Named {
  package static let kindOfName = "pattern"

  /// Also by the arrow or a hyphen for `>`, and by the lexicon's notation.
  package static let table = NameTable<Irregularity>(
    allCases.map { irregularity in
      let id = irregularity.id
      let arrow = [id.replacing(">", with: "→"), id.replacing(">", with: "-")]
      return (irregularity, [id, irregularity.title] + arrow + irregularity.known.names)
    })
}
