/// Where the pronoun of a pronominal verb goes, and what it does to the word that it joins.
///
/// Source: RAE & ASALE, Nueva gramática, 16.7–16.8; Ortografía (2010), II, 3.4.4.
enum Pronouns {
  /// A form with its pronoun.
  ///
  /// - Parameters:
  ///   - form: the form without pronoun: `he lavado`, `lavad`, `no laves`.
  ///   - slot: the cell it stands in.
  /// - Returns: `me he lavado`, `lavaos`, `no te laves`; for *id* both accepted forms.
  static func add(to form: String, at slot: Slot) -> [String] {
    guard let person = slot.person else {
      return slot.tense == .participle ? [form] : [attach("se", to: form)]
    }
    let pronoun = person.reflexivePronoun
    switch slot.tense {
    case .imperative:
      // RAE: idos is the form of the norm; iros is accepted since 2018 (DLE, s. v. ir).
      return form == "id" ? ["idos", "iros"] : [attach(pronoun, to: form)]
    case .negativeImperative: return ["no \(pronoun) \(form.dropFirst(3))"]
    default: return ["\(pronoun) \(form)"]
    }
  }

  /// A word and what it ends in joined to one, with the letters lost between them and the accent of the whole.
  ///
  /// *lavemos* loses its s before *nos*, *lavad* its d before *os*: *lavémonos, lavaos, vestíos*.
  static func attach(_ pronoun: Letters, to form: String) -> String {
    guard let word = Letters(form) else { return form }
    var sounds = Sounds.read(word)
    let stressed = StressAccent.stressed(in: sounds)
    if pronoun == "nos" || pronoun == "se", sounds.hasSuffix("mos") { sounds.removeLast() }
    if pronoun == "os", sounds.last == "d" { sounds.removeLast() }
    let whole = sounds.plain + pronoun
    return Sounds.spell(StressAccent.write(whole, stressed: stressed)).description
  }

  private static func attach(_ pronoun: String, to form: String) -> String {
    Letters(pronoun).map { attach($0, to: form) } ?? form
  }
}
