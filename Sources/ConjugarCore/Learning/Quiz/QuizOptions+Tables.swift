extension QuizOptions {
  /// Whole tables for a quiz: every person of a verb in a tense, one after another; throws if nothing is left to ask.
  ///
  /// If verbs and tenses are named, each of those tenses of each of those verbs, so that no verb takes up all; else
  /// drawn as in any quiz. As many whole tables as the number of questions has room for, but at least one.
  func tableQuestions(_ shuffling: Shuffling, _ conjugator: Conjugator) throws(QuizError) -> [Question] {
    var options = self
    options.tenses = tenses.filter { !$0.persons.isEmpty }
    if options.tenses.isEmpty, !tenses.isEmpty { throw .noTable(tenses) }
    let scope = try QuizScope(options, conjugator)
    var tables: [[Question]] = []
    if scope.named.isEmpty || tenses.isEmpty {
      options.plan = QuizPlan(rows: scope.plan.rows.filter { !$0.tense.persons.isEmpty }, verbs: scope.plan.verbs)
      let drawn = try QuizScope(options, conjugator)
      var draw = QuestionDraw(drawn, pool: try VerbPool(options, drawn), total: questions, shuffling: shuffling)
      while tables.joined().count < questions, let question = draw.next() {
        if tables.joined().contains(where: question.isOfTable) { continue }
        tables.append(scope.table(of: question.verb, in: question.slot.tense))
      }
    } else {
      for tense in options.tenses { for verb in scope.named { tables.append(scope.table(of: verb, in: tense)) } }
    }
    var count = 0
    let fitting = tables.filter { !$0.isEmpty }.prefix { table in
      defer { count += table.count }
      return count == 0 || count + table.count <= questions
    }
    if !fitting.isEmpty { return Array(fitting.joined()) }
    // If the verbs are the cause, that error is the one to report.
    var pool = try VerbPool(options, scope)
    _ = try pool.total()
    throw .noTable(options.tenses)
  }

  /// How many questions the named tables have, whether or not a quiz has room for them; 0 if none were named.
  package var questionsOfNamedTables: Int {
    var options = self
    options.questions = Self.mostQuestions
    let hasNames = asksTables && !verbs.isEmpty && !tenses.isEmpty
    return hasNames ? (try? options.tableQuestions(.none, Conjugator()))?.count ?? 0 : 0
  }
}

extension QuizScope {
  fileprivate func table(of verb: Verb, in tense: Tense) -> [Question] {
    cells(of: verb, Turn(tense: tense, kind: kind ?? .any)).compactMap { conjugator.question(on: verb, at: $0) }
  }
}

extension Question {
  func isOfTable(of other: Question) -> Bool { verb.isSame(as: other.verb) && slot.tense == other.slot.tense }
}
