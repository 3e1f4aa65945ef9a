/// Makes text that came from outside safe to print: what would steer a terminal is shown instead of obeyed.
///
/// Control characters (C0, DEL, C1), the marks that turn the direction of writing and the separators of lines become
/// visible escapes: `\u{1B}`.
extension StringProtocol {
  public var printable: String {
    guard unicodeScalars.contains(where: \.steersTerminal) else { return String(self) }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.steersTerminal {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The same, with the middle left out of a text that is longer than anyone would read.
  ///
  /// - Parameter length: the most Unicode scalars to keep, at least 3; not letters, for one can bear any number of marks.
  public func printable(upTo length: Int) -> String {
    let scalars = unicodeScalars
    guard scalars.count > length else { return printable }
    let end = scalars.suffix(length - length / 2 - 1)
    return "\(String(String.UnicodeScalarView(scalars.prefix(length / 2))).printable)…"
      + String(String.UnicodeScalarView(end)).printable
  }
}

extension Unicode.Scalar {
  /// Whether a terminal obeys it instead of showing it. Source: Unicode 16, chapter 23; UAX #9 for the direction marks.
  public var steersTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }
}
