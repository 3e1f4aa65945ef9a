/// A form taken apart as it is written: what the stem is, what the ending, and which rules made it.
struct FormParts {
  let form: Word
  /// The letters of the ending; `nil` of a word that the lexicon states as a whole (*soy, hecho*).
  let ending: Word?
  let rules: [Rule.ID]

  init(_ base: Base, at slot: Slot) {
    var draft = Draft(base, at: slot)
    var rules: [Rule.ID] = []
    var count = 0
    for rule in base.rules {
      if rule.id == .spelling { count = draft.stem.isEmpty ? 0 : draft.ending.count }
      if rule.apply(to: &draft) != nil { rules.append(rule.id) }
    }
    form = draft.form
    self.rules = rules
    ending = count > 0 && count < form.count ? form[(form.count - count)..<form.count] : nil
  }

  /// The letters before the ending; the whole form if it has none.
  var stem: Word { form[0..<(form.count - (ending?.count ?? 0))] }
}

extension FormParts {
  /// The form of the regular verb that stands for a conjugation.
  static func regular(_ conjugation: Conjugation, at slot: Slot) -> FormParts {
    FormParts(models[Int(conjugation.rawValue)], at: slot)
  }

  private static let models = Conjugation.allCases.compactMap { Infinitive(Irregularity.regular($0).model) }.map {
    Base(LexicalVariant(infinitive: $0), by: Rulebook.regular)
  }
}
