import ConjugarCore

/// The options that choose sentences.
enum SentenceFlags {
  static let sentences = Flag<SentenceUse?>(
    "--sentences", else: .only, "off|mixed|only",
    "sentences, whose context decides the form; only them if you do not say")
  static let choice = Flag<[String]>(
    "--choice", texts: "ID[,ID…]", "only sentences on these choices: ser-estar, subjunctive-ojala…")
  static let level = Flag<[Level]>("--level", list: "A1[,A2…]", "only sentences of these levels, and those between")
  static let text = Flag<String?>("--text", text: "FILE", "gaps in a text of your own, where nothing but a verb stands")
}

extension Arguments {
  /// The choices that were named.
  ///
  /// - Throws: `UsageError` if one is unknown.
  func choices() throws -> [String] {
    let named = try self[SentenceFlags.choice]
    guard !named.isEmpty else { return [] }
    let known = try SentenceBook.embedded.choices().map(\.id)
    for name in named where !known.contains(where: { $0 == name || $0.hasPrefix("\(name)-") }) {
      throw UsageError.badName(NameError(kind: "choice", name: name, among: known))
    }
    return named
  }
}

extension SentenceError: Failure { var exitCode: ExitCode { .badInput } }
