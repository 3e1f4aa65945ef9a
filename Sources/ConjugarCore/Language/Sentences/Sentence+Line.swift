extension Sentence {
  /// The sentence that a line holds.
  init(_ line: SentenceLine, _ choice: Choice) throws(SentenceError) {
    self.choice = choice
    level = line.level
    variety = line.variety
    pieces = try Self.pieces(line.before, line.number) + [.gap] + Self.pieces(line.after, line.number)
    form = line.form.text
    verbs = line.verbs.text.split(separator: "/").map(String.init)
    slot = line.slot
    construction = line.construction
    subject = line.subject?.text
    translation = line.translation.text
    reason = line.reason.text
    var alternatives: [Alternative] = []
    for word in line.alternatives.text.split(separator: " ") {
      guard let alternative = Alternative(word, verb: verbs[0], slot: line.slot) else {
        throw SentenceError(line: line.number, fault: .alternative(String(word)))
      }
      alternatives.append(alternative)
    }
    self.alternatives = alternatives
  }

  /// Every other stretch between asterisks is a trigger: `tense+person: Ustedes`.
  private static func pieces(_ bytes: TextSlice, _ line: Int) throws(SentenceError) -> [Piece] {
    func fault(_ part: Substring) -> SentenceError { SentenceError(line: line, fault: .role(String(part))) }
    var pieces: [Piece] = []
    for (index, part) in bytes.text.split(separator: "*", omittingEmptySubsequences: false).enumerated() {
      guard !index.isMultiple(of: 2) else {
        if !part.isEmpty { pieces.append(.text(String(part))) }
        continue
      }
      guard let words = SentenceLine.words(ofTrigger: part) else { throw fault(part) }
      var roles: [Role] = []
      for name in part[..<words.startIndex].dropLast(2).split(separator: "+", omittingEmptySubsequences: false) {
        guard let role = Role(rawValue: String(name)) else { throw fault(part) }
        roles.append(role)
      }
      pieces.append(.trigger(String(words), roles))
    }
    return pieces
  }
}

extension Sentence.Alternative {
  /// Reads `+present.3p`, `~preterite`, `-conocer.imperfect`, `+perfect`, `+estar+gerund.future`; what is not said is as in
  /// the gap, a periphrasis aside.
  fileprivate init?(_ word: Substring, verb: String, slot: Slot) {
    guard let remark = word.first.flatMap(UsageRemark.init(mark:)), word.count > 1 else { return nil }
    var verb = verb
    var tense = slot.tense
    var person = slot.person
    var isPerfect = false
    var construction: Construction?
    for part in word.dropFirst().split(separator: ".") {
      if let named = Tense(id: part.utf8) {
        tense = named
      } else if let named = Person(id: part.utf8) {
        person = named
      } else if part == "perfect", slot == .infinitive {
        isPerfect = true
      } else if part.contains("+") {
        construction = Construction(id: String(part))
        if construction == nil { return nil }
      } else if Infinitive(part) != nil {
        verb = String(part)
      } else {
        return nil
      }
    }
    guard let slot = Slot(tense, tense.persons.isEmpty ? nil : person) else { return nil }
    self.init(verb: verb, slot: slot, remark: remark, isPerfect: isPerfect, construction: construction)
  }
}
