import ConjugarCore

/// A member of an object that a program reads: its name, what its value can be, and the value of a subject.
///
/// Source of the schema: json-schema.org, draft 2020-12.
struct EventMember<Subject>: Sendable {
  /// What stands where a subject has no such value.
  enum Absence {
    /// Every subject has one.
    case never
    case null
    /// The member is left out.
    case left
    /// The one or the other.
    case nullOrLeft
  }

  fileprivate let name: String
  fileprivate let schema: JSON
  fileprivate let isRequired: Bool
  fileprivate let value: @Sendable (Subject) -> JSON?

  /// - Parameter kind: the schema of the values that are no null.
  init(_ name: String, _ kind: JSON, _ absence: Absence = .never, _ value: @escaping @Sendable (Subject) -> Field?) {
    let mayBeNull = absence == .null || absence == .nullOrLeft
    self.name = name
    schema = mayBeNull ? .object([("anyOf", .array([kind, .type("null")]))]) : kind
    isRequired = absence == .never || absence == .null
    self.value = { subject in
      let json = value(subject)?.json
      if !mayBeNull, case .null = json { return nil }
      return json
    }
  }

  /// An object with members of its own; none where there is nothing to be said.
  init<Part>(_ name: String, _ members: [EventMember<Part>], _ value: @escaping @Sendable (Subject) -> Part?) {
    self.init(name, .schema(of: members), .left) { subject in
      value(subject).map { Field(json: .object($0, members), plain: "") }
    }
  }
}

extension JSON {
  /// The members that a subject has.
  static func object<Subject>(_ subject: Subject, _ members: [EventMember<Subject>]) -> JSON {
    .object(members.compactMap { member in member.value(subject).map { (member.name, $0) } })
  }

  /// What objects with such members are.
  static func schema<Subject>(of members: [EventMember<Subject>]) -> JSON {
    .object([
      ("type", .string("object")), ("properties", .object(members.map { ($0.name, $0.schema) })),
      ("required", .array(members.filter(\.isRequired).map { .string($0.name) })),
      ("additionalProperties", .bool(false)),
    ])
  }

  static func type(_ name: String) -> JSON { .object([("type", .string(name))]) }
  static func const(_ value: JSON) -> JSON { .object([("const", value)]) }
  static func names(_ names: [String]) -> JSON { .object([("enum", .array(names.map { .string($0) }))]) }
}
