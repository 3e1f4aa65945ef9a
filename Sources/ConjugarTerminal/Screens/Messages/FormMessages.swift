import ConjugarCore

/// What the pages on forms say — `show`, `explain`, `identify`, `tenses`, `verbs` — in English.
struct FormMessages {
  let mark = "* a regular verb would have another form"
  let allTenses = "“--all” shows the other tenses."
  /// Beside the cell that was asked for.
  let here = "←"
  let ownForms = "forms of its own"
  let use = "USE"
  let choosing = "CHOOSING"
  let formation = "FORMATION"
  let examples = "EXAMPLES"

  /// The name of a tense under the heading of its mood.
  func title(of tense: Tense, in mood: Mood) -> String {
    if tense.mood == .imperative { return tense == .imperative ? "affirmative" : "negative" }
    return tense.englishName.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      .filter { $0 != mood.rawValue && $0 != "in" }.joined(separator: " ")
  }

  /// `tener, preterite, yo`.
  func cell(_ verb: Verb, _ slot: Slot) -> String {
    "\(verb.name), \(slot.tense.englishName)" + (slot.subjects.first.map { ", \($0)" } ?? "")
  }

  /// Another verb with the same infinitive.
  func homonym(_ verb: Verb) -> String { "\(verb.name) is another verb: \(verb.gloss)" }

  func gap(_ cell: String, _ gap: Gap) -> String {
    "\(cell): no form, since \(gap.reason) [\(Source.defectives.reference)]."
  }

  func variant(_ form: String) -> String { "“\(form)” is right too" }

  func regular(_ form: String) -> String { "A regular verb would have “\(form)”." }

  /// The same of several persons.
  func regular(_ forms: [(subject: String, form: String)]) -> String {
    "A regular verb would have: \(forms.map { "\($0.subject) “\($0.form)”" }.joined(separator: ", "))."
  }

  /// `dormir, present subjunctive`.
  func tense(_ verb: Verb, _ tense: Tense) -> String { "\(verb.infinitive), \(tense.englishName)" }

  let noFormName = "no form"

  /// A reason that holds for some persons of a tense only.
  func reason(_ sentence: String, for persons: [String]) -> String { "\(persons.joined(separator: ", ")): \(sentence)" }

  /// What a form can be, without its verb: `preterite, yo or él, with me + lo`.
  func reading(_ tense: Tense, _ persons: [Person], clitics: [String]) -> String {
    var text = tense.englishName
    let subjects = persons.compactMap { Slot(tense, $0)?.subjects.first }
    if !subjects.isEmpty { text += ", \(subjects.listed("or"))" }
    return text + with(clitics)
  }

  /// `, with me + lo`.
  func with(_ clitics: [String]) -> String { clitics.isEmpty ? "" : ", with \(clitics.joined(separator: " + "))" }

  func spelled(_ form: String) -> String { "(if it is \(form))" }

  func note(_ note: Reading.Note) -> String {
    switch note {
    case .inflected(let isFeminine, let isPlural):
      "it agrees with a noun: \(isFeminine ? "feminine" : "masculine") \(isPlural ? "plural" : "singular")"
    case .compound: "compound"
    case .withoutPronoun: "its pronoun stands apart"
    case .regionalVoseo: "voseo of some regions; the norm stresses the stem"
    case .archaicEnclitic: "archaic: today the pronoun stands before the verb"
    case .presentative: "a fixed form that presents: here is, here are"
    }
  }

  let guess = "(a guess: the lexicon does not have the verb)"

  func noForm(_ word: String) -> String { "conjugar: “\(word)” is no form of a Spanish verb that conjugar knows" }

  func noVerb(_ asked: String) -> String { "no verb fits: \(asked)" }

  func mostUsed(_ verbs: Int) -> String {
    "the \(verbs) most used verbs; “conjugar help verbs” says how to find others"
  }

  func count(_ verbs: Int) -> String { verbs.counted("verb") }
}
