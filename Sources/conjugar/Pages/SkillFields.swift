import ConjugarCore

/// A skill for programs: the same fields in a table and in JSON.
struct SkillFields {
  static let names = [
    "skill", "name", "example", "state", "due", "stability", "retrievability", "first", "last", "asked", "right",
  ]

  private let values: [JSON]

  init(_ row: Review.Row) {
    let record = row.record
    let isBegun = record.memory != nil
    values = [
      .string(record.skill.id), .string(row.name), row.example.map { .string($0) } ?? .null,
      .string(record.state.rawValue),
      // A card that was put away is due no more.
      isBegun && !record.isPutAway ? .string(Self.date(record.dueDay)) : .null,
      record.memory.map { .number(Int($0.stability + 0.5)) } ?? .null,
      row.retrievability.map { .number(Int($0 * 100 + 0.5)) } ?? .null,
      isBegun ? .string(Self.date(record.firstDay)) : .null,
      isBegun ? .string(Self.date(record.lastDay)) : .null,
      .number(record.asked), .number(record.right),
    ]
  }

  var json: JSON { .object(Array(zip(Self.names, values))) }

  var tsv: String {
    values.map { value in
      switch value {
      case .string(let text): text
      case .number(let number): String(number)
      case .null, .bool, .array, .object: ""
      }
    }.joined(separator: "\t")
  }

  /// The date of a day counted since 1970: `2026-11-21`.
  private static func date(_ day: Int) -> String {
    String(Timestamp(milliseconds: Int64(day) * 86_400_000).description.prefix { $0 != "T" })
  }
}
