/// A value to write as JSON. It does not use Foundation's encoder: the order of the keys is part of the output, and
/// loading Foundation would take longer than everything else this program does before its first line.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// The value on one line. Control characters and direction marks are escaped, so it is safe to print.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .number(let value): String(value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let members): "{\(members.map { "\(Self.quoted($0)):\($1.text)" }.joined(separator: ","))}"
    }
  }

  /// Source: RFC 8259, section 7.
  private static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      // Four digits for each UTF-16 code unit.
      case _ where scalar.steersTerminal:
        text += UTF16.encode(scalar)?.map { "\\u" + $0.padded(4, radix: 16) }.joined() ?? ""
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
