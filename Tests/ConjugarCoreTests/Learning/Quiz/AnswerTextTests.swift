import ConjugarCore
import Testing

@Suite("Reading what was typed")
struct AnswerTextTests {
  @Test(arguments: [
    ("hablo", ["hablo"]),
    ("  HE   Hecho ", ["he hecho"]),
    ("HABLÓ", ["habló"]),
    ("hablo'", ["habló"]),
    ("habl'o", ["habló"]),
    ("habl´o", ["habló"]),
    ("hablo`", ["habló"]),
    ("hablo’", ["habló"]),
    ("o'imos", ["óimos", "oímos"]),
    ("oi'mos", ["oímos"]),
    ("o'i'mos", ["óímos", "oímos"]),
    ("ni~no", ["niño"]),
    ("nin~o", ["niño"]),
    ("ping\"uino", ["pingüino"]),
    ("pingu¨ino", ["pingüino"]),
    ("hab'lo", ["hablo"]),
    ("~hablo\"", ["hablo"]),
    ("yo tengo", ["tengo"]),
    ("(yo)tengo", ["tengo"]),
    ("tu tienes", ["tienes"]),
    ("tu' tienes", ["tienes"]),
    ("Ud. tiene", ["tiene"]),
    ("nosotras nos vamos", ["nos vamos"]),
    ("esas cosas suceden", ["suceden"]),
    ("él/ella tiene", ["tiene"]),
    ("él, ella tiene", ["tiene"]),
    ("nosotros/as tenemos", ["tenemos"]),
    ("yo tú tiene", ["tú tiene"]),
    ("yo - tengo", ["tengo"]),
    ("- tengo", ["tengo"]),
    ("—tengo", ["tengo"]),
    ("/ tengo", ["/ tengo"]),
    ("-", ["-"]),
    ("el, ella tiene", ["tiene"]),
    ("yo", ["yo"]),
    ("¡no hables!", ["no hables"]),
    ("hablo.", ["hablo"]),
    ("...", [""]),
    ("\u{FEFF}ha\u{200B}blo\u{202E}", ["hablo"]),
    ("\u{1B}[1;5Dhablo\u{1B}OP", ["hablo"]),
    ("\u{1B}hablo", ["hablo"]),
    ("hablo\u{A0}\u{2028}", ["hablo"]),
  ])
  func readings(_ typed: String, _ readings: [String]) {
    #expect(AnswerText(typed).readings == readings)
  }

  /// Equal texts may have other bytes: what goes into files and formats is composed.
  @Test func readingsAreComposed() {
    #expect(AnswerText("hablo\u{301}").readings[0].utf8.elementsEqual("habló".utf8))
    #expect(AnswerText("suen\u{303}a").readings[0].utf8.elementsEqual("sueña".utf8))
  }

  @Test func aFloodOfMarksEnds() {
    #expect(AnswerText(String(repeating: "a'", count: 10_000)).readings.count <= 8)
    #expect(AnswerText(String(repeating: "\u{301}", count: 10_000)).readings.count == 1)
  }

  @Test(arguments: [("", true), (" \t", true), ("\u{7}", true), ("'", true), ("a", false), ("yo", false)])
  func emptiness(_ typed: String, _ isEmpty: Bool) {
    #expect(AnswerText(typed).isEmpty == isEmpty)
  }

  /// What stands beside the form in the meaning that is shown is no other answer.
  @Test(arguments: [
    ("gustar", Tense.conditional, Person.thirdSingular, "me gustaría", "gustaría"),
    ("gustar", .present, .thirdPlural, "me gusta", "gusta"),
    ("darse", .imperative, .secondSingular, "date cuenta", "date"),
    ("tener", .present, .firstSingular, "tengo que", "tengo"),
    ("dar", .present, .thirdSingular, "da cuenta", "da cuenta"),
    ("hablar", .present, .thirdSingular, "me habla", "me habla"),
    // An order has who it is given to behind it.
    ("poner", .imperative, .thirdSingular, "ponga usted", "ponga"),
    ("poner", .imperative, .thirdSingular, "pone usted", "pone usted"),
    ("poner", .imperative, .secondSingular, "pon usted", "pon usted"),
    ("hablar", .present, .thirdSingular, "habla usted", "habla usted"),
  ])
  func asInTheMeaning(_ verb: String, _ tense: Tense, _ person: Person, _ typed: String, _ read: String) throws {
    let question = try Question.asking(verb, tense, person)
    #expect(AnswerText(typed, to: question).readings == [read])
  }

  /// In class everyone says *que*; it never costs points where a subjunctive is asked.
  @Test(arguments: [
    ("que tenga", Tense.presentSubjunctive, "tenga"), ("que yo tenga", .presentSubjunctive, "tenga"),
    ("(yo) tenga", .presentSubjunctive, "tenga"), ("que (yo) tenga.", .presentSubjunctive, "tenga"),
    ("[yo] tengo", .present, "tengo"), ("que tengo", .present, "que tengo"), ("¡(tú) ten!", .imperative, "ten"),
    ("que hubiera ido", .pluperfectSubjunctiveRa, "hubiera ido"),
  ])
  func asInClass(_ typed: String, _ tense: Tense, _ read: String) {
    #expect(AnswerText(typed, tense: tense).readings == [read])
  }
}
