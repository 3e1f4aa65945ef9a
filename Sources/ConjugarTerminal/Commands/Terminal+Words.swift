import ConjugarCore

extension Terminal {
  /// Does something with each of some words, of which `-` stands for the lines of the input.
  ///
  /// - Parameter wordsInLine: the words that a line has.
  func forEach(
    _ words: [String], _ body: (String) throws -> Void, inLine wordsInLine: (String) -> [String]
  ) throws {
    for word in words {
      guard word == "-" else {
        try body(word)
        continue
      }
      while let line = try readLine() { try wordsInLine(line).forEach(body) }
    }
  }
}
