/// A way in which forms are irregular, or the one in which they are regular: what the lexicon says of a verb, what learners
/// practice, and what statistics, reviews, hints and tags tell apart.
///
/// Rules show them: most have a rule of their own, some gather those of others under the name that teachers use
/// (*go-verbs*). *When* one shows is the business of the rules; *which* verbs have it, of the lexicon.
public enum Irregularity: UInt8, CaseIterable, Sendable, Hashable {
  // What the lexicon states, because no rule can predict it.
  case eToIe, oToUe, uToUe, iToIe, oToHue
  case eToI, oToU
  case stressedI, stressedU
  case cToZc, cToZg, cToG, cToJ, addedG, addedIg, addedY
  // What follows from forms and stems that the lexicon states.
  case strongPreterite, builtOnPreterite, shortFuture, irregularStem, subjunctiveFromYo, otherStem
  // What sound and spelling ask of every verb.
  case insertedY, iToY, absorbedI, initialGlide
  case cToQu, quToC, gToGu, guToG, zToC, cToZ, gToJ, diaeresis, hiatus
  case oneOfAKind, compound
  case regularAr, regularEr, regularIr
  // Groups.
  case goVerbs, irregularYo, stemChanging, diphthong, stress, spelling

  /// What is known of an irregularity.
  private struct Facts {
    let id: String
    let title: String
    let example: String
    /// Those that it gathers.
    var members: [Irregularity] = []
    /// Names that people call it by, besides the identifier.
    var names: [String] = []
    /// The last letter of the stem as the infinitive writes it, where that is what changes; `nil` for what is not of a letter.
    var letter: Letter?
    /// Whether its rules show it and nothing else; if not, the letters decide too, or that no other is shown.
    var isToldByRule = true
    /// Whether it only gathers others.
    var isGroup = false

    /// - Parameter title: `nil` for the identifier with an arrow.
    init(
      _ id: String, _ example: String, title: String? = nil, members: [Irregularity] = [], names: [String] = [],
      isToldByRule: Bool = true, isGroup: Bool = false
    ) {
      self.id = id
      self.title = title ?? id.replacing(">", with: "→")
      self.example = example
      self.members = members
      self.names = names
      self.isToldByRule = isToldByRule
      self.isGroup = isGroup
    }

    /// A letter that changes so that the sound stays.
    static func letter(_ id: String, _ example: String) -> Facts {
      var facts = Facts(
        id, example, title: "spelling \(id.replacing(">", with: "→"))", isToldByRule: false)
      facts.letter = Word(id.prefix { $0 != ">" })?.last
      return facts
    }

    static func group(
      _ id: String, _ title: String, _ example: String, _ members: [Irregularity], names: [String]
    ) -> Facts { Facts(id, example, title: title, members: members, names: names, isGroup: true) }
  }

  private var facts: Facts {
    switch self {
    case .eToIe: Facts("e>ie", "pensar, pienso")
    case .oToUe: Facts("o>ue", "contar, cuento")
    case .uToUe: Facts("u>ue", "jugar, juego")
    case .iToIe: Facts("i>ie", "adquirir, adquiero")
    case .oToHue: Facts("o>hue", "desosar, deshueso")
    case .eToI: Facts("e>i", "pedir, pido")
    case .oToU: Facts("o>u", "dormir, durmió")
    case .stressedI: Facts("i>í", "enviar, envío")
    case .stressedU: Facts("u>ú", "reunir, reúno")
    case .cToZc: Facts("c>zc", "conocer, conozco", names: ["zco-verbs"])
    case .cToZg: Facts("c>zg", "yacer, yazgo")
    case .cToG: Facts("c>g", "hacer, hago")
    case .cToJ: Facts("c>j", "conducir, conduje")
    case .addedG: Facts("+g", "salir, salgo", title: "added g")
    case .addedIg: Facts("+ig", "caer, caigo", title: "added ig")
    case .addedY: Facts("+y", "roer, royo", title: "added y")
    case .strongPreterite:
      Facts(
        "strong-preterite", "tener, tuve", title: "strong preterite", members: [.cToJ], names: ["strong-preterites"])
    case .builtOnPreterite: Facts("built-on-the-preterite", "ser, fuera", title: "built on the preterite")
    case .shortFuture: Facts("short-future", "tener, tendré", title: "short future", names: ["short-futures"])
    case .irregularStem: Facts("irregular-stem", "saber, sepa", title: "irregular stem")
    case .subjunctiveFromYo: Facts("subjunctive-from-yo", "caber, quepa", title: "subjunctive from yo")
    case .otherStem: Facts("another-stem", "pudrir, podría", title: "another stem")
    case .insertedY: Facts("inserted-y", "huir, huyo", title: "inserted y")
    case .iToY: Facts("i>y", "leer, leyó")
    case .absorbedI: Facts("i-absorbed", "reñir, riñó", title: "i absorbed")
    case .initialGlide: Facts("ye-hue", "oler, huelo", title: "ye-, hue-")
    case .cToQu: .letter("c>qu", "buscar, busqué")
    case .quToC: .letter("qu>c", "delinquir, delinco")
    case .gToGu: .letter("g>gu", "llegar, llegué")
    case .guToG: .letter("gu>g", "seguir, sigo")
    case .zToC: .letter("z>c", "cruzar, crucé")
    case .cToZ: .letter("c>z", "vencer, venzo")
    case .gToJ: .letter("g>j", "proteger, protejo")
    case .diaeresis: Facts("diaeresis", "averiguar, averigüe", title: "u or ü after g", names: ["u with diaeresis"])
    case .hiatus: Facts("hiatus", "leer, leíste", title: "accent on í after a vowel", isToldByRule: false)
    case .oneOfAKind: Facts("one-of-a-kind", "ser, soy", title: "one of a kind", names: ["irregular form"])
    case .compound: Facts("haber", "hablar, he hablado", names: ["compound"], isToldByRule: false)
    case .regularAr:
      Facts("regular-ar", "hablar, hablo", title: "regular -ar", names: ["ar", "ar verbs"], isToldByRule: false)
    case .regularEr:
      Facts("regular-er", "comer, como", title: "regular -er", names: ["er", "er verbs"], isToldByRule: false)
    case .regularIr:
      Facts("regular-ir", "vivir, vivo", title: "regular -ir", names: ["ir", "ir verbs"], isToldByRule: false)
    case .goVerbs:
      .group("go-verbs", "go verbs", "tener, tengo", [.addedG, .addedIg, .cToG, .cToZg], names: ["go", "yo-go verbs"])
    case .irregularYo:
      .group(
        "irregular-yo", "irregular yo", "conocer, conozco", [.addedG, .addedIg, .cToG, .cToZg, .cToZc],
        names: ["yo irregular", "irregular first person"])
    case .stemChanging:
      .group(
        "stem-changing", "stem changing", "dormir, duermo", [.eToIe, .oToUe, .uToUe, .iToIe, .oToHue, .eToI, .oToU],
        names: ["stem-change", "stem-changes", "stem-changer", "boot-verbs", "boot", "shoe-verbs", "shoe"])
    case .diphthong:
      .group(
        "diphthong", "diphthong", "pensar, pienso", [.eToIe, .oToUe, .uToUe, .iToIe, .oToHue], names: ["diphthongs"])
    case .stress:
      .group("stress", "stress", "enviar, envío", [.stressedI, .stressedU], names: ["stress-shift", "accent change"])
    case .spelling:
      .group(
        "spelling", "spelling", "buscar, busqué", [.diaeresis],
        names: ["spelling-change", "orthographic", "car-gar-zar"])
    }
  }

  private static let rows = allCases.map(\.facts)

  private var known: Facts { Self.rows[Int(rawValue)] }

  /// Short, stable and easy to type: `e>ie`, `strong-preterite`, `regular-ar`.
  public var id: String { known.id }

  /// For people: `e→ie`, `strong preterite`, `regular -ar`.
  public var title: String { known.title }

  /// A verb and a form of it: `pensar, pienso`.
  package var example: String { known.example }

  /// The verb of the example.
  package var model: String { String(example.prefix { $0 != "," }) }

  /// Whether it only gathers others.
  package var isGroup: Bool { known.isGroup }

  /// Whether its rules show it and nothing else; if not, the letters decide too, or that no other is shown.
  var isToldByRule: Bool { known.isToldByRule }

  /// The last letter of the stem as the infinitive writes it, where that is what changes; `nil` for what is not of a letter.
  var letter: Letter? { known.letter }

  /// Whether it is another, or gathers it.
  func includes(_ other: Irregularity) -> Bool { self == other || known.members.contains(other) }
}

extension Irregularity {
  /// The patterns: what the lexicon writes beside a verb.
  package static let patterns = Array(allCases.prefix { $0 != .strongPreterite })

  /// Those by which forms are counted, in the order of every output: all but the groups, the regular ways first.
  package static let kinds = allCases.filter(\.isRegular) + allCases.filter { !$0.isGroup && !$0.isRegular }

  /// The regular way of a conjugation.
  static func regular(_ conjugation: Conjugation) -> Irregularity {
    switch conjugation {
    case .ar: .regularAr
    case .er: .regularEr
    case .ir: .regularIr
    }
  }

  /// The conjugation whose regular way it is; `nil` where something is irregular.
  package var conjugation: Conjugation? { Conjugation.allCases.first { Self.regular($0) == self } }

  /// Whether it is the regular way of a conjugation.
  package var isRegular: Bool { conjugation != nil }
}

extension Irregularity: Named {
  /// Also by the arrow, a hyphen, a colon or words for `>`.
  public static let table = NameTable<Irregularity>(
    "pattern",
    allCases.map { irregularity in
      let id = irregularity.id
      let arrow = ["→", "-", ":", " to "].map { id.replacing(">", with: $0) }
      return (irregularity, [id, irregularity.title] + arrow + irregularity.known.names)
    })
}

/// A set of patterns, in one word of memory.
package typealias PatternSet = EnumSet<Irregularity>
