import ConjugarCore

enum UsageError: Error, Equatable, CustomStringConvertible {
  /// The first word is neither a command nor like a verb.
  case unknownCommand(String, nearest: [String])
  case bareWords([String])
  /// A word in a quiz that names nothing to ask about.
  case unknownQuizWord(String, nearest: [String])
  /// A word in a quiz that is like a verb but not in the lexicon: more likely a typo than a verb to learn.
  case guessedVerb(String)
  case unknownOption(String, command: String, nearest: [String])
  /// Something that other programs have, as an option or otherwise, and what there is instead.
  case foreignOption(String, String, kind: String = "an option")
  /// An argument that is blank, as an unset variable leaves it.
  case emptyWord
  case missingValue(option: String, wanted: String)
  case unwantedValue(option: String, String)
  case repeated(option: String)
  case badNumber(option: String, String, lowest: Int, highest: Int)
  /// The ending of an infinitive is empty or has something other than letters.
  case noEnding(String)
  /// A word that the command has no use for.
  case extraWord(command: String, String)
  /// Tenses and persons that no cell combines.
  case nothingLeft(tenses: String, persons: String)
  /// An option that makes no sense with another one, and what that one accepts.
  case unfitting(option: String, beside: String, fitting: String)
  /// A missing word that the command requires: what it is, and a line that works.
  case missingWord(String, example: String)

  var description: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "\(word.echoed) is not a command or a verb\(Nearest.proposal(nearest)) (“conjugar help” lists the commands)"
    case .unknownOption(let name, let command, let nearest):
      "\(name.echoed) is not an option of “conjugar \(command)”\(Nearest.proposal(nearest)) "
        + "(“conjugar help \(command)” lists them)"
    case .bareWords(let words):
      "\(words.joined(separator: " ").echoed) is not a command; try "
        + "“conjugar quiz \(words.map(Drill.quoted).joined(separator: " "))”"
    case .unknownQuizWord(let word, let nearest):
      "\(word.echoed) is not a tense, verb, pattern or level\(Nearest.proposal(nearest)) "
        + "(“conjugar tenses” and “conjugar help patterns” list them)"
    case .guessedVerb(let word):
      "\(word.echoed) is not a verb in the lexicon"
        + Nearest.proposal(Conjugator().suggestions(for: word))
        + (Conjugator().find(word) == nil ? "" : " (--verb asks it anyway)")
    case .foreignOption(let name, let explanation, let kind): "\(name.echoed) is not \(kind): \(explanation)"
    case .emptyWord: "an argument is empty (is a variable unset?)"
    case .missingValue(let option, let wanted): "\(option) needs a value: \(option) \(wanted)"
    case .unwantedValue(let option, let value): "\(option) does not take a value such as \(value.echoed)"
    case .repeated(let option): "\(option) is given twice"
    case .badNumber(let option, let text, let lowest, let highest):
      "\(text.echoed) is not a valid number for \(option) (accepted: \(lowest) to \(highest))"
    case .noEnding(let text): "\(text.echoed) is not a verb ending (accepted: letters, as in -ar, ecer, eír)"
    case .extraWord(let command, let word):
      "unexpected word \(word.echoed) after “conjugar \(command)” "
        + "(“conjugar help \(command.prefix { $0 != " " })” shows how it is used)"
    case .nothingLeft(let tenses, let persons):
      "\(tenses) has no person \(persons) (infinitive, gerund and participle have none; the imperatives have no 1s)"
    case .unfitting(let option, let other, let fitting):
      "\(option) cannot be combined with \(other) (accepted: \(fitting))"
    case .missingWord(let what, let example): "\(what) is missing, as in “\(example)”"
    }
  }
}
