/// Whole tables for a quiz: every person of a verb in a tense, one after another.
///
/// Where verbs and tenses are named, each of these tenses of each of these verbs, so that no verb takes all the room; else
/// as a quiz would draw them. As many whole tables as the number of questions has room for, and at least one.
struct TableDraw {
  let questions: [Question]

  /// - Throws: `QuizError` if the options leave nothing to ask.
  init(_ options: QuizOptions, _ shuffling: Shuffling, _ conjugator: Conjugator) throws(QuizError) {
    var options = options
    let tenses = options.tenses
    options.tenses = tenses.filter { !$0.persons.isEmpty }
    if options.tenses.isEmpty, !tenses.isEmpty { throw .noTable(tenses) }
    let scope = try QuizScope(options, conjugator)
    var tables: [[Question]] = []
    if scope.named.isEmpty || tenses.isEmpty {
      options.plan = QuizPlan(rows: scope.plan.rows.filter { !$0.tense.persons.isEmpty }, verbs: scope.plan.verbs)
      let drawn = try QuizScope(options, conjugator)
      var draw = QuestionDraw(drawn, pool: try VerbPool(options, drawn), total: options.questions, shuffling: shuffling)
      while tables.joined().count < options.questions, let question = draw.next() {
        if tables.joined().contains(where: question.isOfTable) { continue }
        tables.append(Self.table(question.verb, question.slot.tense, scope))
      }
    } else {
      for tense in options.tenses { for verb in scope.named { tables.append(Self.table(verb, tense, scope)) } }
    }
    var count = 0
    let fitting = tables.filter { !$0.isEmpty }.prefix { table in
      defer { count += table.count }
      return count == 0 || count + table.count <= options.questions
    }
    questions = Array(fitting.joined())
    guard questions.isEmpty else { return }
    // Where the verbs are at fault, that is what there is to say.
    var pool = try VerbPool(options, scope)
    _ = try pool.total()
    throw .noTable(options.tenses)
  }

  private static func table(_ verb: Verb, _ tense: Tense, _ scope: QuizScope) -> [Question] {
    scope.cells(of: verb, Turn(tense: tense, kind: scope.kind ?? .any)).compactMap { slot in
      scope.conjugator.question(on: verb, at: slot)
    }
  }
}

extension Question {
  func isOfTable(of other: Question) -> Bool { verb.isSame(as: other.verb) && slot.tense == other.slot.tense }
}
