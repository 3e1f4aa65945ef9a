import ConjugarCore

extension BulkConjugator.Layout {
  /// An object a verb, on one line, as `show --format json` prints it.
  static func json(_ slots: [Slot]) -> Self {
    let rows = slots.indices.map { place in
      let slot = slots[place]
      let isFirst = place == 0
      let opens = isFirst || slots[place - 1].tense != slot.tense
      let closes = place == slots.count - 1 || slots[place + 1].tense != slot.tense
      let key = (isFirst ? "" : ",") + (opens ? "\"\(slot.tense.id)\":{" : "") + "\"\(slot.person?.id ?? "-")\":["
      let lead: [Part] =
        isFirst ? [.text("{\"infinitive\":\""), .infinitive, .text("\","), .own, .text(",\"forms\":{")] : []
      let end: StaticString = place == slots.count - 1 ? "]}}}\n" : closes ? "]}" : "]"
      return Row(slot, lead + [.text(key)], end: end)
    }
    return Self(rows, quote: "\"", separator: ",")
  }

  /// A card a cell that has forms: verb, meaning, tense and subject on its front, the forms on its back, then its tags.
  static func cards(_ slots: [Slot], _ conjugator: Conjugator) -> Self {
    let rows = slots.map { slot in
      let subjects = slot.person.map { " · \($0.subjects.joined(separator: ", "))" } ?? ""
      return Row(slot, [.infinitive, .own, .text(" · \(slot.tense.englishName)\(subjects)\t")], end: "\n")
    }
    return Self(rows, separator: " / ", omitsGaps: true) { slot, verb in
      // Tags have blanks between them, so they have none within.
      let patterns = Focus.kinds(in: slot, of: verb, conjugator).map { " pattern::\($0.name)" }
      return "\ttense::\(slot.tense.id)\(patterns.joined())"
    }
  }
}
