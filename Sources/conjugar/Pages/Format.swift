import ConjugarCore

/// How output is written: for people, or for programs.
enum Format: String, CaseIterable, Sendable, Hashable {
  case text, tsv, json, jsonl, csv, markdown
}

extension Format: Named {
  static let kindOfName = "format"
  static let table = NameTable<Format>(allCases.map { ($0, [$0.rawValue]) })
}
