/// Tells what a wrong answer to a sentence was, and whether the choice was missed, its form, or both.
///
/// The search is that of any wrong answer; the other forms that are right and the verbs offered are more places to start.
struct SentenceDiagnostician {
  /// The cell that is right in the sentence; of several the one that the answer came nearest to.
  private(set) var asked: DiagnosisContext
  let sentence: Sentence
  let others: [Verb]

  /// - Returns: `nil` for a question without a sentence.
  init?(_ asked: DiagnosisContext) {
    guard let cloze = asked.question.cloze, let sentence = cloze.sentence else { return nil }
    (self.asked, self.sentence, others) = (asked, sentence, cloze.others)
  }

  /// The most letters of a message that is read at a glance: two lines of a screen.
  private static let longest = 160

  /// What is said of an answer, in as many words as the rule has.
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

  /// What is said before the second try; where the verb itself is to be found, without its name.
  private func hidden(_ nudge: String) -> String {
    guard question.direction == .meaning else { return nudge }
    return nudge.split(separator: " ").map { word in
      let name = word.drop { !$0.isLetter }.prefix(while: \.isLetter)
      return name == sentence.verb ? word[..<name.startIndex] + question.gap + word[name.endIndex...] : String(word)
    }.joined(separator: " ")
  }

  var question: Question { asked.question }
  /// The periphrasis that is asked; `nil` where a simple form is, be it beside one.
  var construction: Construction? { asked.cells.construction }

  /// What was chosen rightly: the periphrasis, the verb where there was one to choose, or else the tense.
  var right: String {
    let choice = others.isEmpty ? SentenceRule.the(question.slot.tense) : question.verb.name
    return "\(construction?.name ?? choice) is right"
  }

  func isPersonMissed(_ slot: Slot) -> Bool {
    slot.person != question.slot.person && slot.person != nil && question.slot.person != nil
  }

  /// What is told, and the form that was meant.
  private func telling(_ attempt: Attempt) -> (Telling, String?) {
    // Of haber the sentence has one sense.
    let own = question.verb.isAuxiliary ? asked : asked.about(question.verb, at: question.slot, in: construction)
    var search = Search(own, attempt)
    var found = search.cheapest
    // Where debe is right too, debes is wrong in the person alone; but encontre is rather encuentre than encontré.
    let isPhrase = attempt.words.count > 1
    let simple = sentence.alternatives.filter { $0.remark.isRight && $0.construction == nil }.map(\.slot)
    let tenses = sentence.construction == nil ? simple + [sentence.slot] : []
    for rival in sentence.alternatives where rival.remark.isRight && (isPhrase || rival.construction == nil) {
      guard found.price > Price.of(.otherPerson), let verb = asked.conjugator.find(rival.verb) else { continue }
      let next = Search(asked.about(verb, at: rival.slot, in: rival.construction), attempt)
      let other = next.cheapest
      // Dormiste is no dormís with a te, llévalo no llévate, and busce rather busque than busco.
      let isOther =
        found.price < Price.of(.spelling) && other.form?.written != nil
        || other.kind == .pronoun && found.kind != .pronoun
          && (found.form != nil && found.steps.count == 1 || rival.verb != question.verb.name)
        // Fue cambiando says in a tense that is right what ha ido cambiando says in another.
        || rival.construction != nil && other.form.flatMap(\.slot).map(tenses.contains) ?? false
        || [.auxiliary, .ending].contains(other.kind) && found.kind == .spelling
      // Of what is less exact nothing is right unless it alone explains the answer: vas may be an order, va is none.
      let isLikely =
        rival.remark == .rightToo || [.pronoun, .spelling, .typo].contains(other.kind) || found.steps.isEmpty
        || found.form?.slot == rival.slot
        // Encontráramos is wrong in the person alone where encontrara is right too.
        || [.otherVerb, .otherTenseAndPerson].contains(found.kind) && Search.cells.contains(other.kind)
          && rival.slot.tense.mood == question.slot.tense.mood
          && (found.form?.slot?.tense != question.slot.tense || rival.slot.tense == question.slot.tense)
      // Empezaran is empezarán without its accent; e dicho is he dicho; leé was made for leí rather than said to vos.
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
    // Va a salga was not meant for vaya a salir.
    let isSlip = construction != nil && found.steps.count > 1 && search.slip != nil
    guard !isSlip, let found = asForm(search, found), let form = found.form else { return ofNoForm(found, search) }
    // Of haber, the helper and there is are told apart.
    let missed: Diagnosis.Missed? = form.kind == .otherVerb ? .choice : form.isTwin ? .form : nil
    guard form.infinitive == question.verb.name, let missed else { return ofForm(found, form, search.answer) }
    let isMoodMissed = form.isTwin && form.slot.map { $0.tense.mood != question.slot.tense.mood } ?? false
    return { rule in
      // Llegará was rather meant for the future than for llegara.
      let mood = isMoodMissed ? Remark("", rule.clause(on: .tense, besides: form.slot)) : Remark("")
      return Diagnosis(found, mood.saying(found.remark.was).advising(found.remark), missed: missed)
    }
  }

  /// How an answer was found to be a form, of the verb asked, of those offered or of another one; `nil` if it is none.
  private func asForm(_ search: Search, _ found: Finding) -> Finding? {
    let own = found.form.flatMap { $0.infinitive == question.verb.name ? $0 : nil }
    // Where a periphrasis should stand, the verb by itself is offered too.
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
    // Of ir and irse the pronoun is all that differs.
    if found.kind == .pronoun || found.price > Price.offeredVerb, own?.kind != .otherVerb,
      let step = step(accentsCount: true)
    {
      return Finding(step)
    }
    if own != nil { return found }
    // An ending that was built for the gap may be that of another cell.
    if found.price >= Price.of(.ending), let step = step(accentsCount: false) { return Finding(step) }
    return found.kind == .otherVerb ? found : nil
  }

  /// A form of one verb or another, perhaps with something else wrong in it.
  func ofForm(_ found: Finding, _ form: Step, _ typed: String) -> Telling {
    let wanted = question.slot
    let (verb, slot) = (form.infinitive ?? "", form.slot ?? wanted)
    let isOwn = verb == question.verb.name
    let isStranger = !isOwn && !others.contains { $0.name == verb }
    let isSimple = form.price == Price.withoutHelper
    // Of another verb nothing is said of a tense that is right too.
    let isRightToo = sentence.alternatives.contains { $0.remark.isRight && $0.slot.tense == slot.tense }
    let isOtherTense = slot.tense != wanted.tense && (isOwn || !isRightToo) || isSimple
    // Hay has no person that a form of another verb could miss.
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
        // These are taken for each other; regresó may be right Spanish.
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

  /// What is said of the person that is right beside a form of another one.
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

  /// What a verb means; `nil` if nobody says.
  private func gloss(_ infinitive: String, _ rule: SentenceRule) -> String? {
    let verb = infinitive == question.verb.name ? question.verb : asked.conjugator.find(infinitive)
    guard let verb, !verb.meaning.isEmpty else { return nil }
    return rule.brevity > 0 ? verb.shortGloss : verb.gloss
  }

  /// What else is wrong in a form of another cell: its accent, its pronoun, its letters.
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
