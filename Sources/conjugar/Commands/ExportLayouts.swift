import ConjugarCore

extension BulkConjugator.Layout {
  /// An object a verb, on one line, as `show --format json` prints it.
  static func json(_ slots: [Slot]) -> Self {
    let tenses = Tense.allCases.map { tense in slots.filter { $0.tense == tense } }.filter { !$0.isEmpty }
    return Self(slots) { template, _, sheet in
      sheet.text("{\"infinitive\":\"".utf8)
      sheet.infinitive()
      sheet.text("\",".utf8)
      sheet.own()
      sheet.text(",\"forms\":{".utf8)
      for (number, slots) in tenses.enumerated() {
        sheet.text("\(number > 0 ? "," : "")\"\(slots[0].tense.id)\":{".utf8)
        for (number, slot) in slots.enumerated() {
          sheet.text("\(number > 0 ? "," : "")\"\(slot.person?.id ?? "-")\":[".utf8)
          for (number, form) in template.forms(at: slot).enumerated() {
            sheet.text((number > 0 ? ",\"" : "\"").utf8)
            sheet.form(form)
            sheet.text("\"".utf8)
          }
          sheet.text("]".utf8)
        }
        sheet.text("}".utf8)
      }
      sheet.text("}}\n".utf8)
    }
  }

  /// A card a cell that has forms: verb, meaning, tense and subject on its front, the forms on its back, then its tags.
  static func cards(_ slots: [Slot], _ conjugator: Conjugator) -> Self {
    Self(slots) { template, verb, sheet in
      for slot in slots {
        let forms = template.forms(at: slot)
        guard !forms.isEmpty else { continue }
        sheet.infinitive()
        sheet.own()
        sheet.text(" · \(slot.tense.englishName)\(subjects(of: slot))\t".utf8)
        for (number, form) in forms.enumerated() {
          if number > 0 { sheet.text(" / ".utf8) }
          sheet.form(form)
        }
        sheet.text("\t\(tags(of: slot, verb, conjugator))\n".utf8)
      }
    }
  }

  private static func subjects(of slot: Slot) -> String {
    slot.person.map { " · \($0.subjects.joined(separator: ", "))" } ?? ""
  }

  /// Tags have blanks between them, so they have none within.
  private static func tags(of slot: Slot, _ verb: Verb, _ conjugator: Conjugator) -> String {
    let patterns = Focus.kinds(in: slot, of: verb, conjugator).map { "pattern::\($0.name)" }
    return (["tense::\(slot.tense.id)"] + patterns).joined(separator: " ")
  }
}
