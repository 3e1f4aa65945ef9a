import Foundation

/// A small validator of JSON Schema: the keywords that the schema of the events has, and no others.
struct SchemaValidator {
  private static let known: Set<String> = [
    "$schema", "title", "oneOf", "anyOf", "type", "properties", "required", "additionalProperties", "items", "const",
    "enum",
  ]

  let schema: [String: Any]

  init(_ text: String) throws {
    schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a value; empty if nothing is.
  func faults(in value: Any) -> [String] { Self.faults(value, schema, at: "$") }

  private static func faults(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    let unknown = schema.keys.filter { !known.contains($0) }.sorted()
    if !unknown.isEmpty { return ["\(path): the schema has \(unknown), which is not checked"] }
    var found: [String] = []
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let fitting = choices.filter { faults(value, $0, at: path).isEmpty }.count
      if fitting != 1 { found.append("\(path): \(fitting) of the schemas fit") }
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      if !choices.contains(where: { faults(value, $0, at: path).isEmpty }) { found.append("\(path): none fits") }
    }
    if let type = schema["type"] as? String, !isOf(type, value) { found.append("\(path): no \(type)") }
    if let const = schema["const"], !isSame(const, value) { found.append("\(path): not \(const)") }
    if let names = schema["enum"] as? [String], !names.contains(value as? String ?? "") {
      found.append("\(path): \(value) is none of \(names)")
    }
    if let properties = schema["properties"] as? [String: [String: Any]], let object = value as? [String: Any] {
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        found.append("\(path).\(name) lacks")
      }
      for (name, member) in object {
        if let property = properties[name] {
          found += faults(member, property, at: "\(path).\(name)")
        } else if schema["additionalProperties"] as? Bool == false {
          found.append("\(path).\(name) is unknown")
        }
      }
    }
    if let items = schema["items"] as? [String: Any], let list = value as? [Any] {
      for (index, item) in list.enumerated() { found += faults(item, items, at: "\(path)[\(index)]") }
    }
    return found
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "string": value is String
    case "boolean": value is Bool
    case "integer": value is Int
    case "null": value is NSNull
    case "array": value is [Any]
    case "object": value is [String: Any]
    default: false
    }
  }

  private static func isSame(_ const: Any, _ value: Any) -> Bool {
    if let text = const as? String { return text == value as? String }
    return (const as? NSNumber) == (value as? NSNumber)
  }
}
