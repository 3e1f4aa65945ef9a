/// Something a person names on the command line or in a settings file: a tense, a person, a region…
///
/// Case, accents, hyphens and spaces do not matter: `Pretérito`, `preterito` and `PRETERITE` are one name.
package protocol Named: Sendable {
  /// Every value with its names, starting with the identifier that output uses.
  static var table: NameTable<Self> { get }
}

extension Named {
  /// The value with an identifier, spelled exactly as our own files have it.
  package init?(id: some Collection<UInt8>) {
    guard let value = Self.table.value(id: id) else { return nil }
    self = value
  }

  /// The value that goes by a name, as `NameTable.value(named:)` finds it.
  package static func named(_ name: some StringProtocol) throws(NameError) -> Self { try table.value(named: name) }

  /// The value that goes by a full name, its words in any order: `subjunctive past`.
  package static func exactly(_ name: some StringProtocol) -> Self? { table.value(exactly: name) }

  /// The value that the beginning of a name stands for; if there is none, nothing is suggested.
  package static func abbreviated(_ name: String) -> Self? { table.value(beginning: Folding.key(name)) }
}

/// The values of a kind, each with its names.
package struct NameTable<Value: Sendable>: Sendable {
  package let kind: String
  private let values: [Value]
  package let identifiers: [String]
  /// The identifiers as numbers, which are compared faster than text.
  private let keys: [UInt64]
  private let read: @Sendable (Int) -> [String]

  private init(
    _ kind: String, _ values: [Value], _ identifiers: [String], names: @escaping @Sendable (Int) -> [String]
  ) {
    (self.kind, self.values, self.identifiers, read) = (kind, values, identifiers, names)
    keys = identifiers.map { Self.key($0.utf8) }
  }

  /// - Parameter rows: each value with its names, the identifier first.
  package init(_ kind: String, _ rows: [(Value, [String])]) {
    self.init(kind, rows.map(\.0), rows.map { $0.1[0] }) { rows[$0].1 }
  }

  private static func key(_ id: some Sequence<UInt8>) -> UInt64 { id.reduce(0) { $0 &* 31 &+ UInt64($1) } }

  func names(of index: Int) -> [String] { read(index) }

  var rows: [(value: Value, names: [String])] { values.indices.map { (value: values[$0], names: read($0)) } }

  /// Every name with what to suggest for it: the identifier, but *nosotros* rather than *1p*.
  package var names: [(name: String, identifier: String)] {
    rows.flatMap { row in row.names.map { ($0, row.names[0].contains(where: \.isNumber) ? $0 : row.names[0]) } }
  }
}

extension NameTable where Value: CaseIterable {
  /// The names of a kind from `Resources/names.txt`: one line per value, in the order of the cases.
  package init(_ kind: String) {
    let lines = SectionedText(Resources.names).lines(of: kind)
    self.init(kind, Array(Value.allCases), lines.map(\.firstField)) { lines[$0].fields }
  }
}

extension NameTable {
  /// The value that goes by a name, in any case, with or without accents, or by its beginning alone.
  ///
  /// - Throws: `NameError`, which says what is accepted and proposes the nearest.
  package func value(named name: some StringProtocol) throws(NameError) -> Value {
    if let value = value(exactly: name) { return value }
    let key = Folding.key(name)
    // A name can mean more than a value: Argentina is Latin America with vos.
    let more = SectionedText(Resources.names).lines(of: "more than a \(kind)").map(\.fields)
    let meant = more.first { $0.contains { Folding.key($0) == key } }.map { [$0[0]] }
    if meant == nil, let value = value(beginning: key) { return value }
    let nearest = meant ?? Nearest.names(to: key, among: names)
    throw NameError(kind: kind, name: String(name), accepted: identifiers, nearest: nearest)
  }

  func value(id: some Collection<UInt8>) -> Value? {
    let key = Self.key(id)
    return keys.indices.first { place in keys[place] == key && id.withSlice { $0.spells(identifiers[place]) } }
      .map { values[$0] }
  }

  func value(exactly name: some StringProtocol) -> Value? {
    // Identifiers as output writes them need no folding: a plan has dozens of them.
    if let value = value(id: name.utf8) { return value }
    let words = Folding.words(name)
    let keys = [Folding.key(name)] + (words.count == 1 ? words : [])
    // An exact name takes precedence over the same words in another order.
    return rows.first { $0.names.contains { name in keys.contains { Folding.key(of: name, ifAfter: $0) == $0 } } }?
      .value
      ?? (words.count > 1 ? rows.first { $0.names.contains { Folding.isOf(words, $0) } }?.value : nil)
  }

  /// The value of the only identifier, or else the only name, that begins with a key or begins all that do: `pret`.
  func value(beginning key: String) -> Value? {
    guard key.count >= Nearest.shortestBeginning else { return nil }
    for depth in [1, Int.max] {
      let found = rows.enumerated().flatMap { index, row in
        row.names.prefix(depth).compactMap { Folding.key(of: $0, ifAfter: key) }.map { (name: $0, index) }
      }
      guard let shortest = found.min(by: { $0.name.count < $1.name.count }) else { continue }
      let isOnly = found.allSatisfy { $0.1 == shortest.1 || $0.name.hasPrefix(shortest.name) }
      return isOnly ? rows[shortest.1].value : nil
    }
    return nil
  }
}

/// The error for a name that matches no known value.
public struct NameError: Error, Equatable, CustomStringConvertible {
  package let kind: String
  /// The name, as it was given.
  public let name: String
  /// What would have been accepted.
  public let accepted: [String]
  /// What may have been meant, likeliest first.
  public let nearest: [String]

  package init(kind: String, name: String, accepted: [String], nearest: [String] = []) {
    (self.kind, self.name, self.accepted, self.nearest) = (kind, name, accepted, nearest)
  }

  package init(kind: String, name: String, among accepted: [String]) {
    self.init(kind: kind, name: name, accepted: accepted, nearest: Nearest.words(to: name, among: accepted))
  }

  /// The sentence shown to a person.
  public var description: String { "\(beginning) (accepted: \(accepted.joined(separator: ", ")))" }

  /// The sentence without the list of what is accepted.
  package var beginning: String { "\(name.echoed) is not a \(kind)\(Nearest.proposal(nearest))" }
}

/// The nearest of several names to a misspelled one.
package enum Nearest {
  private static let most = 3
  /// With at least this many letters, the beginning of a name can stand for it, or suggest it.
  fileprivate static let shortestBeginning = 3

  /// The names that are a few slips away from the folded key, or begin with it, nearest first.
  static func names(to key: String, among names: [(name: String, identifier: String)]) -> [String] {
    let (text, key) = (key, Array(key.utf8))
    let length = key.count
    let limit = length < 2 ? 0 : length < 4 ? 1 : length < 8 ? 2 : 3
    var found = [[String]](repeating: [], count: limit + 1)
    var begun: [String] = []
    for (name, identifier) in names {
      let name = Folding.key(name)
      // A name of a very different length is not compared letter by letter.
      if abs(name.count - length) <= limit, case let slips = EditDistance(key, Array(name.utf8)).whole, slips <= limit {
        found[slips].append(identifier)
      } else if length >= shortestBeginning, name.hasPrefix(text) {
        begun.append(identifier)
      }
    }
    found[0] += begun.sorted { $0.count < $1.count }
    // If one name is one letter away, one that is three away is hardly meant.
    let near = found.drop(while: \.isEmpty).prefix(2).joined()
    return Array(near.once.prefix(most))
  }

  /// The words nearest to a misspelled one, if they are near enough for it to be a slip.
  package static func words(to word: String, among words: [String]) -> [String] {
    names(to: Folding.key(word), among: words.map { ($0, $0) })
  }

  package static func distance(_ first: String, _ second: String) -> Int {
    EditDistance(Array(first), Array(second)).whole
  }

  /// How the message about a misspelled name continues: `; did you mean “a”, “b” or “c”?`, or empty.
  package static func proposal(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(names.map { "“\($0)”" }.listed("or"))?"
  }
}
