/// A kind of irregularity, or a regular conjugation: what the lexicon says about a verb, what learners practice, and
/// what statistics, reviews, hints and tags distinguish.
///
/// Rules show them: most have a rule of their own; some group the rules of others under the name that teachers use
/// (*go-verbs*). The rules decide *when* an irregularity shows; the lexicon decides *which* verbs have it.
public enum Irregularity: UInt8, CaseIterable, Sendable, Hashable {
  // Stated in the lexicon, because no rule can predict them.
  case eToIe, oToUe, uToUe, iToIe, oToHue
  case eToI, oToU
  case stressedI, stressedU
  case cToZc, cToZg, cToG, cToJ, addedG, addedIg, addedY
  // Consequences of forms and stems that the lexicon states.
  case strongPreterite, builtOnPreterite, shortFuture, irregularStem, subjunctiveFromYo, otherStem
  // Required of every verb by sound and spelling.
  case insertedY, iToY, absorbedI, initialGlide
  case cToQu, quToC, gToGu, guToG, zToC, cToZ, gToJ, diaeresis, hiatus
  case oneOfAKind, compound
  case regularAr, regularEr, regularIr
  // Groups.
  case goVerbs, irregularYo, stemChanging, diphthong, stress, spelling

  /// What `Resources/names.txt` says about each case, and its letter, worked out once.
  private struct Facts {
    let id: String
    let letter: Letter?
    let isToldByRule: Bool
    private let line: LiteralPart

    var fields: [String] { line.fields }

    init(_ irregularity: Irregularity, _ line: LiteralPart) {
      (id, self.line) = (line.firstField, line)
      let isOfLetter = Irregularity.cToQu.rawValue...Irregularity.gToJ.rawValue ~= irregularity.rawValue
      letter = isOfLetter ? Word(id.prefix { $0 != ">" })?.last : nil
      isToldByRule = !isOfLetter && ![.hiatus, .compound, .regularAr, .regularEr, .regularIr].contains(irregularity)
    }
  }

  private static let facts = zip(allCases, SectionedText(Resources.names).lines(of: "pattern")).map(Facts.init)
  private var facts: Facts { Self.facts[Int(rawValue)] }

  /// Short, stable and easy to type: `e>ie`, `strong-preterite`, `regular-ar`.
  public var id: String { facts.id }

  /// The display name: `e→ie`, `strong preterite`, `regular -ar`.
  public var title: String { facts.fields[2] }

  /// A verb and a form of it: `pensar, pienso`.
  package var example: String { facts.fields[1] }

  package var model: String { String(example.prefix { $0 != "," }) }

  /// The last letter of the stem as the infinitive spells it, if that changes so that the sound stays.
  var letter: Letter? { facts.letter }

  /// Whether its rules alone show it; if not, it also depends on letters, or on no other being shown.
  var isToldByRule: Bool { facts.isToldByRule }

  func includes(_ other: Irregularity) -> Bool { self == other || Self.members[self]?.contains(other) ?? false }

  private static let members: [Irregularity: PatternSet] = [
    .strongPreterite: [.cToJ],
    .goVerbs: [.addedG, .addedIg, .cToG, .cToZg],
    .irregularYo: [.addedG, .addedIg, .cToG, .cToZg, .cToZc],
    .stemChanging: [.eToIe, .oToUe, .uToUe, .iToIe, .oToHue, .eToI, .oToU],
    .diphthong: [.eToIe, .oToUe, .uToUe, .iToIe, .oToHue],
    .stress: [.stressedI, .stressedU],
    .spelling: [.diaeresis],
  ]
}

extension Irregularity {
  package static let patterns = Array(allCases.prefix { $0 != .strongPreterite })

  /// The irregularities by which forms are counted, in output order: all but the groups, the regular ones first.
  package static let kinds = allCases.filter(\.isRegular) + allCases.prefix { $0 != .goVerbs }.filter { !$0.isRegular }

  static func regular(_ conjugation: Conjugation) -> Irregularity {
    conjugation == .ar ? .regularAr : conjugation == .er ? .regularEr : .regularIr
  }

  /// The conjugation of which this is the regular one; `nil` for an irregularity.
  package var conjugation: Conjugation? { Conjugation.allCases.first { Self.regular($0) == self } }

  package var isRegular: Bool { conjugation != nil }
}

extension Irregularity: Named {
  /// The names of the patterns, also with an arrow, a hyphen, a colon or “to” in place of `>`.
  package static let table = NameTable<Irregularity>(
    "pattern",
    allCases.map { irregularity in
      let id = irregularity.id
      let arrow = ["→", "-", ":", " to "].map { id.replacing(">", with: $0) }
      return (irregularity, [id, irregularity.title] + arrow + irregularity.facts.fields[3...])
    })

  /// The irregularity that goes by a name.
  ///
  /// - Parameter name: an identifier, a title or what teachers call it: `e>ie`, `e-ie`, `boot verbs`.
  /// - Throws: `NameError`, which says what is accepted and proposes the nearest.
  public static func named(_ name: some StringProtocol) throws(NameError) -> Irregularity {
    try table.value(named: name)
  }
}

package typealias PatternSet = EnumSet<Irregularity>
