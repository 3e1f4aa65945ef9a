/// Every sentence that is said of a wrong answer, in English: a second language is another file like this.
///
/// Each function takes what it speaks of and gives what the answer was and what to do; `nudge` is the advice without the
/// right form.
enum DiagnosisEnglish {
  /// A cell as it is named: `the preterite for ellos`.
  static func name(_ cell: CellName) -> String {
    "the \(cell.tense.englishName)" + (cell.who.map { " for \($0)" } ?? "")
  }

  // MARK: Right forms in the wrong place

  /// - Parameter written: the form with the accent that the answer lacks, or without the one it has too many.
  static func otherCell(_ answer: String, _ found: CellName, written: String?, wanted: CellName, _ goal: Goal) -> Remark
  {
    let isSameTense = found.tense == wanted.tense
    let foundName =
      isSameTense ? "for \(found.who ?? "")" : wanted.who == found.who ? "the \(found.tense.englishName)" : name(found)
    let was = written.map { "\(answer) is \($0), \(foundName), but for its accent" } ?? "\(answer) is \(foundName)"
    let cell = isSameTense ? wanted.who.map { "for \($0)" } ?? "here" : name(wanted)
    switch goal {
    case .ending(let ending, let pronoun, let form, let stem):
      let advice =
        isSameTense
        ? "\(cell) \(pronoun.map { "the pronoun is \($0) and " } ?? "")the ending is -\(ending)"
        : "\(cell) has \(pronoun.map { "the pronoun \($0) and " } ?? "")the ending -\(ending)"
      return Remark(
        was, form.map { "\(advice): \($0)" } ?? advice,
        nudge: stem.isEmpty ? advice : "\(advice), and \(self.stem(stem))")
    case .form(let form, let beside):
      let own = ofItsOwn(beside)
      return Remark(
        was, isSameTense ? "\(cell) it is \(form)" : "\(cell) is \(form)",
        nudge: isSameTense ? "\(cell) it is \(own)" : "\(cell) is \(own)")
    case .auxiliary(let auxiliary, let tense):
      return Remark(
        was, isSameTense ? "\(cell) it is \(auxiliary)" : "\(cell) has \(auxiliary)",
        nudge: "\(cell) it takes haber in the \(tense.englishName)")
    }
  }

  /// What the rules do to the stem of the form, which is not told.
  private static func stem(_ rules: [Rule]) -> String {
    rules.map { rule in
      switch rule.id {
      case .addedG: "the stem gains a g"
      case .addedIg: "the stem gains ig"
      case .addedY, .insertedY: "the stem gains a y"
      case .strongPreterite, .cToJ: "the stem is the strong one of the preterite"
      case .builtOnPreterite: "the stem is that of ellos in the preterite"
      case .shortFuture: "the infinitive is shortened before it"
      case .subjunctiveFromYo: "the stem is that of yo in the present"
      case .irregularStem, .otherStem: "the stem is not that of the infinitive"
      default: "the stem has \(rule.name)"
      }
    }.joined(separator: ", ")
  }

  /// A word that no rule makes, by those that are learned with it.
  static func ofItsOwn(_ beside: [String]) -> String {
    beside.isEmpty ? "a word of its own" : "a word of its own, to be learned with \(beside.joined(separator: ", "))"
  }

  /// Where the stress falls; earlier and later are beside what was typed.
  enum Stress: String {
    case onEnd = "on the end"
    case beforeEnd = "before the end"
    case earlier, later
  }

  static func twin(
    _ answer: String, _ found: CellName, meaning: String?, right: String, _ wanted: CellName, rightMeaning: String?,
    stress: Stress
  ) -> Remark {
    let stress = "is stressed \(stress.rawValue)"
    let other = rightMeaning ?? name(wanted)
    return Remark(
      "\(answer) is \(name(found))" + (meaning.map { ": \($0)" } ?? ""), "\(right), \(other), \(stress)",
      nudge: "\(other), \(stress): mind the accent")
  }

  static func negation(_ answer: String) -> Remark {
    Remark("\(answer) has a “no” that was not asked for", "leave out the “no”")
  }

  // MARK: Pronouns

  static func pronoun(_ slip: PronounRemark.Slip, _ answer: String, _ verb: String) -> Remark {
    switch slip {
    case .missing(let right, let side):
      return Remark("\(answer) has no pronoun", "\(verb) goes with one: \(right), \(position(side))")
    case .another(let typed, let right): return Remark("\(answer) has another person’s pronoun", "\(typed) → \(right)")
    case .extra(let typed, let pronominal):
      let other = pronominal.map { "; with it the verb is \($0)" } ?? ""
      return Remark("\(answer) has a pronoun too many", "\(verb) is asked without \(typed)\(other)")
    case .misplaced(let right, let side):
      return Remark("\(answer) has \(right) in another place", "\(right) goes \(position(side))")
    case .dropped(let letter, let right):
      return Remark("\(answer) keeps a letter before \(right)", "-\(letter) is dropped before \(right)")
    case .wandering(let form, let isTwice):
      let rule = "the n stands before se alone"
      return Remark(
        "\(answer) has n \(isTwice ? "again after" : "behind") se, which many say and no norm accepts",
        "\(rule): \(form)", nudge: rule)
    }
  }

  private static func position(_ position: PronounRemark.Position) -> String {
    switch position {
    case .before: "before the verb, a word by itself"
    case .beforeHaber(let auxiliary): "before haber\(auxiliary.map { " (\($0))" } ?? ""), a word by itself"
    case .after: "after the verb, joined to it"
    }
  }

  // MARK: Compound tenses

  /// - Parameter verb: the one that the typed word is a form of; `nil` if it is none.
  static func auxiliary(_ typed: String, of verb: String?, _ right: String, _ wanted: CellName) -> Remark {
    switch verb {
    case let other? where other != "haber":
      let never = "haber, never \(other)"
      return Remark(
        "“\(typed)” is a form of \(other)", "\(never): \(name(wanted)) has \(right)",
        nudge: "\(never) in \(name(wanted))")
    default:
      let was =
        typed == verb ? "“\(typed)” is the infinitive" : "“\(typed)” is \(verb == nil ? "no" : "another") form of haber"
      return Remark(was, "\(name(wanted)) has \(right)", nudge: "\(name(wanted)) takes another form of haber")
    }
  }

  /// Of *ha* where nothing but *hay* can be meant.
  static func helper(_ typed: String) -> Remark {
    Remark(
      "“\(typed)” is the helper of a compound tense", "there is, there are: hay",
      nudge: "what there is has a form of its own in the present")
  }

  static func agreement(_ typed: String, isAfterHaber: Bool) -> Remark {
    isAfterHaber
      ? Remark("“\(typed)” agrees like an adjective", "after haber it always ends in -o")
      : Remark("“\(typed)” agrees like an adjective", "the participle by itself ends in -o")
  }

  static func afterHaber(_ typed: String, _ tense: Tense?, ending: String) -> Remark {
    let was = tense.map { "“\(typed)” is the \($0.englishName)" } ?? "“\(typed)” is no participle of the verb"
    return Remark(was, "after haber it is always the participle, in -\(ending)")
  }

  /// - Parameter made: what is said of the participle, which is irregular.
  static func afterHaber(_ typed: String, _ tense: Tense, _ made: Remark) -> Remark {
    advising(Remark("“\(typed)” is the \(tense.englishName)", "after haber it is always the participle"), made)
  }

  static func otherParticiple(_ typed: String, _ verb: NamedVerb, wanted: NamedVerb, _ right: String) -> Remark {
    Remark(
      "“\(typed)” is the participle of \(verb)", "\(right) is that of \(wanted)",
      nudge: "the question asks for that of \(wanted)")
  }

  /// - Parameter made: what is said of the participle that the verb has.
  static func noParticiple(_ typed: String, of verb: String, _ made: Remark) -> Remark {
    Remark("“\(typed)” is not the participle of \(verb)", made.advice, nudge: made.nudge)
  }

  // MARK: Stems

  static func vowel(_ answer: String, _ typed: String?, _ verb: String, _ facts: VowelRemark.Facts) -> Remark {
    let was = typed.map { "\(answer) has \($0) in the stem" } ?? "\(answer) has another vowel in the stem"
    switch facts {
    case .never: return Remark(was, "the vowel of \(verb) never changes")
    case .persons(let changes, let without, let isInitial):
      let isEverywhere = changes.count == 1 && without.isEmpty
      let parts = changes.map { "\($0.name) in \(isEverywhere ? "every person" : $0.who.joined(separator: ", "))" }
      let not = without.isEmpty ? "" : "; not in \(without.joined(separator: ", "))"
      let initial = isInitial ? "; at the beginning of a word it is ye-, hue-" : ""
      return Remark(was, parts.joined(separator: ", ") + not + initial)
    case .form(let name, let tense): return Remark(was, "\(name) in the \(tense.englishName)")
    case .elsewhere(let changes, let tense):
      let parts = changes.map { "\($0.name) in the \($0.tenses.map(\.englishName).listed("and"))" }
      return Remark(was, "\(parts.joined(separator: ", ")); not in the \(tense.englishName)")
    }
  }

  /// The vowel of other persons in a form that lacks its consonant: *tieno*.
  static func vowelToo(_ vowel: Remark, _ consonant: Remark) -> Remark {
    advising(Remark("\(vowel.was) and lacks a consonant", vowel.advice, nudge: vowel.nudge), consonant)
  }

  /// A remark with the advice of another one after its own.
  static func advising(_ remark: Remark, _ other: Remark) -> Remark {
    Remark(remark.was, "\(remark.advice); \(other.advice)", nudge: "\(remark.nudge); \(other.nudge)")
  }

  /// What else is lost where the stem ends in the changed vowel: *rio*.
  static func absorbed(_ remark: Remark, _ form: String) -> Remark {
    let rule = "after this i the i of the ending is lost"
    return Remark(remark.was, "\(remark.advice); \(rule): \(form)", nudge: "\(remark.nudge); \(rule)")
  }
}
