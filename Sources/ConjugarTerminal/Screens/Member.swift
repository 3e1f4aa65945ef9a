import ConjugarCore

/// A member of a JSON object, or a column of a table. Source of the schema: json-schema.org, 2020-12.
struct Member<Subject>: Sendable {
  let name: String
  /// The value for a subject; `nil` if it has none.
  let value: @Sendable (Subject) -> Field?
  fileprivate let kind: JSON
  fileprivate let absence: Absence

  /// - Parameter kind: the schema of values other than null, if it is not that of the type.
  init<Value: MemberValue>(
    _ name: String, _ kind: JSON? = nil, _ absence: Absence = .never, _ value: @escaping @Sendable (Subject) -> Value?
  ) {
    self.name = name
    self.kind = kind ?? Value.kind
    self.absence = absence
    self.value = { value($0)?.field }
  }

  /// Creates a member for a type that has a text for each of its values.
  init<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ kind: JSON? = nil, _ absence: Absence = .never,
    _ value: @escaping @Sendable (Subject) -> Choice?
  ) {
    self.init(name, kind ?? .names(Choice.allCases.map(\.rawValue)), absence) { value($0)?.rawValue }
  }

  /// Creates a member that is an object with members of its own; it is left out if there is nothing to say.
  init<Part>(_ name: String, _ members: [Member<Part>], _ value: @escaping @Sendable (Subject) -> Part?) {
    self.init(name, .schema(of: members), .left) { subject in value(subject).map { Field.tree(.object($0, members)) } }
  }

  init<Part>(_ name: String, each members: [Member<Part>], _ value: @escaping @Sendable (Subject) -> [Part]) {
    self.init(name) { Field.tree(.array(value($0).map { .object($0, members) })) }
  }

  /// This member, for something that has the subject as a part.
  func of<Whole>(_ part: @escaping @Sendable (Whole) -> Subject) -> Member<Whole> {
    Member<Whole>(name, kind, absence) { value(part($0)) }
  }
}

/// What takes the place of a missing value.
enum Absence {
  /// Every subject has one.
  case never
  case null
  case left
  /// Either null or left out.
  case nullOrLeft

  fileprivate var mayBeNull: Bool { self == .null || self == .nullOrLeft }
}

/// A type that can be the value of a member.
protocol MemberValue: Sendable {
  /// The schema of such values.
  static var kind: JSON { get }
  var field: Field { get }
}

extension String: MemberValue {
  static let kind = JSON.type("string")
  var field: Field { .text(self) }
}

extension Int: MemberValue {
  static let kind = JSON.type("integer")
  var field: Field { Field(json: .number(self), plain: String(self)) }
}

extension Bool: MemberValue {
  static let kind = JSON.type("boolean")
  var field: Field { Field(json: .bool(self), plain: String(self)) }
}

extension Tense: MemberValue {
  static let kind = JSON.names(allCases.map(\.id))
  var field: Field { .text(id) }
}

extension Person: MemberValue {
  /// No person is written as `-`.
  static let kind = JSON.names(allCases.map(\.id) + [id(of: nil)])
  var field: Field { .text(id) }
}

/// A value, as a member of an object and as a field of a line.
struct Field: MemberValue {
  /// The schema that accepts anything.
  static let kind = JSON.object([])

  let json: JSON
  let plain: String
  var field: Field { self }
  static let null = Field(json: .null, plain: "")

  static func text(_ text: String) -> Field { Field(json: .string(text), plain: text) }

  /// A list of texts: an array in JSON, one joined text in a field.
  static func list(_ texts: [String], _ separator: String) -> Field {
    Field(json: .array(texts.map { .string($0) }), plain: texts.joined(separator: separator))
  }

  /// Any value: a text as it is, anything else as JSON.
  static func tree(_ json: JSON) -> Field {
    if case .string(let text) = json { .text(text) } else { Field(json: json, plain: json.text) }
  }

  /// The person of a cell, or `-` if it has none.
  static func person(_ person: Person?) -> Field { .text(Person.id(of: person)) }
}

extension Array {
  func line<Subject>(of subject: Subject) -> String where Element == Member<Subject> {
    JSON.object(subject, self).text + "\n"
  }
}

extension JSON {
  static func object<Subject>(_ subject: Subject, _ members: [Member<Subject>]) -> JSON {
    .object(
      members.compactMap { member in
        let value = member.value(subject)?.json ?? (member.absence == .null ? .null : nil)
        if case .null = value, !member.absence.mayBeNull { return nil }
        return value.map { (member.name, $0) }
      })
  }

  static func schema<Subject>(of members: [Member<Subject>]) -> JSON {
    let properties = members.map { member in
      let anyOf = JSON.object([("anyOf", .array([member.kind, .type("null")]))])
      return (member.name, member.absence.mayBeNull ? anyOf : member.kind)
    }
    let required = members.filter { $0.absence == .never || $0.absence == .null }.map { JSON.string($0.name) }
    return .object([
      ("type", .string("object")), ("properties", .object(properties)), ("required", .array(required)),
      ("additionalProperties", .bool(false)),
    ])
  }

  static func type(_ name: String) -> JSON { .object([("type", .string(name))]) }
  static func const(_ value: JSON) -> JSON { .object([("const", value)]) }
  static func names(_ names: [String]) -> JSON { .object([("enum", .array(names.map { .string($0) }))]) }
}
