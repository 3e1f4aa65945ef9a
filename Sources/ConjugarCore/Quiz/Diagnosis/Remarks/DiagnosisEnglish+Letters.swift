/// What is said of endings, letters, other verbs, and what is no form.
extension DiagnosisEnglish {
  // MARK: Endings

  static func ending(_ answer: String, _ facts: EndingRemark.Facts) -> Remark {
    let right = "-\(facts.right)"
    switch facts.typed {
    case .conjugation(let typed, let names):
      return Remark(
        "-\(typed) is for verbs in \(names.map { "-\($0)" }.listed("and"))", "\(facts.verb) has \(right)")
    case .popular(let typed, let who):
      let whose = who.map { "for \($0)" } ?? "here"
      let isLongS = typed == "\(facts.right)s"
      return Remark(
        "\(answer) has -\(typed), which many say and no norm accepts",
        "\(whose) it is \(right)" + (isLongS ? ", without another -s" : ", not -\(typed)"))
    case .strong(let stem, let isAccentWrong):
      let rest = "it is \(right)" + (isAccentWrong ? ", without an accent" : "")
      return Remark(
        "\(answer) has the ending of a regular verb", "after \(stem)- \(rest)",
        nudge: "after the stem of this preterite \(rest)")
    case .unknown, .cell: return Remark("\(answer) has another ending", "\(facts.verb) has \(right) here")
    case .lexical(let form):
      return Remark("\(answer) has another ending", "it is \(form) here", nudge: "it is a word of its own here")
    }
  }

  // MARK: Letters

  static func spelling(_ slip: SpellingRemark.Slip, _ right: String) -> Remark {
    func remark(_ was: String, _ rule: String) -> Remark { Remark(was, "\(rule): \(right)", nudge: rule) }
    switch slip {
    case .doubled(let letter):
      return remark("“\(letter)\(letter)” is double", "Spanish writes one \(letter): it doubles only ll, rr, cc and nn")
    case .respelled(let typed, let sound, let vowel, let letters):
      let place = vowel.map { "before \($0) " } ?? ""
      return remark(
        "“\(typed)” is not how the sound is written here", "\(place)the sound \(sound) is written \(letters)")
    case .zBeforeFront(let vowel): return remark("z is not written before \(vowel)", "before \(vowel) z turns into c")
    case .diaeresis: return remark("without ü the u is silent", "the u sounds here: gü before e, i")
    case .iBetweenVowels: return remark("i stands between vowels", "i between two vowels is written y")
    case .b(let isB, let isImperfect):
      let rule = isB ? "it is written with b, not v" : "it is written with v, not b"
      return remark("b and v sound alike", isImperfect ? "the imperfect in -aba is written with b, not v" : rule)
    case .h(let typed, let word):
      return remark(typed.isEmpty ? "h is silent" : "“\(typed)” sounds like \(word)", "it is written with h")
    case .noH: return remark("h is silent", "it is written without h")
    case .s(let letter):
      return remark("s and \(letter) sound alike in much of the world", "it is written \(letter), not s")
    case .notS: return remark("s, z and c sound alike in much of the world", "it is written s")
    case .j: return remark("j and g sound alike before e and i", "the stem keeps its j: not g")
    case .ll(let isLl):
      return remark("ll and y sound alike", isLl ? "it is written ll, not y" : "it is written y, not ll")
    case .other: return remark("it sounds alike", "it is written otherwise")
    }
  }

  static func typo(_ answer: String, _ slip: TypoRemark.Slip) -> Remark {
    switch slip {
    case .missing(let letter, let place):
      return Remark(
        "\(answer) has a letter missing", "\(letter) is missing \(place.map { "after “\($0)”" } ?? "at the beginning")")
    case .extra(let letter): return Remark("\(answer) has a letter too many", "\(letter) is one too many")
    case .changed(let typed, let right): return Remark("\(answer) has another letter", "\(typed) → \(right)")
    case .swapped(let first, let second):
      return Remark("\(answer) has two letters swapped", "\(first) and \(second) are swapped")
    }
  }

  // MARK: Other verbs

  static func otherVerb(
    _ answer: String, _ verb: NamedVerb, _ found: CellName?, written: String?, wanted: NamedVerb, right: String
  ) -> Remark {
    let place = found.map { ", \(name($0))" } ?? ""
    let accent = written.map { ", but for its accent: \($0)" } ?? ""
    return Remark(
      "\(answer) is \(verb.description)\(place)\(accent)", "\(right) is \(wanted.description)",
      nudge: "the question asks for \(wanted.description)")
  }

  // MARK: No form

  static func periphrasis(_ answer: String, _ name: String, wanted: CellName) -> Remark {
    Remark(
      "\(answer) is right Spanish: \(name)",
      "the question asks for \(wanted.tense.isCompound ? "" : "one word, ")\(self.name(wanted))")
  }

  static func noVerbForm(_ word: String) -> Remark { Remark("“\(word)” is no verb form", "") }

  static func unknown(_ answer: String, _ verb: String, wanted: CellName) -> Remark {
    Remark("\(answer) is no form of \(verb)", "the question asks for \(name(wanted))")
  }

  /// Two errors at once.
  static func both(_ first: Remark, _ second: Remark) -> Remark {
    Remark(
      "two things at once: \(first.was), and \(second.was)", [first.advice, second.advice].joined(separator: "; "),
      nudge: [first.nudge, second.nudge].joined(separator: "; "))
  }
}

/// A cell to be named: a tense, and for whom.
struct CellName: Hashable {
  let tense: Tense
  let who: String?

  init(_ tense: Tense, _ who: String?) {
    self.tense = tense
    self.who = who
  }
}

/// A verb with its meaning: `saber (know a fact)`.
struct NamedVerb: CustomStringConvertible {
  let infinitive: String
  let meaning: String

  var description: String { meaning.isEmpty ? infinitive : "\(infinitive): \(meaning)" }
}

/// What the right form of a cell has that another lacks.
enum Goal {
  /// - form: the whole, where its stem is another one than that of the answer.
  case ending(String, pronoun: String?, form: String?)
  /// It is a word by itself: *soy*.
  case form(String)
  /// The form of *haber*, and the tense of it.
  case auxiliary(String, Tense)
}
