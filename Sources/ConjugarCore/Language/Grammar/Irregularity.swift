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

  private struct Facts {
    let id: String
    let example: String
    /// For people; `nil` for the identifier with an arrow for `>` and blanks for hyphens.
    var title: String?
    /// Names that people call it by, besides the identifier.
    var names: [String] = []
    /// Those that it gathers.
    var members: [Irregularity] = []
    /// The last letter of the stem as the infinitive writes it, where that is what changes.
    var letter: Letter?
    /// Whether its rules show it and nothing else; if not, the letters decide too, or that no other is shown.
    var isToldByRule = true

    /// A letter that changes so that the sound stays.
    static func letter(_ id: String, _ example: String) -> Facts {
      Facts(
        id: id, example: example, title: "spelling \(id.replacing(">", with: "→"))",
        letter: Word(id.prefix { $0 != ">" })?.last, isToldByRule: false)
    }

    static func regular(_ ending: String, _ example: String) -> Facts {
      Facts(
        id: "regular-\(ending)", example: example, title: "regular -\(ending)", names: [ending, "\(ending) verbs"],
        isToldByRule: false)
    }
  }

  private var facts: Facts {
    switch self {
    case .eToIe: Facts(id: "e>ie", example: "pensar, pienso")
    case .oToUe: Facts(id: "o>ue", example: "contar, cuento")
    case .uToUe: Facts(id: "u>ue", example: "jugar, juego")
    case .iToIe: Facts(id: "i>ie", example: "adquirir, adquiero")
    case .oToHue: Facts(id: "o>hue", example: "desosar, deshueso")
    case .eToI: Facts(id: "e>i", example: "pedir, pido")
    case .oToU: Facts(id: "o>u", example: "dormir, durmió")
    case .stressedI: Facts(id: "i>í", example: "enviar, envío")
    case .stressedU: Facts(id: "u>ú", example: "reunir, reúno")
    case .cToZc: Facts(id: "c>zc", example: "conocer, conozco", names: ["zco-verbs"])
    case .cToZg: Facts(id: "c>zg", example: "yacer, yazgo")
    case .cToG: Facts(id: "c>g", example: "hacer, hago")
    case .cToJ: Facts(id: "c>j", example: "conducir, conduje")
    case .addedG: Facts(id: "+g", example: "salir, salgo", title: "added g")
    case .addedIg: Facts(id: "+ig", example: "caer, caigo", title: "added ig")
    case .addedY: Facts(id: "+y", example: "roer, royo", title: "added y")
    case .strongPreterite:
      Facts(id: "strong-preterite", example: "tener, tuve", names: ["strong-preterites"], members: [.cToJ])
    case .builtOnPreterite: Facts(id: "built-on-the-preterite", example: "ser, fuera")
    case .shortFuture: Facts(id: "short-future", example: "tener, tendré", names: ["short-futures"])
    case .irregularStem: Facts(id: "irregular-stem", example: "saber, sepa")
    case .subjunctiveFromYo: Facts(id: "subjunctive-from-yo", example: "caber, quepa")
    case .otherStem: Facts(id: "another-stem", example: "pudrir, podría")
    case .insertedY: Facts(id: "inserted-y", example: "huir, huyo")
    case .iToY: Facts(id: "i>y", example: "leer, leyó")
    case .absorbedI: Facts(id: "i-absorbed", example: "reñir, riñó")
    case .initialGlide: Facts(id: "ye-hue", example: "oler, huelo", title: "ye-, hue-")
    case .cToQu: .letter("c>qu", "buscar, busqué")
    case .quToC: .letter("qu>c", "delinquir, delinco")
    case .gToGu: .letter("g>gu", "llegar, llegué")
    case .guToG: .letter("gu>g", "seguir, sigo")
    case .zToC: .letter("z>c", "cruzar, crucé")
    case .cToZ: .letter("c>z", "vencer, venzo")
    case .gToJ: .letter("g>j", "proteger, protejo")
    case .diaeresis:
      Facts(id: "diaeresis", example: "averiguar, averigüe", title: "u or ü after g", names: ["u with diaeresis"])
    case .hiatus: Facts(id: "hiatus", example: "leer, leíste", title: "accent on í after a vowel", isToldByRule: false)
    case .oneOfAKind: Facts(id: "one-of-a-kind", example: "ser, soy", names: ["irregular form"])
    case .compound: Facts(id: "haber", example: "hablar, he hablado", names: ["compound"], isToldByRule: false)
    case .regularAr: .regular("ar", "hablar, hablo")
    case .regularEr: .regular("er", "comer, como")
    case .regularIr: .regular("ir", "vivir, vivo")
    case .goVerbs:
      Facts(
        id: "go-verbs", example: "tener, tengo", names: ["go", "yo-go verbs"],
        members: [.addedG, .addedIg, .cToG, .cToZg])
    case .irregularYo:
      Facts(
        id: "irregular-yo", example: "conocer, conozco", names: ["yo irregular", "irregular first person"],
        members: [.addedG, .addedIg, .cToG, .cToZg, .cToZc])
    case .stemChanging:
      Facts(
        id: "stem-changing", example: "dormir, duermo",
        names: ["stem-change", "stem-changes", "stem-changer", "boot-verbs", "boot", "shoe-verbs", "shoe"],
        members: [.eToIe, .oToUe, .uToUe, .iToIe, .oToHue, .eToI, .oToU])
    case .diphthong:
      Facts(
        id: "diphthong", example: "pensar, pienso", names: ["diphthongs"],
        members: [.eToIe, .oToUe, .uToUe, .iToIe, .oToHue])
    case .stress:
      Facts(
        id: "stress", example: "enviar, envío", names: ["stress-shift", "accent change"],
        members: [.stressedI, .stressedU])
    case .spelling:
      Facts(
        id: "spelling", example: "buscar, busqué", names: ["spelling-change", "orthographic", "car-gar-zar"],
        members: [.diaeresis])
    }
  }

  private static let rows = allCases.map(\.facts)

  private var known: Facts { Self.rows[Int(rawValue)] }

  /// Short, stable and easy to type: `e>ie`, `strong-preterite`, `regular-ar`.
  public var id: String { known.id }

  /// For people: `e→ie`, `strong preterite`, `regular -ar`.
  public var title: String { known.title ?? id.replacing(">", with: "→").replacing("-", with: " ") }

  /// A verb and a form of it: `pensar, pienso`.
  package var example: String { known.example }

  package var model: String { String(example.prefix { $0 != "," }) }

  package var isGroup: Bool { rawValue >= Self.goVerbs.rawValue }

  var isToldByRule: Bool { known.isToldByRule }

  var letter: Letter? { known.letter }

  func includes(_ other: Irregularity) -> Bool { self == other || known.members.contains(other) }
}

extension Irregularity {
  /// The patterns: what the lexicon writes beside a verb.
  package static let patterns = Array(allCases.prefix { $0 != .strongPreterite })

  /// Those by which forms are counted, in the order of every output: all but the groups, the regular ways first.
  package static let kinds = allCases.filter(\.isRegular) + allCases.filter { !$0.isGroup && !$0.isRegular }

  static func regular(_ conjugation: Conjugation) -> Irregularity {
    switch conjugation {
    case .ar: .regularAr
    case .er: .regularEr
    case .ir: .regularIr
    }
  }

  /// The conjugation whose regular way it is; `nil` where something is irregular.
  package var conjugation: Conjugation? { Conjugation.allCases.first { Self.regular($0) == self } }

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

package typealias PatternSet = EnumSet<Irregularity>
