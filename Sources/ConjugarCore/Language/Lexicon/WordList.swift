/// The words that the program has to know besides the verbs, list by list as in `Resources/words.txt`.
package enum WordList {
  static let nounAfter = Set(words(of: "noun after"))
  static let subjects = Set(words(of: "subject"))
  static let prepositions = Set(words(of: "preposition"))
  package static let links = Set(words(of: "link"))
  static let articles = Set(words(of: "article"))
  static let verbAlone = Set(words(of: "verb alone"))
  static let determiners = nounAfter.union(articles).subtracting(prepositions)
  static let nounToo = Set(words(of: "noun too"))
  static let mostlyOf = pairs(of: "mostly of")
  static let toldBehind = rows(of: "told behind")
  static let beforeForms = rows(of: "before form")
  static let conjunctions = Set(words(of: "conjunction"))
  static let openers = beforeVerbs.union(conjunctions)
  static let fixed = rows(of: "fixed")
  static let givenNames = Set(words(of: "given name"))
  static let others = Set(words(of: "other"))
  static let ahead = Set(words(of: "ahead"))
  static let withoutFuture = Set(words(of: "without future"))
  static let courteous = rows(of: "courteous")
  static let impersonal = rows(of: "impersonal")
  static let formal = Set(words(of: "formal"))
  static let times = spans.union(words(of: "time"))
  static let stops = Set(words(of: "stop"))
  /// The words that occur around a verb and name nothing: *no, ya, siempre, porque*.
  static let frame = [aroundVerbs, mostlyOther, nounAfter, articles, prepositions, links, openers]
    .reduce(into: Set(["no"])) { $0.formUnion($1) }
  package static let beforeVerbs = Set(words(of: "before verb"))
  static let aroundVerbs = Set(words(of: "around verb"))
  static let mostlyOther = Set(words(of: "mostly other"))
  package static func isMostlyOther(_ word: String) -> Bool { mostlyOther.contains(word) || nounAfter.contains(word) }
  static let useOfCells = words(of: "use of cells")
  static let spans = Set(words(of: "span"))
  static let helpers = words(of: "helper")
  static let models = words(of: "model")
  static let adverbs = rows(of: "adverb")
  static let ordered = Set(words(of: "ordered"))
  static let beforeInfinitive = pairs(of: "before infinitive")
  static let slips = rows(of: "slip")
  static let popular = pairs(of: "popular")
  static let popularOrders = rows(of: "popular order")
  package static let mistaken = rows(of: "mistaken")
  static let englishPasts = pairs(of: "english past")
  private static let englishForms = pairs(of: "english form")
  private static let englishAround = Set(words(of: "english around"))
  package static let englishSubjects = Set(rows(of: "english subject").compactMap { $0.last?.lowercased() })
  /// Whether an English word occurs around verbs without saying which one it is: *she, is, don’t*.
  package static func standsAroundEnglishVerb(_ word: String) -> Bool { englishAround.contains(word.lowercased()) }

  private static func pairs(of name: String) -> [String: String] {
    let words = words(of: name)
    return Dictionary(
      stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The English verbs of a form: *had, walked*; *making* has lost an e, *baked* may have, *makes* has not.
  package static func englishVerbs(ofForm form: String) -> [String] {
    if let verb = englishForms[form] { return [verb] }
    let lost = [("ing", ["", "e"]), ("ed", ["", "e"]), ("d", [""]), ("s", [""])].filter { form.hasSuffix($0.0) }
    return englishPasts.filter { $0.value == form }.map(\.key).sorted()
      + lost.flatMap { ending, ends in ends.map { "\(form.dropLast(ending.count))\($0)" } }
  }

  private static func words(of name: String) -> [String] { rows(of: name).flatMap(\.self) }

  static func rows(of name: String) -> [[String]] {
    SectionedText(Resources.words).lines(of: name).map { $0.slice.parts(" ").map(\.text) }
  }
}
