import ConjugarCore

/// The commands that there are.
enum CommandList {
  /// Every command, in the order of help.
  static let all: [any Command.Type] = [
    DayCommand.self, QuizCommand.self, ReviewCommand.self, PlaceCommand.self, ShowCommand.self, ExplainCommand.self,
    IdentifyCommand.self, VerbsCommand.self, WorksheetCommand.self, ResultsCommand.self, TensesCommand.self,
    SentencesCommand.self,
    SettingsCommand.self,
    ScoresCommand.self, StatsCommand.self, ExportCommand.self, CheckCommand.self, SayCommand.self,
    CompletionsCommand.self, HelpCommand.self,
  ]

  /// The command of a name, in any case, with or without hyphens.
  static func command(_ name: String) -> (any Command.Type)? {
    let key = Folding.key(name)
    return all.first { $0.name == key }
  }
}
