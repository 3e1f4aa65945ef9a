/// Text from outside made safe to print: whatever would control a terminal is shown instead of obeyed.
///
/// Control characters (C0, DEL, C1), line separators, and marks that are invisible but change what is seen, such as
/// those that change the direction of writing, become visible escapes: `\u{1B}`.
extension StringProtocol {
  package var printable: String {
    let text = String(self)
    // Bytes alone tell Spanish text from anything that controls a terminal: ASCII, and letters that begin with C3.
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || (0x80..<0xC0).contains($0) || $0 == 0xC3 }
    if isPlain || !text.unicodeScalars.contains(where: \.steersTerminal) { return text }
    return text.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.steersTerminal {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// What the learner typed, as messages quote it: in quotation marks, shortened, and safe to print.
  package var echoed: String { "“\(printable(upTo: 60))”" }

  /// The text made safe to print, with the middle left out if it is longer than anyone would read.
  ///
  /// - Parameter length: the most Unicode scalars to keep, at least 3; not letters, which can have any number of marks.
  package func printable(upTo length: Int) -> String {
    let scalars = unicodeScalars
    guard scalars.count > length else { return printable }
    let end = scalars.suffix(length - length / 2 - 1)
    return "\(String(String.UnicodeScalarView(scalars.prefix(length / 2))).printable)…"
      + String(String.UnicodeScalarView(end)).printable
  }
}

extension Unicode.Scalar {
  /// Whether a terminal obeys it instead of showing it. Source: Unicode 16, ch. 23; general categories Cc, Cf, Zl, Zp.
  package var steersTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x2028, 0x2029: true
    case ..<0x300: false
    default: properties.generalCategory == .format
    }
  }
}

extension String {
  /// The text that bytes encode; `nil` unless all of them are UTF-8.
  ///
  /// An error is decoded to U+FFFD, whose bytes differ. (The standard library's initializer needs macOS 15.)
  package init?(validUTF8 bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.allSatisfy({ $0 < 0x80 }) || text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
