/// A gap in a learner's own text, together with the words around it.
struct GapInText {
  var form: FairForms.Form
  /// The number of the sentence it is in.
  let number: Int
  let sentence: Substring
  let text: MarkedWords
  /// The positions of the words that make up the form.
  let place: Range<Int>
  let range: Range<String.Index>
  /// The other persons the form could have: nothing in the context tells whether *quería* is first person.
  private var rivals: [Slot] = []

  /// - Parameter you: tú or vos, whichever the text does not use; *buscaste* can address either.
  init(_ form: FairForms.Form, at index: Int, of text: MarkedWords, _ sentence: Substring, number: Int, not you: Person)
  {
    (self.form, self.number, self.sentence, self.text) = (form, number, sentence, text)
    self.form.slots = [form.slots.filter { $0.person != you }, form.slots].first { !$0.isEmpty } ?? []
    place = index..<(index + form.words)
    let end = text.words[place.upperBound - 1].endIndex
    range = text.words[index].startIndex..<sentence.index(end, offsetBy: -form.joined.count)
  }

  /// The same gap, its slot resolved by its sentence and by the nearest unambiguous verbs: in a story *llegamos* is
  /// preterite, and next to *yo*, *quería* is first person.
  func told(among others: [GapInText]) -> GapInText {
    let isEither = Set(form.slots.map(\.tense)).isSuperset(of: [.present, .imperative])
    let isOrder = isEither && isToYou(among: others)
    let possible = form.slots.filter { !isEither || ($0.tense == .imperative) == isOrder }
    // Ayer compramos cannot be present.
    let timed = possible.filter {
      TenseTriggers.embedded.tenses(beside: $0.tense, in: text.clause(around: place)) != nil
    }
    let slots = narrowed(timed.isEmpty ? possible : timed, among: others, by: \.isPast)
    let acting = slots.filter { $0.person.map { text.actor($0, around: place) != nil } ?? false }
    let allowed = acting.isEmpty ? slots.filter(isOwn) : acting
    let near = nearest(allowed.isEmpty ? slots : allowed, others)
    var told = self
    told.form.slot = near.contains(form.slot) ? form.slot : near.first ?? form.slot
    told.rivals = near.filter { $0.tense == told.form.slot.tense && $0 != told.form.slot }
    return told
  }

  /// Whether *pela* is a command to tú, judging by the nearest verbs or by its object.
  private func isToYou(among others: [GapInText]) -> Bool {
    let told = nearest([.secondSingular, .thirdSingular].compactMap { Slot(.present, $0) }, others)
    let next = text.names.dropFirst(place.upperBound).first ?? ""
    let hasObject = !form.isIntransitive && WordList.determiners.contains(next) && !text.isMarked(place.upperBound)
    return told.contains { $0.person == .secondSingular } && (told.count == 1 || hasObject)
  }

  /// The slots with the person of the nearest preceding main-clause verb that has a subject, or else of any verb.
  private func nearest(_ slots: [Slot], _ others: [GapInText]) -> [Slot] {
    let main = others.filter { other in
      let isMain = other.form.slot.person?.isThird == false || !WordList.beforeVerbs.contains(other.opener ?? "")
      return isMain && other.number <= number && !other.isOfNobody && other.form.verb.askedPersons == nil
    }
    return [main, others].lazy.map { narrowed(slots, among: $0, by: \.person) }.first { $0.count < slots.count }
      ?? slots
  }

  /// Whether the clause allows a slot's person: a noun subject takes the third, and *me* is no first-person object.
  private func isOwn(_ slot: Slot) -> Bool {
    guard slot.person == .firstSingular else { return true }
    let isToMe = pronouns.contains("me") && !Likelihood.isMostlyPronominal(form.verb.name)
    // The one who asks is not the one who is to act: le ruego que disculpe.
    let before = text.names[..<(place.lowerBound - pronouns.count)]
    let isWish = slot.tense.mood == .subjunctive && opener == "que" && !before.contains("me")
    let isNamed = text.namesThird(before: place.lowerBound) || isNamedBehind && hasNoObject
    let hasSe = pronouns.first == "se" && !Clitics.haveLe(pronouns)
    return !isToMe && !isWish && !isNamed && !hasSe && !isOfNobody && form.verb.askedPersons != .thirdPerson
  }

  private var pronouns: [String] { text.pronouns(before: place.lowerBound) }
  private var opener: String? { text.opener(of: place.lowerBound) }
  /// Whether a noun after the form cannot be its object: *se venden pisos, me gusta el café*.
  private var hasNoObject: Bool {
    form.isIntransitive || pronouns.contains("se") || form.verb.askedPersons == .thirdPerson
  }

  /// Whether the subject directly follows the form: a name, or a noun that agrees in number and is no object.
  private var isNamedBehind: Bool {
    let end = place.upperBound
    guard text.namesThird(behind: end) else { return false }
    return !WordList.determiners.contains(text.names[end])
      || hasNoObject && text.names[end].hasSuffix("s") == form.slot.person?.isPlural
  }

  /// Whether the form is impersonal: *hace frío, se puede*.
  private var isOfNobody: Bool {
    let signs = WordList.impersonal.first { $0[0] == form.verb.name }?.dropFirst() ?? []
    return form.slot.person == .thirdSingular
      && (text.names[place.upperBound...].prefix(4).contains(where: signs.contains)
        || pronouns == ["se"] && !form.verb.hasPronominalMeaning)
  }

  /// The slots that share a trait with the nearest verb that unambiguously has one.
  private func narrowed<Trait: Hashable>(
    _ slots: [Slot], among others: [GapInText], by trait: (Slot) -> Trait
  ) -> [Slot] {
    let traits = Set(slots.map(trait))
    if traits.count < 2 { return slots }
    let sure = others.compactMap { other -> (distance: Int, trait: Trait)? in
      let own = Set(other.form.slots.filter { $0.person != nil }.map(trait))
      guard own.count == 1, let only = own.first, traits.contains(only), other.range != range else { return nil }
      // Preceding verbs count more, and within a sentence the nearest word.
      let isAfter = (other.number, other.place.lowerBound) > (number, place.lowerBound)
      let words = other.number == number ? abs(other.place.lowerBound - place.lowerBound) : 0
      return ((2 * abs(other.number - number) + (isAfter ? 1 : 0)) * text.words.count + words, only)
    }
    let around = sure.filter { $0.distance == sure.map(\.distance).min() }.map(\.trait)
    return slots.filter { slot in around.count { $0 == trait(slot) } * 2 >= around.count }
  }

  /// The subject pronoun, or for a command the only one there can be: *usted*.
  var actor: String? {
    let isOrder = form.slot.tense.mood == .imperative
    return form.slot.person.flatMap { text.actor($0, around: place) } ?? (isOrder ? form.slot.subjects.first : nil)
  }

  /// The subject, where no pronoun (or third-person noun) in the clause shows it; if it is unclear, all candidates.
  func subject(isFormal: Bool) -> String? {
    guard let person = form.slot.person, text.actor(person, around: place) == nil, !isOfNobody else { return nil }
    guard person.isThird, form.slot.tense.mood != .imperative else { return form.slot.subjects.first }
    // If the form has only one possible person, a noun before que also counts: el tren que salió.
    let isNamed = form.slots.allSatisfy { $0.person == person } && opener == "que"
    let isTold = isNamedBehind || text.namesThird(before: place.lowerBound, inClause: !isNamed)
    let subjects = Subjects.of(form.verb, at: form.slot)
    let all = rivals.compactMap(\.subjects.first) + subjects.prefix(isFormal ? 3 : 2)
    return isTold || subjects.isEmpty ? nil : all.joined(separator: "/")
  }

  /// The verb, with *se* if its reflexive pronoun precedes it: *te (acordarse)*, *se nos (hacerse)*.
  var cue: String {
    let (infinitive, person) = (form.verb.infinitive, form.slot.person)
    let isOwn = person.map { pronouns.first == "\($0.reflexivePronoun)" } ?? false && !Clitics.haveLe(pronouns)
    // Nos vemos can have no other subject.
    let isSure = !(person?.isThird ?? true) && form.slots.allSatisfy { $0.person == person }
    let isWhole = isOwn && !helpsInfinitive && (isSure || form.verb.hasPronominalMeaning)
    return isWhole ? "\(infinitive.pronominal)" : "\(infinitive)"
  }

  /// Whether an infinitive follows that the pronouns belong to: *te lo vas a creer, me puedo ir*.
  private var helpsInfinitive: Bool {
    let next = text.names.dropFirst(place.upperBound).prefix(2).map { Infinitive($0) == nil ? $0 : "infinitive" }
    let names = [1, 2].map { ([form.verb.name] + next.prefix($0)).joined(separator: "+") }
    return !WordList.ordered.isDisjoint(with: names)
      || next.first == "infinitive" && WordList.beforeInfinitive[form.verb.name] == "-"
  }

  /// Other forms of the verb that also fit the gap: *me he divertido, me divertí; iremos, vamos; quisiera, querría*.
  func fits(_ conjugator: Conjugator, _ region: Region, among others: [GapInText]) -> [Cloze.Fit] {
    let (tense, clause) = (form.slot.tense, text.clause(around: place))
    let decided = TenseTriggers.embedded.tenses(beside: tense, in: clause)
    let isWish = tense == .presentSubjunctive && opener == "que"
    let sets = isWish ? [] : Self.alike.filter { $0.contains(tense) }
    let alike = sets.joined().filter { decided?.contains($0) ?? true }
    // In the main clause of a conditional, both can express the future; if it is unreal, hubiera equals habría.
    let isOfCondition = text.names.contains("si") && opener != "si"
    let isAhead = isOfCondition || decided?.contains(.future) ?? false || !WordList.ahead.isDisjoint(with: clause)
    // Without a time expression, a present may refer to the future, except after si and cuando.
    let mayBeAhead = isAhead || decided == nil
    let isToCome = tense == .future || tense == .present && mayBeAhead && !WordList.withoutFuture.contains(opener ?? "")
    let isUnreal = isOfCondition && opener != "que" && Slot.unreal.contains(tense)
    let times = narrowed([.preterite, .present].compactMap(form.slot.inTense), among: others, by: \.isPast)
    let isTold = times.allSatisfy(\.isPast)
    let asking = WordList.courteous.first { $0[0] == form.verb.name }?.compactMap { Tense(id: $0.utf8) } ?? []
    let isPolite = asking.contains(tense) && opener != "si" && (tense == .present || !isTold && !isOfCondition)
    // Dijo que vendrá, pidió que vengan: these describe what still holds.
    let isReported = isTold && opener == "que"
    let isWished = tense == .presentSubjunctive && (isReported || opener == "ojalá")
    let seldom: [Tense] = isUnreal ? [.conditionalPerfect] : isReported && tense == .future ? [.conditional] : []
    let all = alike + seldom + (isWished ? Self.wishes : []) + (isToCome ? [.present, .future] : [])
    return (all + (isPolite ? asking : [])).once.filter { $0 != tense }.flatMap { other in
      ([form.slot] + rivals).compactMap { $0.inTense(other) }
    }.flatMap { other in
      let isLoose = tense == .present && other.tense == .future && !isAhead
      let remark = isLoose ? .lessExact : tense.remark(on: other.tense, in: region)
      return conjugator.forms(of: form.verb, at: other).filter { !form.accepted.contains($0) }.map {
        Cloze.Fit(form: $0, remark: remark, slot: other)
      }
    }
  }

  private static let wishes: [Tense] = [.imperfectSubjunctiveRa, .imperfectSubjunctiveSe]
  private static let alike: [[Tense]] = [
    [.preterite, .presentPerfect, .imperfect], [.preterite, .imperfect, .pluperfect],
    [.presentSubjunctive, .presentPerfectSubjunctive],
  ]
}

extension Tense {
  /// The remark on another tense in this one's place: only Americans use *me divertí* for *me he divertido*; *comiste*
  /// can mean *habías comido*; and of the preterite and the imperfect, the text has one.
  fileprivate func remark(on other: Tense, in region: Region) -> UsageRemark {
    guard Slot.pasts.contains(self), Slot.pasts.contains(other) else { return .rightToo }
    // Hoy me levanté is hoy me he levantado in Spain.
    let isLoose = self == .pluperfect || (region == .spain ? other : self) == .presentPerfect
    return isLoose && other != .imperfect ? .rightToo : .lessExact
  }
}
