/// What a learner should know of a choice that sentences train: *ser* or *estar*; or of the ways to say *you*.
package struct ChoiceArticle: Sendable, Hashable {
  /// `ser-estar`.
  package let id: String
  /// `Ser or estar`.
  package let title: String
  /// The families and choices of sentences whose rule it tells.
  package let covers: [String]
  /// What is to be chosen, and what the choice says.
  package let choice: [TenseArticle.Point]
  /// What decides, each rule with sentences that differ in it.
  package let rules: [TenseArticle.Point]
  /// How what is chosen is formed; often nothing.
  package let formation: [Prose]
  /// What learners say instead.
  package let mistakes: [TenseArticle.Point]

  /// Every form that the article cites.
  package var citedForms: [CitedForm] {
    (choice + rules + mistakes).flatMap { $0.text.forms + $0.sentences.flatMap(\.spanish.forms) }
      + formation.flatMap(\.forms)
  }
}
