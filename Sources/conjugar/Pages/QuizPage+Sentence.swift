import ConjugarCore

/// A question in a sentence: the sentence with its gap, the English below it.
extension QuizPage {
  func sentence(_ cloze: Cloze, _ quiz: Quiz) -> String {
    let variety = cloze.sentence?.variety.map { style.faint(" · \(ClozeMessages().variety($0))") } ?? ""
    let translation = cloze.sentence.map { lines([style.faint($0.translation)]) } ?? ""
    return lines(["\(number(quiz))\(cloze.gapped)\(variety)"], indented: 0) + translation
  }

  /// The whole sentence with the right form; nothing for a question without one.
  func whole(_ verdict: Verdict) -> String {
    guard let cloze = verdict.question.cloze else { return "" }
    return lines([cloze.text(filling: style.strong(cloze.form))])
  }
}
