/// What is said of endings, letters, other verbs, and what is no form.
extension DiagnosisEnglish {
  // MARK: Letters

  /// - Parameter right: the right word; `nil` if it is told elsewhere.
  static func spelling(_ slips: [SpellingRemark.Slip], _ right: String?) -> Remark {
    let remarks = slips.map(spelling)
    let rule = remarks.map(\.advice).joined(separator: "; ")
    return Remark(
      remarks.map(\.was).joined(separator: ", and "), right.map { "\(rule): \($0)" } ?? rule, nudge: rule,
      isOfTwo: slips.count > 1)
  }

  private static func spelling(_ slip: SpellingRemark.Slip) -> Remark {
    func remark(_ was: String, _ rule: String) -> Remark { Remark(was, rule) }
    switch slip {
    case .doubled(let letter):
      return remark(
        "“\(letter)\(letter)” is double",
        "Spanish writes one \(letter): it doubles only ll, rr, nn, and cc before e and i")
    case .respelled(let typed, let sound, let vowel, let letters):
      let place = vowel.map { "before \("ei".contains($0) ? "e and i" : $0) " } ?? ""
      let was = "“\(typed)” is not how the sound is written here"
      switch letters {
      case "z": return remark(was, "\(place)c turns into z")
      case "j": return remark(was, "\(place)g turns into j")
      case "g" where sound == "j": return remark("j and g sound alike before e and i", "the stem keeps its g there")
      default: return remark(was, "\(place)the sound \(sound) is written \(letters)")
      }
    case .zBeforeFront: return remark("z is not written before e and i", "before e and i z turns into c")
    case .diaeresis: return remark("without ü the u is silent", "the u sounds here: gü before e, i")
    case .iBetweenVowels: return remark("i stands between vowels", "i between two vowels is written y")
    case .iAtEnd: return remark("i stands at the end after a vowel", "at the end of a word ay, ey, oy have y")
    case .iAtBeginning:
      return remark("i stands before e at the beginning", "no word begins with ie-: it is written ye-")
    case .yBesideConsonant: return remark("y stands beside a consonant", "beside a consonant it is written i")
    case .adverb(let typed, let meaning):
      return remark("“\(typed)” is another word: \(meaning)", "the form has its letters in another order")
    case .b(let isB, let ending):
      let isImperfect = !ending.isEmpty
      let rule = isB ? "it is written with b, not v" : "it is written with v, not b"
      return remark("b and v sound alike", isImperfect ? "the imperfect \(ending) is written with b, not v" : rule)
    case .h(let typed, let word):
      return remark(typed.isEmpty ? "h is silent" : "“\(typed)” sounds like \(word)", "it is written with h")
    case .noH: return remark("h is silent", "it is written without h")
    case .s(let letter):
      return remark("s and \(letter) sound alike in much of the world", "it is written \(letter), not s")
    case .notS: return remark("s, z and c sound alike in much of the world", "it is written s")
    case .j: return remark("j and g sound alike before e and i", "the stem keeps its j")
    case .ll(let isLl):
      return remark("ll and y sound alike", isLl ? "it is written ll, not y" : "it is written y, not ll")
    case .other: return remark("it sounds alike", "it is written otherwise")
    }
  }

  static func typo(_ answer: String, _ slip: TypoRemark.Slip) -> Remark {
    switch slip {
    case .missing("y", let place?) where place.last.map({ "aeiou".contains($0) }) ?? false:
      return Remark("\(answer) has no y", "between two vowels the i of -iendo, -ió, -ieron is written y")
    case .extraC: return Remark("\(answer) has zc after a consonant", "zc stands after a vowel only: leave out c")
    case .missing(" ", let place):
      return Remark("\(answer) has a blank missing", place.map { "the blank stands after “\($0)”" } ?? "")
    case .extra(" "): return Remark("\(answer) has a blank too many", "it is one word more than there should be")
    case .missing(let letter, let place):
      return Remark(
        "\(answer) has a letter missing", place.map { "after “\($0)” comes \(letter)" } ?? "it begins with \(letter)")
    case .extra(let letter): return Remark("\(answer) has a letter too many", "leave out \(letter)")
    case .changed(let typed, let right): return Remark("\(answer) has another letter", "\(typed) → \(right)")
    case .swapped(let first, let second):
      return Remark("\(answer) has two letters swapped", "\(first) and \(second) are swapped")
    }
  }

  // MARK: Other verbs

  static func naming(_ answer: String, _ verb: NamedVerb, _ remark: Remark) -> Remark {
    Remark("\(remark.was) (\(answer) is of \(verb))", remark.advice, nudge: remark.nudge)
  }

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

  /// A form that many say: *haiga*.
  static func popularForm(_ answer: String, _ right: String) -> Remark {
    Remark(
      "\(answer) is what many say and no norm accepts", "it has y, not ig: \(right)", nudge: "it has y, not ig")
  }

  /// A stem of another cell: *caigen, dijido*.
  static func stem(_ answer: String, of other: String, _ rule: String, _ right: String) -> Remark {
    Remark("\(answer) has the stem of \(other)", "\(rule): \(right)", nudge: rule)
  }

  /// A form that regional voseo has: *no pensés*.
  static func regional(_ remark: Remark) -> Remark {
    Remark("\(remark.was), as some say to vos", remark.advice, nudge: remark.nudge)
  }

  /// A form that goes like that of another verb: *bendirá* like *dirá*.
  static func kin(_ answer: String, _ form: String, of kin: String, _ verb: String, _ right: String) -> Remark {
    let rule = "\(verb) does not go like \(kin) here"
    return Remark("\(answer) goes like \(form)", "\(rule): \(right)", nudge: rule)
  }

  static func subjectAfter(_ answer: String, _ subject: String) -> Remark {
    Remark("\(answer) has \(subject) after the form", "write the form alone, without \(subject)")
  }

  /// The participle that agrees with a noun: *comida*.
  static func adjective(_ answer: String, _ found: Remark) -> Remark {
    Remark("\(answer) is the past participle, as an adjective has it", found.advice, nudge: found.nudge)
  }

  /// Pronouns beside a form: *dámelo, le gusta*.
  static func pronounsBeside(_ answer: String, _ pronouns: [String]) -> Remark {
    Remark(
      "\(answer) has \(pronouns.map { "“\($0)”" }.listed("and")) too",
      "the question asks for the form without \(pronouns.count == 1 ? "it" : "them")")
  }

  static func unknown(_ answer: String, _ verb: String, wanted: CellName) -> Remark {
    Remark("\(answer) is no form of \(verb)", "the question asks for \(name(wanted))")
  }

  /// Two errors at once; an answer that the second names again is *it*.
  static func both(_ first: Remark, _ second: Remark, of answer: String) -> Remark {
    let isSame = first.was.hasPrefix(answer) && second.was.hasPrefix("\(answer) ")
    let was = isSame ? "it\(second.was.dropFirst(answer.count))" : second.was
    return Remark(
      "two things at once: \(first.was), and \(was)", [first.advice, second.advice].joined(separator: "; "),
      nudge: [first.nudge, second.nudge].joined(separator: "; "), isOfTwo: true)
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
  /// - stem: the rules that make that stem.
  case ending(String, pronoun: String?, form: String?, stem: [Rule])
  /// It is a word by itself: *soy*; beside it those like it.
  case form(String, beside: [String])
  /// The form of *haber*, and the tense of it.
  case auxiliary(String, Tense)
}
