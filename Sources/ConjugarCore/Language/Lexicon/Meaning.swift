/// One meaning of a verb, in English: `come (vulgar, Latin America)`.
package struct Meaning: Sendable, Hashable {
  /// A label of register or currency, as dictionaries have it.
  package enum Mark: String, CaseIterable, Sendable, Hashable {
    case vulgar, colloquial, rare, obsolete, nonstandard
  }

  /// What it means, without *to*, marks and regions: `sit (someone) down`.
  package let text: String
  /// What restricts the use of the meaning, in the order of the lexicon; empty for most.
  package let marks: [Mark]
  /// Where it is said, if not everywhere: `Spain`, `Latin America`, `Mexico`.
  package let regions: [String]
}

extension Meaning {
  /// The places that meanings name.
  static let regions: Set<String> = [
    "Andes", "Argentina", "Caribbean", "Central America", "Chile", "Colombia", "Cuba", "Dominican Republic", "Ecuador",
    "Latin America", "Mexico", "Paraguay", "Peru", "Puerto Rico", "River Plate", "Spain", "Venezuela",
  ]

  /// - Parameter written: the meaning as the lexicon has it; parentheses at its end with nothing but marks and regions
  ///   are those, all others belong to the text.
  init(_ written: Substring) {
    let labels = Self.labels(of: written)
    text =
      String(labels.isEmpty ? written : written[..<(written.lastIndex(of: "(") ?? written.endIndex)].trimmed)
    marks = labels.compactMap { Mark(rawValue: $0) }
    regions = labels.filter { Self.regions.contains($0) }
  }

  private static func labels(of written: Substring) -> [String] {
    guard written.last == ")", let start = written.lastIndex(of: "(") else { return [] }
    let labels = written[start...].dropFirst().dropLast().split(separator: ",").map { String($0.trimmed) }
    return labels.allSatisfy { Mark(rawValue: $0) != nil || regions.contains($0) } ? labels : []
  }
}

extension Meaning: CustomStringConvertible {
  /// The meaning as the lexicon writes it.
  package var description: String {
    let labels = marks.map(\.rawValue) + regions
    return labels.isEmpty ? text : "\(text) (\(labels.joined(separator: ", ")))"
  }
}

/// The meanings of a verb as a line of the lexicon has them: `sit (someone) down, suit; -se sit down`.
struct MeaningField: Sendable, Hashable {
  let text: String

  /// The meanings of the verb without pronoun.
  var plain: Substring { text.hasPrefix(Self.sign) ? "" : sides?.plain ?? text[...] }

  /// The meanings that the verb has with its pronoun only.
  var pronominal: Substring { text.hasPrefix(Self.sign) ? text.dropFirst(Self.sign.count) : sides?.pronominal ?? "" }

  /// Those of a verb as it is asked for, with its pronoun or without; where it has none of its own with the pronoun, the
  /// plain ones.
  func of(pronominal isPronominal: Bool) -> Substring {
    isPronominal && !pronominal.isEmpty ? pronominal : plain
  }

  /// The meanings of a line without vulgar ones.
  static func decent(_ meaning: String) -> String {
    guard meaning.contains("vulgar") else { return meaning }
    let field = MeaningField(text: meaning)
    let sides = [field.plain, field.pronominal].map { side in
      list(side).filter { !$0.isVulgar }.map(\.description).joined(separator: ", ")
    }
    return (sides[0].isEmpty ? [] : [sides[0]]).joined()
      + (sides[1].isEmpty ? "" : (sides[0].isEmpty ? "" : "; ") + sign + sides[1])
  }

  private static let sign = "-se "

  private var sides: (plain: Substring, pronominal: Substring)? {
    guard let semicolon = text.utf8.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let rest = text[semicolon...].dropFirst(2)
    return (text[..<semicolon], rest.dropFirst(Self.sign.count))
  }

  static func list(_ text: Substring) -> [Meaning] { parts(of: text).map { Meaning($0) } }

  /// The meanings in a list as they are written: commas in parentheses do not divide it.
  static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    func add(upTo end: String.Index) {
      let part = text[start..<end].drop { $0 == " " }
      if !part.isEmpty { parts.append(part) }
    }
    var index = start
    while index < text.endIndex {
      switch text.utf8[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        add(upTo: index)
        start = text.index(after: index)
      default: break
      }
      text.utf8.formIndex(after: &index)
    }
    add(upTo: text.endIndex)
    return parts
  }
}
