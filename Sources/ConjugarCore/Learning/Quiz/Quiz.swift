/// A quiz as a value: the current question, those that remain, and the answers so far.
///
/// The caller shows `current` and passes in what was typed, until `current` is `nil`. After the last question, those
/// that earned nothing come back once, for practice and without points. To undo an answer, keep the value from
/// before it.
public struct Quiz: Sendable {
  package let options: QuizOptions
  /// The number of questions, not counting practice.
  public private(set) var total: Int
  /// The question to answer now; `nil` when none are left.
  public private(set) var current: Question?
  /// The answers that count, in order.
  public private(set) var verdicts: [Verdict] = []
  package private(set) var practiced: [Verdict] = []

  package let conjugator: Conjugator
  private let grader: Grader
  private var remaining: any QuestionSource
  /// Whether each question depends on the answers before it.
  private let isAdaptive: Bool
  /// The questions to ask in place of those left out.
  var spares: [Question] = []
  private var following: Question?
  package private(set) var hints = 0
  private var missed: ArraySlice<Question> = []
  /// What to show just above a question, by question number.
  private var introductions: [Int: SkillIntroduction]
  /// The wrong answer to the current question for which a second try is open.
  package private(set) var firstTry: Verdict?

  /// Prepares a quiz.
  ///
  /// - Parameters:
  ///   - options: what may be asked, and how much.
  ///   - shuffling: whether questions are drawn from a seed, which always gives the same ones, or come in order.
  ///   - conjugator: the source of the forms.
  /// - Throws: `QuizError` if the options leave nothing to ask.
  public init(_ options: QuizOptions, shuffling: Shuffling, conjugator: Conjugator = Conjugator()) throws(QuizError) {
    let sentences = try options.sentenceQuestions(shuffling, conjugator)
    if options.sentences == .only {
      self.init(sentences, options, conjugator: conjugator)
    } else if options.asksTables {
      self.init(try options.tableQuestions(shuffling, conjugator), options, conjugator: conjugator)
    } else {
      let scope = try QuizScope(options, conjugator)
      var pool = try VerbPool(options, scope)
      let plain = max(1, try pool.total() - sentences.count)
      let draw = QuestionDraw(scope, pool: pool, total: plain, shuffling: shuffling)
      let mixed = MixedQuestions(draw, sentences: sentences)
      self.init(from: mixed, total: plain + sentences.count, options, conjugator: conjugator)
    }
  }

  /// Prepares a quiz whose questions have already been chosen.
  ///
  /// - Parameter introductions: what to show just above some questions, by number. Those whose form it shows earn 0
  ///   and count toward no total.
  package init(
    _ questions: [Question], _ options: QuizOptions, introductions: [Int: SkillIntroduction] = [:],
    conjugator: Conjugator = Conjugator()
  ) {
    self.init(from: questions[...], total: questions.count, options, introductions, conjugator: conjugator)
  }

  /// Prepares a quiz whose questions are supplied one at a time.
  ///
  /// - Parameter isAdaptive: whether the questions depend on the answers, in which case misses do not come back.
  package init(
    from questions: any QuestionSource, total: Int, isAdaptive: Bool = false, _ options: QuizOptions,
    _ introductions: [Int: SkillIntroduction] = [:], conjugator: Conjugator = Conjugator()
  ) {
    (self.options, self.conjugator, self.introductions) = (options, conjugator, introductions)
    (self.total, self.isAdaptive, remaining) = (total, isAdaptive, questions)
    grader = Grader(conjugator, options)
    current = next()
  }

  /// The next question in the direction asked; one that cannot be asked that way is skipped.
  private mutating func next(after isRight: Bool? = nil) -> Question? {
    while let question = remaining.next(after: isRight) {
      // A session sets its own directions, and a question put back is already in its final form.
      let isSettled = [.produce, question.direction].contains(options.direction)
      if let asked = isSettled ? question : question.asked(options.direction, conjugator) { return asked }
      total -= 1
    }
    return nil
  }

  package var questions: [Question] {
    var quiz = self
    var questions = [current, following].compactMap { $0 }
    while questions.count < total, let question = quiz.next() { questions.append(question) }
    return questions
  }

  /// The table a question belongs to, each slot with its answer so far.
  package func table(of asked: Question) -> [(question: Question, verdict: Verdict?)] {
    guard options.asksTables else { return [] }
    let done = verdicts.reversed().prefix { $0.question.isOfTable(of: asked) }.reversed()
    let left = isComplete ? [] : questions.prefix { $0.isOfTable(of: asked) }
    return done.map { ($0.question, $0) } + left.map { ($0, nil) }
  }

  package var isComplete: Bool { verdicts.count == total }

  /// Whether the current question is for practice.
  public var isPractice: Bool { isComplete && current != nil }

  /// The number of the current question, counted from 1, among `total` or, in practice, among the misses.
  public var number: Int { (isComplete ? practiced.count : verdicts.count) + 1 }

  package var practiceTotal: Int { practiced.count + (isPractice ? 1 : 0) + missed.count }

  /// The points so far.
  public var points: Int { verdicts.reduce(0) { $0 + $1.points } }

  /// What a line is if it is not an answer to the current question and so costs nothing; `nil` if it is an answer.
  package func noAnswer(_ typed: String) -> NoAnswer? { current.flatMap { NoAnswer(typed, to: $0, conjugator) } }

  /// A hint for the current question, which then earns half; asked again, it says more and halves again, until the last
  /// hint, which repeats at no further cost.
  ///
  /// - Parameter told: what is already shown above the question.
  public mutating func takeHint(besides told: [String] = []) -> Hint? {
    guard let current else { return nil }
    let hint = Hint(current, strength: hints + 1, besides: told, conjugator)
    hints = hint.strength
    return hint
  }

  /// Draws the next question ahead of time, so that nobody waits for it, unless it depends on the answers.
  package mutating func prepare() {
    if !isAdaptive, following == nil, verdicts.count + 1 < total { following = next() }
  }

  /// What the right form can still earn, after any hints taken and a wrong first answer.
  package var worth: Int {
    if isShown { return 0 }
    let points = Scoring.points(afterHints: hints)
    return firstTry.map { max($0.points, min(Scoring.secondTry, points)) } ?? points
  }

  /// What an answer led to.
  public enum Outcome: Sendable {
    /// The question is finished.
    case verdict(Verdict)
    /// The answer was wrong, and the question stays for a second try.
    case retry(Verdict)
  }

  /// Grades an answer to the current question and moves on to the next or, if the options say so, leaves the question
  /// open for a second try after a wrong first answer.
  ///
  /// - Parameter typed: a line as it was typed; empty for “I don't know”.
  /// - Returns: `nil` if no question is left.
  public mutating func answer(_ typed: some StringProtocol) -> Outcome? {
    guard let question = current else { return nil }
    let verdict = judge(typed, question)
    if firstTry == nil, options.retries, !isComplete, verdict.result == .wrong {
      firstTry = verdict
      return .retry(verdict)
    }
    return .verdict(goOn(after: verdict))
  }

  /// Grades an answer to the current question and moves on to the next, without offering a second try.
  ///
  /// - Parameter typed: a line as it was typed; empty for “I don't know”.
  /// - Returns: the verdict, or `nil` if no question is left.
  public mutating func submit(_ typed: some StringProtocol) -> Verdict? {
    current.map { goOn(after: judge(typed, $0)) }
  }

  /// Moves on from a question whose form the learner claims to know: it earns nothing, and is not asked again.
  package mutating func know() -> Verdict? {
    guard let question = current, !isComplete else { return nil }
    var verdict = judge(question.accepted[0], question)
    (verdict.isKnown, verdict.points) = (true, 0)
    let first = number
    verdicts.append(verdict)
    leaveOut(from: first) { $0.verb.name == question.verb.name && $0.slot == question.slot }
    advance()
    return verdict
  }

  private func judge(_ typed: some StringProtocol, _ question: Question) -> Verdict {
    var verdict = grader.judge(typed, for: question, hints: hints)
    if isShown { (verdict.isShown, verdict.points) = (true, 0) }
    return verdict
  }

  /// What is shown just above the current question; nothing in practice.
  package var introduction: SkillIntroduction? { isComplete ? nil : introductions[number] }

  private var isShown: Bool { introduction.flatMap { current.map($0.shows) } ?? false }

  /// Leaves out all remaining questions, the current one included, on its verb or on those given, as if they had been
  /// no part of the quiz.
  ///
  /// - Returns: whether anything else was or will be asked.
  @discardableResult
  package mutating func leaveOutVerb(of names: [String]? = nil) -> Bool {
    guard let names = names ?? current.map({ ["\($0.verb.infinitive.bare)"] }) else { return false }
    // Questions that depend on the answers have not been drawn yet.
    let hasOthers = !verdicts.isEmpty || isAdaptive || questions.contains { !$0.verb.isAmong(names) }
    guard hasOthers else { return false }
    missed.removeAll { $0.verb.isAmong(names) }
    if !isAdaptive, !isComplete {
      leaveOut(from: number) { $0.verb.isAmong(names) }
      introductions = introductions.mapValues { names.reduce($0) { $0.without($1) } }
      advance()
    }
    while current?.verb.isAmong(names) ?? false { advance() }
    return true
  }

  /// Leaves out some questions, beginning at the current one, whose number is given; each of the rest keeps its block;
  /// replacements are added at the end, as far as there are any.
  private mutating func leaveOut(from first: Int, _ isLeftOut: (Question) -> Bool) {
    let left = questions
    let kept = left.indices.filter { !isLeftOut(left[$0]) }
    spares.removeAll(where: isLeftOut)
    let added = spares.prefix(total - verdicts.count - kept.count)
    spares.removeFirst(added.count)
    (remaining, total, following) = (
      (kept.map { left[$0] } + added)[...], verdicts.count + kept.count + added.count, nil
    )
    let blocks = kept.enumerated().map { (number + $0, introductions[first + $1]) }
    introductions = Dictionary(uniqueKeysWithValues: blocks).compactMapValues { $0 }
  }

  /// Ends the quiz where it is when time runs out: the questions answered are all it has.
  package mutating func end() {
    leaveRetry()
    guard !isComplete else { return }
    total = verdicts.count
    remaining = [][...]
    advance()
  }

  /// Moves on without a second try; returns the verdict on the first, if a second was open.
  @discardableResult
  package mutating func leaveRetry() -> Verdict? {
    let first = firstTry
    firstTry = nil
    return first.map { goOn(after: $0) }
  }

  private mutating func goOn(after latest: Verdict) -> Verdict {
    var verdict = firstTry ?? latest
    if firstTry != nil {
      verdict.secondTry = Verdict.SecondTry(answer: latest.answer, result: latest.result, diagnosis: latest.diagnosis)
      // Two of verb, tense and person right have already earned half.
      verdict.points = verdict.isShown ? 0 : max(verdict.points, min(Scoring.secondTry, latest.points))
    }
    verdict.isPractice = isComplete
    if isComplete {
      practiced.append(verdict)
    } else {
      verdicts.append(verdict)
      let isOpen = verdict.isMiss && !verdict.isMended && !verdict.isShown
      if !isAdaptive, isOpen, let question = current, !missed.contains(where: { $0.puzzle == question.puzzle }) {
        missed.append(question)
      }
    }
    advance(after: !verdict.isMiss)
    return verdict
  }

  /// Advances to the next question, or to the next miss once all the others are done.
  private mutating func advance(after isRight: Bool? = nil) {
    (firstTry, hints) = (nil, 0)
    current = isComplete ? missed.popFirst() : following ?? next(after: isRight)
    following = nil
  }

  /// The result of the quiz so far.
  ///
  /// - Parameter milliseconds: how long it took.
  public func report(milliseconds: Int) -> Report { Report(self, milliseconds: milliseconds) }

  /// How the right form of an answered question is built, step by step, with reasons: `teng-: the verb adds g …`.
  package func explanation(of verdict: Verdict) -> [String] {
    let explanation = conjugator.explanation(of: verdict.question.verb, at: verdict.question.slot)
    return explanation.steps(of: verdict.explainedForm).map { step in
      "\(step.results.joined(separator: ", ")): \(step.reason)"
    }
  }
}
