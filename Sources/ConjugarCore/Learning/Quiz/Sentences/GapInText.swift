/// A gap in a learner's own text, in the words around it.
struct GapInText {
  var form: FairForms.Form
  /// The number of its sentence.
  let number: Int
  let sentence: Substring
  let text: MarkedWords
  /// The words that the form is.
  let place: Range<Int>
  let range: Range<String.Index>

  init(_ form: FairForms.Form, at index: Int, of text: MarkedWords, _ sentence: Substring, number: Int) {
    (self.form, self.number, self.sentence, self.text) = (form, number, sentence, text)
    place = index..<(index + form.words)
    range = text.words[index].startIndex..<text.words[place.upperBound - 1].endIndex
  }

  /// The same, its cell read by its sentence and by the nearest verbs that have but one: in a story *llegamos* is a
  /// preterite, and beside *yo* *quería* is mine.
  ///
  /// - Parameter isToVos: whether the text says *vos*, so that *buscaste* is that, and *pedí* may be an order.
  func told(among others: [GapInText], isToVos: Bool) -> GapInText {
    let you: Person = isToVos ? .secondSingular : .secondVoseo
    let isPresent = form.slots.contains { $0.tense == .present }
    let possible = form.slots.filter { $0.person != you && !(isPresent && $0.tense.mood == .imperative) }
    let slots = narrowed(possible.isEmpty ? form.slots : possible, among: others, by: \.isPast)
    let acting = slots.filter { $0.person.map { text.actor($0, around: place) != nil } ?? false }
    let own = acting.isEmpty ? slots.filter(isOwn) : acting
    let near = narrowed(own.isEmpty ? slots : own, among: others, by: \.person)
    var told = self
    told.form.slot = near.contains(form.slot) ? form.slot : near.first ?? form.slot
    return told
  }

  /// Whether the clause allows the person of a cell: where a noun acts it is the third, and *me* is no object of the first.
  private func isOwn(_ slot: Slot) -> Bool {
    guard slot.person == .firstSingular else { return true }
    let isToMe = pronouns.contains("me") && !Likelihood.isMostlyPronominal(form.verb.name)
    // Who wishes is not who is to do it: le ruego que disculpe.
    let before = text.names[..<(place.lowerBound - pronouns.count)]
    let isWish = slot.tense.mood == .subjunctive && opener == "que" && !before.contains("me")
    let mayFollow = form.isIntransitive || !pronouns.isEmpty
    let isNamed = text.namesThird(before: place.lowerBound) || isNamedBehind && mayFollow
    let hasSe = pronouns.first == "se" && !Clitics.haveLe(pronouns)
    return !isToMe && !isWish && !isNamed && !hasSe && form.verb.askedPersons != .thirdPerson
  }

  private var pronouns: [String] { text.pronouns(before: place.lowerBound) }
  private var opener: String? { text.opener(of: place.lowerBound) }
  private var isNamedBehind: Bool { text.namesThird(behind: place.upperBound) }

  /// Those of some cells that have a trait that the nearest verb surely has.
  private func narrowed<Trait: Hashable>(
    _ slots: [Slot], among others: [GapInText], by trait: (Slot) -> Trait
  ) -> [Slot] {
    let traits = Set(slots.map(trait))
    if traits.count < 2 { return slots }
    let sure = others.compactMap { other -> (distance: Int, trait: Trait)? in
      let own = Set(other.form.slots.filter { $0.person != nil }.map(trait))
      guard own.count == 1, let only = own.first, traits.contains(only), other.range != range else { return nil }
      // What is before counts more, and within a sentence the nearest word.
      let isAfter = (other.number, other.place.lowerBound) > (number, place.lowerBound)
      let words = other.number == number ? abs(other.place.lowerBound - place.lowerBound) : 0
      return ((2 * abs(other.number - number) + (isAfter ? 1 : 0)) * text.words.count + words, only)
    }
    let around = sure.filter { $0.distance == sure.map(\.distance).min() }.map(\.trait)
    return slots.filter { slot in around.count { $0 == trait(slot) } * 2 >= around.count }
  }

  /// The pronoun that names who acts, or the only one that there is for an order: *usted*.
  var actor: String? {
    let isOrder = form.slot.tense.mood == .imperative
    return form.slot.person.flatMap { text.actor($0, around: place) } ?? (isOrder ? form.slot.subjects.first : nil)
  }

  /// Who acts, where no pronoun tells, and for a third person no noun in the clause.
  var subject: String? {
    guard let person = form.slot.person, text.actor(person, around: place) == nil else { return nil }
    guard person.isThird, form.slot.tense.mood != .imperative else { return form.slot.subjects.first }
    // Of a form that is of no other person a noun before que tells too: el tren que salió.
    let isNamed = form.slots.allSatisfy { $0.person == person } && opener == "que"
    let isTold = isNamedBehind || text.namesThird(before: place.lowerBound, inClause: !isNamed)
    let subjects = Subjects.of(form.verb, at: form.slot)
    return isTold || subjects.isEmpty ? nil : subjects.prefix(2).joined(separator: "/")
  }

  /// The verb, with its *se* where the pronoun of who acts stands before it: *te (acordarse)*, *se nos (hacerse)*.
  var cue: String {
    let (infinitive, person) = (form.verb.infinitive, form.slot.person)
    let isOwn = person.map { pronouns.first == "\($0.reflexivePronoun)" } ?? false && !Clitics.haveLe(pronouns)
    // Nos vemos is of nobody else.
    let isSure = !(person?.isThird ?? true) && form.slots.allSatisfy { $0.person == person }
    return isOwn && (isSure || form.verb.hasPronominalMeaning) ? "\(infinitive.pronominal)" : "\(infinitive)"
  }

  /// The other forms of the verb that may say the same there: *me he divertido, me divertí; iremos, vamos; quisiera, querría*.
  func fits(_ conjugator: Conjugator, _ region: Region, among others: [GapInText]) -> [Cloze.Fit] {
    let (tense, clause) = (form.slot.tense, text.clause(around: place))
    let decided = TenseTriggers.embedded.tenses(beside: tense, in: clause)
    let isWish = tense == .presentSubjunctive && opener == "que"
    let sets = isWish ? [] : Self.alike.filter { $0.contains(tense) }
    let alike = sets.joined().filter { decided?.contains($0) ?? true }
    // In the main clause of a condition both may say what comes; in an unreal one hubiera says habría.
    let isOfCondition = text.names.contains("si") && opener != "si"
    let isAhead = isOfCondition || decided?.contains(.future) ?? false || !WordList.ahead.isDisjoint(with: clause)
    let isToCome = tense == .future || tense == .present && isAhead && opener != "si"
    let isUnreal = isOfCondition && opener != "que" && Slot.unreal.contains(tense)
    let times = narrowed([.preterite, .present].compactMap(form.slot.inTense), among: others, by: \.isPast)
    let isTold = times.allSatisfy(\.isPast)
    let asking = WordList.courteous.first { $0[0] == form.verb.name }?.compactMap { Tense(id: $0.utf8) } ?? []
    let isPolite = asking.contains(tense) && opener != "si" && (tense == .present || !isTold && !isOfCondition)
    let isReported = tense == .future && isTold && opener == "que"
    let seldom = (isUnreal ? [.conditionalPerfect] : []) + (isReported ? [Tense.conditional] : [])
    let all = alike + seldom + (isToCome ? [.present, .future] : []) + (isPolite ? asking : [])
    return all.once.filter { $0 != tense }.compactMap(form.slot.inTense).flatMap { other in
      conjugator.forms(of: form.verb, at: other).filter { !form.accepted.contains($0) }.map { word in
        Cloze.Fit(form: word, remark: tense.remark(on: other.tense, in: region), slot: other)
      }
    }
  }

  private static let alike: [[Tense]] = [
    [.preterite, .presentPerfect, .imperfect], [.preterite, .imperfect, .pluperfect],
    [.presentSubjunctive, .presentPerfectSubjunctive],
  ]
}

extension Tense {
  /// What is to be said of another tense in its place: *me divertí* is *me he divertido* to Americans alone, *comiste*
  /// may be *habías comido*, and of the preterite and the imperfect one is what the text tells.
  fileprivate func remark(on other: Tense, in region: Region) -> UsageRemark {
    guard Slot.pasts.contains(self), Slot.pasts.contains(other) else { return .rightToo }
    // Hoy me levanté is hoy me he levantado in Spain.
    let isLoose = self == .pluperfect || (region == .spain ? other : self) == .presentPerfect
    return isLoose && other != .imperfect ? .rightToo : .lessExact
  }
}
