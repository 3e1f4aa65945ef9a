/// What a quiz asks: how many questions in each tense, on verbs regular in it and on verbs that are not, and how
/// far down the list of the most used verbs it goes.
///
/// `Resources/plans.txt` has the plan for each difficulty, for teachers to read and change.
package struct QuizPlan: Sendable, Hashable {
  /// One tense's share: how many questions on verbs regular in it, on verbs irregular in it, and on any verb.
  package struct Row: Sendable, Hashable {
    package let tense: Tense
    package let regular: Int
    package let irregular: Int
    package var either = 0
  }

  /// The share of each tense; a quiz of another length keeps the proportions.
  package let rows: [Row]
  package let verbs: Int

  private static let defaultVerbs = 600

  /// Only the rows for some tenses; any that this plan lacks come from another one.
  func narrowed(to tenses: [Tense], orElse other: QuizPlan) -> QuizPlan {
    guard !tenses.isEmpty else { return self }
    let more = other.rows.filter { row in !rows.contains { $0.tense == row.tense } }
    return QuizPlan(rows: (rows + more).filter { tenses.contains($0.tense) }, verbs: verbs)
  }
}

/// One planned question: its tense, and the kind of verb to ask.
struct Turn: Sendable {
  enum Kind { case regular, irregular, any }

  let tense: Tense
  let kind: Kind
}

extension QuizPlan {
  var turns: [Turn] {
    rows.flatMap { row in
      [(Turn.Kind.regular, row.regular), (.irregular, row.irregular), (.any, row.either)].flatMap { kind, count in
        Array(repeating: Turn(tense: row.tense, kind: kind), count: count)
      }
    }
  }

  /// The given number of turns, taken from the table at even steps, so that the proportions hold for any number.
  /// - Parameter offset: where in the table's first step to begin; any number below the number of turns.
  func turns(_ number: Int, from offset: Int = 0) -> [Turn] {
    let all = turns
    return (0..<number).map { all[($0 * all.count + offset) / number] }
  }
}

/// The plan notation: `= easy` begins a plan, `verbs 500` says how many verbs it draws on, and `present 9 10` asks nine
/// questions on the present of regular verbs and ten on irregular ones. Anything after `#` is a comment.
extension QuizPlan {
  /// The plan for a difficulty, from `Resources/plans.txt`; throws if the text cannot be read, or has no such plan.
  package static func of(_ difficulty: Difficulty) throws(QuizPlanError) -> QuizPlan {
    let plan = TextSlice(Resources.plans).parts("=").first { $0.from(1).starts(with: difficulty.rawValue.utf8) }
    return try QuizPlan("=\(plan?.text ?? "")", for: difficulty)
  }

  /// Reads a plan.
  ///
  /// - Parameters:
  ///   - text: one plan, or several with their names.
  ///   - difficulty: which of several plans to use.
  /// - Throws: `QuizPlanError` for the first malformed line, whichever plan it belongs to.
  package init(_ text: String, for difficulty: Difficulty) throws(QuizPlanError) {
    var drafts = [Draft()]
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let blanks = " \t\r".utf8
      let words = line.prefix { $0 != UInt8(ascii: "#") }.split { blanks.contains($0) }.map { Substring($0) }
      guard let first = words.first else { continue }
      do throws(QuizPlanError) {
        if first == "=" {
          drafts.append(try Draft(words.dropFirst().joined(separator: " "), after: drafts))
        } else {
          try drafts[drafts.count - 1].add(words)
        }
      } catch {
        throw QuizPlanError(index + 1, error.what, tense: error.tense)
      }
    }
    guard let found = drafts.count == 1 ? drafts[0] : drafts.last(where: { $0.name == difficulty }) else {
      throw QuizPlanError(nil, "has no part “= \(difficulty.rawValue)” for this difficulty")
    }
    self.init(rows: found.rows, verbs: found.verbs ?? Self.defaultVerbs)
    if turns.isEmpty {
      throw QuizPlanError(nil, "asks nothing: write a tense and two numbers per line, as in “present 9 10”")
    }
  }

  /// A plan being read; the errors it throws carry no line number.
  private struct Draft {
    var name: Difficulty?
    var rows: [Row] = []
    var verbs: Int?

    init() {}

    init(_ heading: String, after drafts: [Draft]) throws(QuizPlanError) {
      do { name = try Difficulty.named(heading) } catch { throw QuizPlanError(nil, error.description) }
      if drafts.count == 1, !drafts[0].rows.isEmpty || drafts[0].verbs != nil {
        throw QuizPlanError(nil, "what comes before the first heading belongs to no plan: write “= easy” above it")
      }
      if drafts.contains(where: { $0.name == name }) { throw .twice("= \(name?.rawValue ?? "")") }
    }

    /// The highest number allowed on a line.
    private static let most = 10_000

    mutating func add(_ words: [Substring]) throws(QuizPlanError) {
      func isNumber(_ word: Substring) -> Bool { word.first.map { ("0"..."9").contains($0) } ?? false }
      let name = words.prefix { !isNumber($0) }.joined(separator: " ")
      let rest = words.drop { !isNumber($0) }
      let numbers = rest.compactMap { Int($0) }.filter { (0...Self.most).contains($0) }
      let isWhole = numbers.count == rest.count
      if name == "verbs" {
        if verbs != nil { throw .twice(name) }
        guard isWhole, numbers.count == 1, numbers[0] > 0 else {
          throw QuizPlanError(nil, "“verbs” needs one number, how many of the most used verbs to draw from: verbs 600")
        }
        verbs = numbers[0]
        return
      }
      var tenses = Tense(id: name.utf8).map { [$0] } ?? []
      do { if tenses.isEmpty { tenses = try TenseGroup.tenses(named: name) } } catch {
        throw QuizPlanError(nil, error.description, tense: error)
      }
      if tenses == [.infinitive] { throw QuizPlanError(nil, QuizError.infinitiveAsked.description) }
      tenses.removeAll { $0 == .infinitive }
      if let twice = tenses.first(where: { tense in rows.contains { $0.tense == tense } }) { throw .twice(twice.id) }
      guard isWhole, (2...3).contains(numbers.count) else {
        throw QuizPlanError(
          nil, "“\(name)” needs two or three numbers, how many regular, irregular and either: \(name) 3 2")
      }
      rows += tenses.map {
        Row(tense: $0, regular: numbers[0], irregular: numbers[1], either: numbers.dropFirst(2).first ?? 0)
      }
    }
  }
}

package struct QuizPlanError: Error, Equatable, CustomStringConvertible {
  /// The start of the message: `line 3 of the plan: `.
  package let location: String
  fileprivate let what: String
  package let tense: NameError?

  /// - Parameter line: the line number, counted from 1; `nil` if the plan as a whole is at fault.
  fileprivate init(_ line: Int?, _ what: String, tense: NameError? = nil) {
    location = line.map { "line \($0) of the plan: " } ?? "the plan "
    (self.what, self.tense) = (what, tense)
  }

  fileprivate static func twice(_ what: String) -> QuizPlanError { QuizPlanError(nil, "“\(what)” is there twice") }

  /// The message shown to people.
  package var description: String { location + what }
}
