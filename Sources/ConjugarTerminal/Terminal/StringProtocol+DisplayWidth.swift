extension StringProtocol {
  /// How many columns a text takes in a terminal: combining marks and styles take none, wide letters two.
  var displayWidth: Int {
    if let width = widthOfLatin { return width }
    var width = 0
    var isInStyle = false
    for character in self {
      if character == "\u{1B}" { isInStyle = true }
      if !isInStyle { width += character.displayWidth }
      if character == "m" { isInStyle = false }
    }
    return width
  }

  /// A column for each letter, if all are Latin ones, composed, or signs beside them, which nearly every text is; the bytes
  /// tell.
  private var widthOfLatin: Int? {
    let width = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var width = 0
      for (index, byte) in bytes.enumerated() {
        switch byte {
        // Up to ~, and what begins a letter from À to ˿.
        case 0x20...0x7E, 0xC3...0xCB: width += 1
        // The middle dot; dashes, quotation marks and the ellipsis; arrows.
        case 0xC2 where bytes[index + 1] == 0xB7: width += 1
        case 0xE2 where bytes[index + 1] == 0x80 && (0x90...0xA7).contains(bytes[index + 2]): width += 1
        case 0xE2 where bytes[index + 1] == 0x86: width += 1
        case 0x80...0xBF: continue
        default: return nil
        }
      }
      return width
    }
    return width ?? nil
  }
}

extension Character {
  fileprivate var displayWidth: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    // Latin letters: nearly all that is ever shown
    if (0x20..<0x7F).contains(scalar.value) || (0xA1..<0x300).contains(scalar.value) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return scalar.isWide ? 2 : 1
    }
  }
}

extension Unicode.Scalar {
  /// The blocks that terminals show two columns wide. Source: UAX #11, coarsely.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: true
    case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }
}
