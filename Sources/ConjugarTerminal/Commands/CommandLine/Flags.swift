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
  static let color = Flag<ColorChoice?>("--color", one: "auto|always|never", "whether output has color")

  static let plain = Flag<Bool>("--plain", "no drawing and no keys of its own, for screen readers and Braille")

  static let noHistory = Flag<Bool>("--no-history", "ask without keeping answers or scores")
  static let noPager = Flag<Bool>("--no-pager", "a long text straight to the terminal, not through $PAGER")

  static func questions(_ range: ClosedRange<Int>, _ meaning: String) -> Flag<Int?> {
    Flag("--questions", letter: "n", number: range, "\(meaning), \(range.listed)")
  }

  /// The formats that a command writes.
  static func format<Format: OutputFormat>(
    of format: Format.Type = Format.self, _ meaning: String = "for people or for programs"
  ) -> Flag<Format> {
    Flag("--format", letter: "f", format: meaning)
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
