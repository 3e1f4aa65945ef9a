/// What the standard library does by its regular expressions, whose engine would be a tenth of a program linked statically
/// and would slow its every start. These names shadow the library's; texts are compared as they are encoded.
extension StringProtocol {
  /// Whether a part stands somewhere in the text.
  package func contains(_ part: String) -> Bool {
    part.isEmpty || utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
  }

  /// The text with another in the place of a part, wherever it stands.
  package func replacing(_ part: String, with other: String) -> String {
    var (text, rest) = ([UInt8](), utf8[...])
    while let first = rest.first {
      if !part.isEmpty, rest.starts(with: part.utf8) {
        text += other.utf8
        rest = rest.dropFirst(part.utf8.count)
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
