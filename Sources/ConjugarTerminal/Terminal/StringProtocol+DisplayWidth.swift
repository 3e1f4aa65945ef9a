extension StringProtocol {
  /// How many columns a text takes in a terminal: combining marks and styles take none, wide letters two.
  var displayWidth: Int { unicodeScalars.allSatisfy { $0.isUsual } ? unicodeScalars.count : widthOfCharacters }

  /// How many rows its finished lines take in a terminal of so many columns.
  func endedRows(columns: Int) -> Int {
    split(separator: "\n", omittingEmptySubsequences: false).dropLast().reduce(0) { rows, line in
      rows + Swift.max(1, (line.displayWidth + columns - 1) / Swift.max(1, columns))
    }
  }

  private var widthOfCharacters: Int {
    var width = 0
    var isInStyle = false
    for character in self {
      if character == "\u{1B}" { isInStyle = true }
      if !isInStyle { width += character.displayWidth }
      if character == "m" { isInStyle = false }
    }
    return width
  }
}

extension Character {
  fileprivate var displayWidth: Int {
    guard let scalar = unicodeScalars.first, !scalar.isUsual else { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return scalar.isWide ? 2 : 1
    }
  }
}

extension Unicode.Scalar {
  /// The scalars that most texts consist of, one column each: Latin letters, dashes, quotation marks, arrows.
  fileprivate var isUsual: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0x2FF, 0x2010...0x2027, 0x2190...0x21BF: true
    default: false
    }
  }

  /// Whether terminals show it two columns wide, by block. Source: UAX #11, roughly.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: true
    case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }
}
