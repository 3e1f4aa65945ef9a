/// Something a person names on the command line or in a settings file: a tense, a person, a region…
///
/// Case, accents, hyphens and spaces do not matter: `Pretérito`, `preterito` and `PRETERITE` are one name.
public protocol Named: Sendable {
  /// Every value with its names, the identifier that output uses first.
  static var table: NameTable<Self> { get }
}

/// The values of a kind, each with the names that it goes by.
public struct NameTable<Value: Sendable>: Sendable {
  /// What a message calls the kind: `tense`, `person`.
  package let kind: String
  let rows: [(value: Value, names: [String])]

  /// - Parameters:
  ///   - kind: what a message calls it: `tense`.
  ///   - rows: each value with its names, the identifier first.
  package init(_ kind: String, _ rows: [(Value, [String])]) {
    self.kind = kind
    self.rows = rows.map { (value: $0.0, names: $0.1) }
  }

  /// The identifiers, in order.
  package var identifiers: [String] { rows.map { $0.names[0] } }

  /// Every name with the identifier of its value.
  package var names: [(name: String, identifier: String)] {
    rows.flatMap { row in row.names.map { ($0, row.names[0]) } }
  }
}

extension Named {
  /// The value of an identifier as our own files have it: to the letter, by no other name.
  package init?(id: some Collection<UInt8>) {
    let row = Self.table.rows.first { $0.names[0].utf8.count == id.count && $0.names[0].utf8.elementsEqual(id) }
    guard let row else { return nil }
    self = row.value
  }

  /// The value that goes by a name.
  ///
  /// - Parameter name: an identifier or another name of the value, in any case, with or without accents.
  /// - Throws: `NameError`, which says what is accepted and proposes the nearest.
  public static func named(_ name: some StringProtocol) throws(NameError) -> Self {
    // Identifiers as output writes them need no folding: a plan has dozens of them.
    for row in table.rows where row.names[0] == name { return row.value }
    let key = Folding.key(name)
    for row in table.rows where row.names.contains(where: { Folding.key($0) == key }) { return row.value }
    let nearest = Nearest.names(to: key, among: table.names)
    throw NameError(kind: table.kind, name: String(name), accepted: table.identifiers, nearest: nearest)
  }
}
