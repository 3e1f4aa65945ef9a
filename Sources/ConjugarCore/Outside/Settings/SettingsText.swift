/// The text in which settings are stored: one `key = value` per line, with comments, which a change leaves alone.
package struct SettingsText: Sendable {
  /// A line as it is written; a comment or a blank line has no key.
  private struct Line {
    var key: String?
    var value = ""
    let text: String
  }

  private var lines: [Line]

  /// The comment lines at the beginning of a learner's settings.
  package static let usualHeading = [
    "# The settings of conjugar: key = value, one per line.",
    "# “conjugar settings” lists them; what is not here has its default.",
  ]

  package init(heading: [String] = usualHeading) { lines = heading.map { Line(text: $0) } }

  package static let longest = 1 << 20

  /// - Throws: `SettingsDamage` unless every line, with any system's line ending, is `key = value`, a comment or blank.
  package init(_ bytes: [UInt8]) throws(SettingsDamage) {
    guard bytes.count <= Self.longest else { throw .tooLong }
    guard let text = String(validUTF8: bytes.withoutByteOrderMark) else { throw .notUTF8 }
    var rows = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if rows.last?.isEmpty == true { rows.removeLast() }
    lines = try zip(rows, 1...).map { row, number throws(SettingsDamage) in try Self.line(row, number: number) }
  }

  private static func line(_ row: Substring, number: Int) throws(SettingsDamage) -> Line {
    guard row.unicodeScalars.allSatisfy({ $0 == "\t" || !isControl($0) }) else { throw .controlCharacter(line: number) }
    let text = row.trimmed
    if text.isEmpty || text.hasPrefix("#") { return Line(text: String(row)) }
    guard let equals = text.firstIndex(of: "=") else { throw .noAssignment(line: number, String(text)) }
    let key = text[..<equals].trimmed
    guard isKey(key) else { throw .noAssignment(line: number, String(text)) }
    return Line(key: String(key), value: String(text[text.index(after: equals)...].trimmed), text: String(row))
  }

  /// The value of each key; if a key occurs twice, the last one.
  package var values: [String: String] { lines.reduce(into: [:]) { if let key = $1.key { $0[key] = $1.value } } }

  /// The lines on which each key occurs, counted from 1, in order.
  package var lineNumbers: [String: [Int]] {
    lines.enumerated().reduce(into: [:]) { numbers, line in
      if let key = line.element.key { numbers[key, default: []].append(line.offset + 1) }
    }
  }

  /// Changes the values to these; returns whether anything changed.
  ///
  /// - Throws: `SettingsDamage` if a key or a value does not fit on a line.
  package mutating func change(to after: [String: String]) throws(SettingsDamage) -> Bool {
    let before = values
    guard after != before else { return false }
    for (key, value) in after where before[key] != value {
      let canStand = value[...].trimmed == value[...] && !value.unicodeScalars.contains(where: Self.isControl)
      guard Self.isKey(key[...]), canStand else { throw .unfit(key: key) }
    }
    lines.removeAll { line in line.key.map { after[$0] == nil } ?? false }
    for (key, value) in after.sorted(by: { $0.key < $1.key }) where before[key] != value {
      let line = Line(key: key, value: value, text: "\(key) = \(value)")
      if let index = lines.lastIndex(where: { $0.key == key }) { lines[index] = line } else { lines.append(line) }
    }
    return true
  }

  package var text: String { lines.map { "\($0.text)\n" }.joined() }

  private static func isKey(_ key: Substring) -> Bool {
    !key.isEmpty && key.first != "#" && key.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }
}

package enum SettingsDamage: Error, Equatable, CustomStringConvertible {
  case notUTF8
  case tooLong
  case controlCharacter(line: Int)
  case noAssignment(line: Int, String)
  case unfit(key: String)

  package var description: String {
    switch self {
    case .notUTF8: "it is not UTF-8 text"
    case .tooLong: "it is too long for settings"
    case .controlCharacter(let line): "line \(line) has a control character"
    case .noAssignment(let line, let text): "line \(line) is not “key = value”: \(text.echoed)"
    case .unfit(let key): "the value of “\(key)” does not fit on one line of text"
    }
  }
}
