import ConjugarCore

/// What a learner reads beside an export, in English.
struct ExportMessages {
  func nothingKept(in path: String) -> String { "Nothing is kept yet (\(path))." }

  func noAnswers(_ lines: Int, in path: String) -> String {
    let what = lines == 1 ? "1 line is no answer" : "\(lines) lines are no answers"
    return "\(what) and not written (\(path)); “--format jsonl” writes every line."
  }
}
