import ConjugarCore

/// The options that several commands share.
enum Flags {
  static let region = Flag<Region?>("--region", one: "spain|latin-america", "whose Spanish; Spain adds vosotros")
  static let secondPerson = Flag<SecondPerson?>("--second-person", one: "tu|vos|both", "the familiar you")
  static let difficulty = Flag<Difficulty?>("--difficulty", one: "easy|moderate|difficult", "which tenses are asked")
  static let tense = Flag<[Tense]>(
    "--tense", letter: "t", tenses: "ID[,ID…]", "only these tenses, or groups of them (“conjugar tenses” lists them)")
  static let person = Flag<[Person]>(
    "--person", list: "ID[,ID…]", "only these persons: 1s 2s 2v 3s 1p 2p 3p")
  static let verb = Flag<[String]>("--verb", texts: "V[,V…]", "only these verbs, with -se or without")
  static let pattern = Flag<Irregularity?>("--pattern", one: "P", "only forms that show a pattern: e>ie, go-verbs…")
  static let top = Flag<Int?>("--top", number: 1...1_000_000, "only the N most used verbs")
  static let seed = Flag<Int?>("--seed", number: 0...Int(UInt32.max), "the same number gives the same quiz")
  static let color = Flag<ColorMode?>("--color", one: "auto|always|never", "whether output has color")

  static let questions = Flag<Int?>(
    "--questions", letter: "n", number: Settings.Bounds.questions,
    "how many questions, \(Settings.Bounds.questions.listed)")
  static let session = Flag<Int?>(
    "--questions", letter: "n", number: Settings.Bounds.session,
    "the most questions, \(Settings.Bounds.session.listed)")
  static let new = Flag<Int?>(
    "--new", number: Settings.Bounds.newSkills,
    "the most new skills to begin today, \(Settings.Bounds.newSkills.listed)")

  static let accents = Flag<AccentPolicy?>("--accents", one: "strict|half|lenient", "what an accent slip earns")
  static let verbsFile = Flag<String?>("--verbs-file", text: "FILE", "only the verbs in a file; # begins a comment")
  static let irregular = Flag<Bool>("--irregular", "only forms that a regular verb would not have")
  static let regular = Flag<Bool>("--regular", "only verbs that are regular in the tense")
  static let plan = Flag<String?>("--plan", text: "FILE", "how much is asked of each tense")
  static let retry = Flag<Bool>("--retry", "tell what a wrong answer was, and let it be tried again")
  static let timed = Flag<Int?>("--timed", number: 1...60, "as many questions as you can answer in N minutes")
  static let weak = Flag<Bool>("--weak", "what you miss most often, by your answers so far")

  static let recognize = Flag<Bool>("--recognize", "forms to be understood: verb, tense and person of each")
  static let table = Flag<Bool>("--table", "a tense of a verb, person by person")
  static let meaning = Flag<Bool>("--meaning", "sentences of which the English tells the verb too")
  static let listen = Flag<Bool>("--listen", "forms that a voice says, to be written")
  /// What makes of forms to find something else; each goes alone.
  static let directions: [(option: Option, direction: Direction?)] = [
    (recognize.option, .recognize), (table.option, nil), (meaning.option, .meaning), (listen.option, .listen),
  ]

  /// The options of a quiz that choose verbs, persons or kinds of forms.
  static let filters = [
    person.option, verb.option, verbsFile.option, top.option, irregular.option, regular.option, pattern.option,
    plan.option, level.option,
  ]

  static let sentences = Flag<SentenceUse?>(
    "--sentences", else: .only, "off|mixed|only",
    "sentences, whose context decides the form; only them if you do not say")
  static let choice = Flag<[String]>(
    "--choice", texts: "ID[,ID…]", "only sentences on these choices: ser-estar, subjunctive-ojala…")
  static let level = Flag<[Level]>(
    "--level", list: "A1[,A2…]", "only what is of these levels, and those between: tenses, verbs, sentences")
  static let text = Flag<String?>("--text", text: "FILE", "gaps in a text of your own, where nothing but a verb stands")

  static let plain = Flag<Bool>("--plain", "no drawing and no keys of its own, for screen readers and Braille")

  static let noHistory = Flag<Bool>("--no-history", "ask without keeping answers or scores")
  static let noPager = Flag<Bool>("--no-pager", "a long text straight to the terminal, not through $PAGER")

  /// The formats of a page that is a table for programs, and those that a command has else; the first is the usual one.
  static let format = format(Format.tables)
  static func format(_ formats: [Format], _ meaning: String = "for people or for programs") -> Flag<Format> {
    Flag("--format", letter: "f", formats: formats, meaning)
  }

  static let help = Flag<Bool>("--help", letter: "h", "how to use a command")
  static let version = Flag<Bool>("--version", letter: "V", "which version this is")

  /// The options that every command has.
  static let everywhere = [help.option, version.option, color.option, plain.option, noPager.option] + launch

  static let set = Flag<String?>("--set", text: "KEY=VALUE", "a setting for this run only")

  /// The options that choose the world; they may stand before any command.
  private static let launch = [
    Flag<String?>("--now", text: "MOMENT", "when the simulator's or ui-test's clock starts: 2026-12-01T18:30").option,
    Flag<String?>("--profile", text: "NAME", "settings and history of one of several learners").option,
    set.option,
    Flag<String?>("--world", text: "device|simulator|ui-test", "which world to run in").option,
  ]
}
