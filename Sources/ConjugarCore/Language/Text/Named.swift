/// Something a person names on the command line or in a settings file: a tense, a person, a region…
///
/// Case, accents, hyphens and spaces do not matter: `Pretérito`, `preterito` and `PRETERITE` are one name.
package protocol Named: Sendable {
  /// Every value with its names, the identifier that output uses first.
  static var table: NameTable<Self> { get }
}

extension Named {
  /// The value of an identifier as our own files have it: to the letter, by no other name.
  package init?(id: some Collection<UInt8>) {
    guard let value = Self.table.value(id: id) else { return nil }
    self = value
  }

  /// The value that goes by a name, as `NameTable.value(named:)` finds it.
  package static func named(_ name: some StringProtocol) throws(NameError) -> Self { try table.value(named: name) }

  /// The value that goes by a whole name, its words in any order: `subjunctive past`.
  package static func exactly(_ name: some StringProtocol) -> Self? { table.value(exactly: name) }

  /// The value that the beginning of a name stands for; where there is none, nothing is proposed.
  package static func abbreviated(_ name: String) -> Self? { table.value(beginning: Folding.key(name)) }
}

/// The values of a kind, each with the names that it goes by.
package struct NameTable<Value: Sendable>: Sendable {
  package let kind: String
  private let values: [Value]
  package let identifiers: [String]
  /// The identifiers as numbers, which are compared sooner than texts.
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

  /// Every name with what is proposed for it: the identifier, but *nosotros* rather than *1p*.
  package var names: [(name: String, identifier: String)] {
    rows.flatMap { row in row.names.map { ($0, row.names[0].contains(where: \.isNumber) ? $0 : row.names[0]) } }
  }
}

extension NameTable where Value: CaseIterable {
  /// The names of a kind as in `Resources/names.txt`: one line per value, in the order of the cases.
  package init(_ kind: String) {
    let lines = SectionedText(Resources.names).lines(of: kind)
    self.init(kind, Array(Value.allCases), lines.map(\.firstField)) { lines[$0].fields }
  }
}

extension NameTable {
  /// The value that goes by a name, in any case, with or without accents, perhaps only its beginning.
  ///
  /// - Throws: `NameError`, which says what is accepted and proposes the nearest.
  package func value(named name: some StringProtocol) throws(NameError) -> Value {
    if let value = value(exactly: name) { return value }
    let key = Folding.key(name)
    // Argentina is Latin America with vos.
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
    // A name to the letter goes before the same words in another order.
    return rows.first { $0.names.contains { name in keys.contains { Folding.key(of: name, ifAfter: $0) == $0 } } }?
      .value
      ?? (words.count > 1 ? rows.first { $0.names.contains { Folding.isOf(words, $0) } }?.value : nil)
  }

  /// The value of the only identifier, else only name, that begins with a key, or with which all such begin: `pret`.
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
  /// What may have been meant, the likeliest first.
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

/// The nearest of several names to one that was misspelled.
package enum Nearest {
  private static let most = 3
  /// From so many letters on the beginning of a name stands for it, or proposes it.
  fileprivate static let shortestBeginning = 3

  /// The names that a slip, or a slip in their beginning, makes of the folded key, the nearest first.
  static func names(to key: String, among names: [(name: String, identifier: String)]) -> [String] {
    let (text, key) = (key, Array(key.utf8))
    let length = key.count
    let limit = length < 2 ? 0 : length < 4 ? 1 : length < 8 ? 2 : 3
    var found = [[String]](repeating: [], count: limit + 1)
    var begun: [String] = []
    for (name, identifier) in names {
      let name = Folding.key(name)
      // Nothing is compared letter by letter with what is far too long.
      if abs(name.count - length) <= limit, case let slips = EditDistance(key, Array(name.utf8)).whole, slips <= limit {
        found[slips].append(identifier)
      } else if length >= shortestBeginning, name.hasPrefix(text) {
        begun.append(identifier)
      }
    }
    found[0] += begun.sorted { $0.count < $1.count }
    // A name one letter away is hardly meant as one that is three away.
    let near = found.drop(while: \.isEmpty).prefix(2).joined()
    return Array(near.once.prefix(most))
  }

  /// The nearest of some words to a misspelled one, those that are near enough to be a slip.
  package static func words(to word: String, among words: [String]) -> [String] {
    names(to: Folding.key(word), among: words.map { ($0, $0) })
  }

  package static func distance(_ first: String, _ second: String) -> Int {
    EditDistance(Array(first), Array(second)).whole
  }

  /// How the message on a misspelled name goes on: `; did you mean “a”, “b” or “c”?`, or not at all.
  package static func proposal(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(names.map { "“\($0)”" }.listed("or"))?"
  }
}
