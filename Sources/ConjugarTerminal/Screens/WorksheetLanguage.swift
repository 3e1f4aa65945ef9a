import ConjugarCore

/// The language of what stands around the questions of a sheet.
enum WorksheetLanguage: String, CaseIterable, Named {
  case english = "en"
  case spanish = "es"

  static let table = NameTable<WorksheetLanguage>(
    "language",
    [
      (.english, ["en", "english", "inglés"]), (.spanish, ["es", "spanish", "español"]),
    ])

  var title: String { choose("Spanish verbs", "Verbos en español") }
  var name: String { choose("Name", "Nombre") }
  var date: String { choose("Date", "Fecha") }
  var key: String { choose("Key", "Soluciones") }
  var again: String { choose("The same sheet again:", "La misma hoja otra vez:") }

  /// What is to be done.
  func task(_ options: QuizOptions) -> String {
    if options.asksTables { return choose("Fill in the tables.", "Completa las tablas.") }
    if options.direction == .recognize {
      return choose(
        "Write the verb, the tense and the person of each form.",
        "Escribe el verbo, el tiempo y la persona de cada forma.")
    }
    return switch options.sentences {
    case .off: choose("Write each form.", "Escribe cada forma.")
    case .mixed, .only:
      choose("Write the right form of the verb in brackets.", "Escribe la forma adecuada del verbo entre paréntesis.")
    }
  }

  func name(of tense: Tense) -> String { choose(tense.englishName, tense.spanishName) }

  private func choose(_ english: String, _ spanish: String) -> String { self == .english ? english : spanish }
}
