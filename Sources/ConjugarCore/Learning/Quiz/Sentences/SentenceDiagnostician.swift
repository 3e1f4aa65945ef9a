/// Determines what a wrong answer to a sentence was, and whether the choice, its form, or both were missed.
///
/// The search is the same as for any wrong answer; the other accepted forms and the verbs offered add starting points.
struct SentenceDiagnostician {
  /// The slot that is right in the sentence; if there are several, the one nearest to the answer.
  private(set) var asked: DiagnosisContext
  let sentence: Sentence
  let others: [Verb]

  /// - Returns: `nil` for a question without a sentence.
  init?(_ asked: DiagnosisContext) {
    guard let cloze = asked.question.cloze, let sentence = cloze.sentence else { return nil }
    (self.asked, self.sentence, others) = (asked, sentence, cloze.others)
  }

  /// The maximum length of a message that can be read at a glance: two lines on a screen.
  private static let longest = 160

  /// Builds the diagnosis of an answer, as long or as brief as the rule.
  typealias Telling = (SentenceRule) -> Diagnosis

  func diagnose(_ answer: AnswerText) -> Diagnosis {
    let search = Search(asked, answer)
    if let remark = search.withWordMore { return Diagnosis(.notAForm, remark: remark, missed: .form) }
    let (telling, form) = telling(search.attempt)
    var rule = SentenceRule(sentence: sentence)
    while rule.brevity < SentenceRule.greatestBrevity, telling(rule).message.count > Self.longest { rule.brevity += 1 }
    var told = telling(rule)
    rule.brevity = max(SentenceRule.withoutReason, rule.brevity)
    told.meant = told.missed == .form ? form : question.accepted.first
    told.remark = Remark(told.remark.was, told.remark.advice, nudge: hidden(telling(rule).remark.nudge))
    return told
  }

  /// The nudge before the second try; when the verb itself must be found, its name is hidden.
  private func hidden(_ nudge: String) -> String {
    guard question.direction == .meaning else { return nudge }
    return nudge.split(separator: " ").map { word in
      let name = word.drop { !$0.isLetter }.prefix(while: \.isLetter)
      return name == sentence.verb ? word[..<name.startIndex] + question.gap + word[name.endIndex...] : String(word)
    }.joined(separator: " ")
  }

  var question: Question { asked.question }
  /// The periphrasis asked for; `nil` where a simple form is, even if a periphrasis is also accepted.
  var construction: Construction? { asked.cells.construction }

  /// What was chosen correctly: the periphrasis, the verb if there was a choice of verbs, or else the tense.
  var right: String {
    let choice = others.isEmpty ? SentenceRule.the(question.slot.tense) : question.verb.name
    return "\(construction?.name ?? choice) is right"
  }

  func isPersonMissed(_ slot: Slot) -> Bool {
    slot.person != question.slot.person && slot.person != nil && question.slot.person != nil
  }

  /// The diagnosis to give, and the form that was meant.
  private func telling(_ attempt: Attempt) -> (Telling, String?) {
    // With haber, the sentence uses only one of its senses.
    let own = question.verb.isAuxiliary ? asked : asked.about(question.verb, at: question.slot, in: construction)
    var search = Search(own, attempt)
    var found = search.cheapest
    // If debe is also accepted, debes is wrong only in person; but encontre is closer to encuentre than to encontré.
    let isPhrase = attempt.words.count > 1
    let simple = sentence.alternatives.filter { $0.remark.isRight && $0.construction == nil }.map(\.slot)
    let tenses = sentence.construction == nil ? simple + [sentence.slot] : []
    for rival in sentence.alternatives where rival.remark.isRight && (isPhrase || rival.construction == nil) {
      guard found.price > Price.of(.otherPerson), let verb = asked.conjugator.find(rival.verb) else { continue }
      let next = Search(asked.about(verb, at: rival.slot, in: rival.construction), attempt)
      let other = next.cheapest
      // Dormiste is not dormís plus te, llévalo is not llévate, and busce is closer to busque than to busco.
      let isOther =
        found.price < Price.of(.spelling) && other.form?.written != nil
        || other.kind == .pronoun && found.kind != .pronoun
          && (found.form != nil && found.steps.count == 1 || rival.verb != question.verb.name)
        // Fue cambiando puts the meaning of ha ido cambiando into another tense that is also accepted.
        || rival.construction != nil && other.form.flatMap(\.slot).map(tenses.contains) ?? false
        || [.auxiliary, .ending].contains(other.kind) && found.kind == .spelling
      // A less exact alternative counts only if it alone explains the answer: vas may be a command, va cannot.
      let isLikely =
        rival.remark == .rightToo || [.pronoun, .spelling, .typo].contains(other.kind) || found.steps.isEmpty
        || found.form?.slot == rival.slot
        // Encontráramos is wrong only in person where encontrara is also accepted.
        || [.otherVerb, .otherTenseAndPerson].contains(found.kind) && Search.cells.contains(other.kind)
          && rival.slot.tense.mood == question.slot.tense.mood
          && (found.form?.slot?.tense != question.slot.tense || rival.slot.tense == question.slot.tense)
      // Empezaran is empezarán without its accent; e dicho is he dicho; leé is a failed leí rather than the vos form.
      let isSound = other.kind == .spelling && found.kind == .auxiliary
      let isTwin = isSound || other.form?.isTwin ?? false && attempt.isPlain
      let isNearer = other.price < found.price || isTwin || !asked.isAsked(found.form?.slot?.person)
      let most = found.steps.isEmpty ? isPhrase ? 1 : 2 : found.steps.count
      let isBeside =
        isPhrase && found.steps.isEmpty && rival.remark == .rightToo && search.slip == nil
        && search.periphrasis(of: question.verb) == nil
        && (next.slip != nil || search.besideRight == nil && next.besideRight != nil)
      if isBeside || isLikely && !isOther && isNearer && other.steps.count <= most { (search, found) = (next, other) }
    }
    var nearest = self
    nearest.asked = search.asked
    return (nearest.telling(search, found), nearest.asked.accepted.first)
  }

  private func telling(_ search: Search, _ found: Finding) -> Telling {
    // Va a salga was not meant as vaya a salir.
    let isSlip = construction != nil && found.steps.count > 1 && search.slip != nil
    guard !isSlip, let found = asForm(search, found), let form = found.form else { return ofNoForm(found, search) }
    // With haber, the auxiliary and “there is” are told apart.
    let missed: Diagnosis.Missed? = form.kind == .otherVerb ? .choice : form.isTwin ? .form : nil
    guard form.infinitive == question.verb.name, let missed else { return ofForm(found, form, search.answer) }
    let isMoodMissed = form.isTwin && form.slot.map { $0.tense.mood != question.slot.tense.mood } ?? false
    return { rule in
      // Llegará was more likely meant as the future than as llegara.
      let mood = isMoodMissed ? Remark("", rule.clause(on: .tense, besides: form.slot)) : Remark("")
      return Diagnosis(found, mood.saying(found.remark.was).advising(found.remark), missed: missed)
    }
  }

  /// How an answer was identified as a form of the verb asked, one offered, or another; `nil` if it is not a form.
  private func asForm(_ search: Search, _ found: Finding) -> Finding? {
    let own = found.form.flatMap { $0.infinitive == question.verb.name ? $0 : nil }
    // Where a periphrasis is expected, the verb on its own is tried too.
    let simple = construction == nil ? [] : [(question.verb, Diagnosis.Kind.otherTense, Price.withoutHelper)]
    let offered = others.map { ($0, .otherVerb, Price.offeredVerb) } + simple
    func step(accentsCount: Bool) -> Step? {
      offered.lazy.compactMap { verb, kind, price in
        let place = asked.about(verb, at: question.slot)
        let cell = Step(cellOf: search.attempt, place, accentsCount: accentsCount, isElsewhere: true)
        guard var step = cell ?? (accentsCount ? nil : Step(afterPronounIn: search.attempt, place)) else { return nil }
        let isOfAnother = verb.name == question.verb.name && isPersonMissed(step.slot ?? question.slot)
        (step.kind, step.price) = (isOfAnother ? .otherTenseAndPerson : kind, price)
        return step
      }.first
    }
    // Ir and irse differ only in the pronoun.
    if found.kind == .pronoun || found.price > Price.offeredVerb, own?.kind != .otherVerb,
      let step = step(accentsCount: true)
    {
      return Finding(step)
    }
    if own != nil { return found }
    // An ending made up for the gap may belong to another slot.
    if found.price >= Price.of(.ending), let step = step(accentsCount: false) { return Finding(step) }
    return found.kind == .otherVerb ? found : nil
  }

  /// Diagnoses a form of any verb, possibly with something else wrong in it.
  func ofForm(_ found: Finding, _ form: Step, _ typed: String) -> Telling {
    let wanted = question.slot
    let (verb, slot) = (form.infinitive ?? "", form.slot ?? wanted)
    let isOwn = verb == question.verb.name
    let isStranger = !isOwn && !others.contains { $0.name == verb }
    let isSimple = form.price == Price.withoutHelper
    // For another verb, a tense that is also accepted is not mentioned.
    let isRightToo = sentence.alternatives.contains { $0.remark.isRight && $0.slot.tense == slot.tense }
    let isOtherTense = slot.tense != wanted.tense && (isOwn || !isRightToo) || isSimple
    // Hay has no person for a form of another verb to miss.
    let isOtherPerson = isPersonMissed(slot) && (isOwn || !Subjects.of(question.verb, at: wanted).isEmpty)
    let isOrder = slot.tense == .imperative && wanted.tense == .negativeImperative
    let lacking = isOrder && found.steps.count == 1 && form.written == nil ? "" : lacking(found, typed)
    return { rule in
      let (decidesPerson, isRoom) = (rule.lesson == .agreement, rule.brevity < SentenceRule.greatestBrevity)
      let (tense, typedTense) = (SentenceRule.the(wanted.tense), SentenceRule.the(slot.tense))
      let isPersonTold = isOtherPerson && (!isStranger || isRoom && decidesPerson || WordList.helpers.contains(verb))
      let who = asked.isThereIs ? Self.noPlural : "the person here is \(rule.subjects(wanted))"
      let person = isPersonTold ? [decidesPerson ? ofPerson(slot, rule) : who] : []
      func whose(_ slot: Slot) -> String { isPersonTold ? " for \(rule.subjects(slot))" : "" }
      let written = form.written.map { "\($0), " } ?? ""
      var was: String
      var clauses: [String]
      if !isOwn {
        let meaning = isStranger || wanted == .infinitive ? gloss(verb, rule) : nil
        let ofVerb = "is of \(isStranger ? named(verb, rule) : verb)"
        was = slot == .infinitive ? meaning.map { "means \($0)" } ?? "is \(typedTense), and of another verb" : ofVerb
        // These verbs get confused with each other; regresó may be correct Spanish.
        let isMarked = WordList.helpers.contains(verb) && !sentence.triggers(of: [.verb]).isEmpty
        let right = isMarked ? rule.clause(on: .verb) : "here it is \(named(question.verb.name, rule))"
        let ofTense = isStranger ? rule.clause(on: .tense, besides: slot) : "here it is \(tense)\(whose(wanted))"
        clauses = [isStranger ? right : rule.clause(on: .verb)] + (isOtherTense ? [ofTense] : person)
      } else if isOtherTense {
        let also = asked.otherTense(slot).map { " and \(SentenceRule.the($0))" } ?? ""
        let bare = sentence.construction.flatMap { $0.complement == slot ? " without \($0.helper)" : nil } ?? ""
        was = isOrder ? "is the affirmative imperative" : "is \(written)\(typedTense)\(also)\(whose(slot))\(bare)"
        let isHelper = !isSimple && construction != nil
        let own = ": \(sentence.reason)".replacing(": \(wanted.tense.nameOfBothEndings)", with: "")
        let reason = wanted.tense == sentence.slot.tense ? own : ""
        clauses = isHelper || !isSimple && !others.isEmpty ? [right] : []
        clauses += [isHelper ? "here it is \(tense)\(reason)" : rule.clause(on: .tense, besides: slot)] + person
      } else {
        was = "is \(written)\(rule.whose(slot, besides: wanted))"
        clauses = [ofPerson(slot, rule)]
      }
      let alone = isSimple ? lacking.hasPrefix(" ") ? " alone," : " alone" : ""
      was = "\(typed) \(was)\(alone)\(lacking)"
      let isFirst = isOwn && !isOtherTense && !decidesPerson
      if isFirst { (was, clauses) = (right, [was] + clauses) }
      return Diagnosis(
        found, Remark(was, clauses.joined(separator: "; ")),
        missed: .of(
          choice: !isOwn || isOtherTense || decidesPerson && isOtherPerson,
          form: !lacking.isEmpty || isOtherPerson && !(isOwn && decidesPerson)))
    }
  }

  private static let noPlural = "without a subject haber has one form in each tense"

  /// The explanation of the right person when the answer has another one.
  func ofPerson(_ slot: Slot, _ rule: SentenceRule) -> String {
    let decidesPerson = rule.lesson == .agreement
    if asked.isThereIs, !decidesPerson { return Self.noPlural }
    let isTold = decidesPerson || sentence.choice.tellsPerson || !sentence.triggers(of: [.person, .agreement]).isEmpty
    return isTold
      ? rule.clause(on: .person, besides: slot) : "here it is \(rule.whose(question.slot, besides: slot))"
  }

  /// A verb with its meaning.
  private func named(_ infinitive: String, _ rule: SentenceRule) -> String {
    gloss(infinitive, rule).map { "\(infinitive) (\($0))" } ?? infinitive
  }

  /// A verb's meaning; `nil` if it has none on record.
  private func gloss(_ infinitive: String, _ rule: SentenceRule) -> String? {
    let verb = infinitive == question.verb.name ? question.verb : asked.conjugator.find(infinitive)
    guard let verb, !verb.meaning.isEmpty else { return nil }
    return rule.brevity > 0 ? verb.shortGloss : verb.gloss
  }

  /// What else is wrong with a form of another slot: its accent, its pronoun, its spelling.
  private func lacking(_ found: Finding, _ typed: String) -> String {
    guard let cell = found.form, let slot = cell.slot, let verb = cell.infinitive.flatMap(asked.conjugator.find) else {
      return ""
    }
    if let written = cell.written {
      return verb.name == question.verb.name ? ", but for its accent" : " but for its accent (\(written))"
    }
    guard let was = found.steps.first(where: { $0.slot == nil })?.remark.was else {
      return cell.split.map { " with “\($0.pronoun)”" } ?? ""
    }
    let place = asked.about(verb, at: slot, in: cell.price == Price.withoutHelper ? nil : construction)
    let form = asked.isThereIs ? nil : place.accepted.first { !question.accepted.contains($0) }
    let right = form.map { " (\($0))" } ?? ""
    if was.isEmpty { return " but for its stem\(right)" }
    return (was.hasPrefix(typed) ? " and\(was.dropFirst(typed.count))" : ", and \(was)") + right
  }
}
