/// What a learner should know of a tense: the names it goes by, what it is for, how it is formed, and examples.
package struct TenseArticle: Sendable, Hashable {
  package let tense: Tense
  /// Who calls it what: the academies, Bello, English.
  package let names: [Name]
  /// What the tense is for.
  package let use: [Point]
  /// How to choose between it and its neighbors: pairs of sentences that differ in the tense, and what calls for it.
  package let choose: [Point]
  /// How its forms are made, a paragraph a point.
  package let formation: [Prose]
  /// Regular and irregular forms.
  package let examples: [Row]

  /// A name of the tense and who gives it.
  package struct Name: Sendable, Hashable {
    /// `RAE`, `Bello`, `English`, or `also`.
    package let authority: String
    package let name: String
  }

  /// One thing that the tense is for, and sentences that show it.
  package struct Point: Sendable, Hashable {
    package let text: Prose
    package internal(set) var sentences: [Example]
  }

  /// A sentence in Spanish with its English.
  package struct Example: Sendable, Hashable {
    package let spanish: Prose
    package let english: String
  }

  /// Forms of this tense side by side: all of one verb, or some of several.
  package struct Row: Sendable, Hashable {
    /// What the row is about: `strong`, `e→i`; `nil` where it is the verb itself.
    package let label: String?
    package let forms: [CitedForm]

    /// Whether the row has one verb in every person of the tense.
    package var isWhole: Bool {
      guard let first = forms.first, first.slot.person != nil else { return false }
      return forms.map(\.slot) == Slot.of(first.slot.tense) && forms.allSatisfy { $0.verb == first.verb }
    }
  }
}

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
}

/// Text with forms of verbs in it, each with the cell that it is from.
package struct Prose: Sendable, Hashable {
  /// A part of a text.
  package enum Piece: Sendable, Hashable {
    case text(String)
    case form(CitedForm)
  }

  package let pieces: [Piece]

  /// The text as one reads it.
  package var text: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .form(let form): text += form.text
      }
    }
  }

  package var forms: [CitedForm] {
    pieces.compactMap { piece in
      switch piece {
      case .text: nil
      case .form(let form): form
      }
    }
  }
}

/// A form as an article cites it, with the verb and the cell that it claims to be from.
///
/// It is text: that the engine makes the same form is a test.
package struct CitedForm: Sendable, Hashable {
  /// As it is written there: `Dime` at the beginning of a sentence, `imprimido/impreso` in a row of examples.
  package let text: String
  /// The infinitive of its verb.
  package let verb: String
  package let slot: Slot

  /// The forms as the engine writes them: in small letters, one or, in a row of examples, every accepted one.
  package var forms: [String] { text.lowercased().split(separator: "/").map(String.init) }
}
