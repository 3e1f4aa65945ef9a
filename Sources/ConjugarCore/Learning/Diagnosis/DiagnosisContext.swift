/// A question broken into parts, so that a wrong answer can be compared part by part.
struct DiagnosisContext {
  let question: Question
  /// Whether *no* is optional, as it is in a negative command.
  var isNoFree: Bool { question.slot.tense == .negativeImperative }
  /// The accepted forms, without the optional *no*.
  let accepted: [String]
  /// The same forms without accents.
  let plainForms: [String]
  /// The words before the verb's own word: *me*, *habías*.
  let before: [String]
  /// The pronoun joined to that word: the *te* of *lávate*.
  let joined: Word
  /// The cell of the verb's own word: the participle in a compound tense, the gerund in a periphrasis.
  let slot: Slot
  /// The form of *haber* in a compound tense.
  let auxiliary: String?
  /// The forms of the verb asked for, in the periphrasis asked for.
  let cells: WrittenCells
  let reader: AnswerReader
  var conjugator: Conjugator { reader.conjugator }
  private let persons: Set<Person>

  init(_ question: Question, _ reader: AnswerReader, persons: Set<Person>, in construction: Construction?) {
    // A learner who is asked only for vos knows the tú form from elsewhere.
    let known: Set<Person> = question.slot.person == .secondVoseo ? [.secondSingular] : []
    (self.question, self.reader, self.persons) = (question, reader, persons.union(known))
    let conjugator = reader.conjugator
    cells = reader.cells(of: question.verb, in: construction)
    accepted = question.accepted.map { AnswerText.withoutFreeNo($0, at: question.slot) }
    plainForms = accepted.map { WrittenAccents.removed($0) }
    auxiliary = construction == nil ? conjugator.auxiliary(at: question.slot) : nil
    slot = construction?.complement ?? (auxiliary == nil ? question.slot : .participle)
    before = accepted.first?.words.dropLast() ?? []
    joined = construction == nil ? Frame(question.slot, isPronominal: question.verb.infinitive.isPronominal).joined : ""
  }

  func about(_ verb: Verb, at slot: Slot, in construction: Construction? = nil) -> DiagnosisContext {
    let forms = conjugator.forms(of: verb, at: slot, in: construction)
    let other = Question(verb: verb, slot: slot, subject: question.subject, accepted: forms, cloze: question.cloze)
    return DiagnosisContext(other, reader, persons: persons, in: construction)
  }

  var withoutPronoun: DiagnosisContext { about(question.verb.plain, at: question.slot) }

  /// Whether the learner is asked for a person; a form that has no person counts for everyone.
  func isAsked(_ person: Person?) -> Bool { person.map { persons.contains($0) || $0 == question.slot.person } ?? true }

  /// The reflexive pronoun of the right form; `nil` if it has none.
  var pronoun: Word? {
    guard question.verb.infinitive.isPronominal, question.slot != .participle else { return nil }
    return question.slot.person?.reflexivePronoun ?? "se"
  }

  /// The preterite that shares a present form, as *hablamos* does.
  func otherTense(_ cell: Slot) -> Tense? {
    guard cell.tense == .present, let other = cell.inTense(.preterite), other != question.slot else { return nil }
    return cells.forms(at: other).contains(where: cells.forms(at: cell).contains) ? other.tense : nil
  }

  /// *Haber*, which forms the compound tenses.
  var auxiliaryVerb: Verb? { conjugator.lexicon.auxiliary }

  /// The words a learner may build for a cell by one kind of step; for other endings, those resembling a typed word.
  func coinages(_ kind: Diagnosis.Kind, at slot: Slot, like typed: [Word] = []) -> [Coinage] {
    guard kind == .ending else { return cells.coinages(kind, at: slot) }
    return question.verb.variants.flatMap { Coinage.endings(of: $0, at: slot, like: typed) }
  }

  /// Whether only impersonal *hay, hubo* can be meant, which has no subject.
  var isThereIs: Bool {
    question.verb.isAuxiliary && question.slot.person == .thirdSingular
      && !(question.cloze?.sentence?.isOnHelper ?? false)
  }
}

/// All forms of a verb or its periphrasis, and what a learner may build for each cell, computed once.
final class WrittenCells {
  let construction: Construction?
  private let paradigm: Paradigm
  private let conjugator: Conjugator
  private var coined: [Slot: [Diagnosis.Kind: [Coinage]]] = [:]
  private var alike: [Slot: [Rule.ID: [String]]] = [:]
  private lazy var words = {
    var known: [Slot: [Word]] = [:]
    return Slot.all.flatMap { slot in
      // A compound tense ends in the participle; a periphrasis ends in a word that depends on the person.
      let cell =
        construction != nil ? Slot(.present, slot.person) ?? slot : slot.tense.isCompound ? .participle : slot
      return known.kept(cell) { lastWords(at: cell) }.map { (slot: slot, word: $0) }
    }
  }()

  init(of verb: Verb, in construction: Construction? = nil, _ conjugator: Conjugator) {
    (paradigm, self.construction, self.conjugator) = (conjugator.paradigm(of: verb), construction, conjugator)
  }

  /// The forms of a cell; an infinitive or gerund takes the pronoun of any person: *lavarse, lavarme*.
  func forms(at slot: Slot) -> [String] {
    let verb = paradigm.verb
    guard construction == nil else { return conjugator.forms(of: verb, at: slot, in: construction) }
    let forms = paradigm.forms(at: slot)
    guard verb.infinitive.isPronominal, slot == .infinitive || slot == .gerund, let form = forms.first else {
      return forms
    }
    return forms + Person.allCases.map { "\(form.dropLast(2))\($0.reflexivePronoun)" }
  }

  private func lastWords(at slot: Slot) -> [Word] {
    if construction == nil, slot.person != nil { return paradigm.words(at: slot).map(\.withoutAccents) }
    return forms(at: slot).compactMap { $0.words.last.flatMap { Word($0) }?.withoutAccents }
  }

  /// The cells that an answer may belong to: its last word matches that of one of their forms, ignoring accents.
  func slots(of attempt: Attempt) -> [Slot] { words.filter { $0.word == attempt.last }.map(\.slot).once }

  func forms(likeThatAt slot: Slot, by rule: Rule.ID) -> [String] {
    alike[slot, default: [:]].kept(rule) {
      Likeness(model: paradigm.verb, conjugator: conjugator).forms(at: slot, by: rule)
    }
  }

  fileprivate func coinages(_ kind: Diagnosis.Kind, at slot: Slot) -> [Coinage] {
    coined[slot, default: [:]].kept(kind) { paradigm.verb.variants.flatMap { Coinage.all(kind, of: $0, at: slot) } }
  }
}

/// What the words of an answer may be forms of; each is read once, whatever verb it is compared with.
final class AnswerReader {
  let conjugator: Conjugator
  lazy var analyzer = MorphologicalAnalyzer(lexicon: conjugator.lexicon)
  private var known: [String: [Reading]] = [:]
  private var cells: [String: WrittenCells] = [:]

  init(_ conjugator: Conjugator) { self.conjugator = conjugator }

  func cells(of verb: Verb, in construction: Construction?) -> WrittenCells {
    cells.kept("\(verb.name) \(construction?.id ?? "")") { WrittenCells(of: verb, in: construction, conjugator) }
  }

  func readings(of text: String) -> [Reading] { known.kept(text) { analyzer.readings(of: text) } }

  /// The standard forms for what many people say: *haya* for *haiga*, *cuentes* for *contés*.
  func norms(of text: String, _ note: Reading.Note) -> [String] {
    analyzer.identify(text, guessing: false).filter { $0.note == note }.map(\.form)
  }
}

extension Dictionary {
  /// The value for a key, computed on first access.
  fileprivate mutating func kept(_ key: Key, _ make: () -> Value) -> Value {
    let value = self[key] ?? make()
    self[key] = value
    return value
  }
}
