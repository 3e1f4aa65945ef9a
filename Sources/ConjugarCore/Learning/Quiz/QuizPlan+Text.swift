/// The notation of plans: `= easy` begins one, `verbs 500` tells how many verbs it draws from, and `present 9 10` asks nine
/// questions on the present of regular verbs and ten of irregular ones. What follows `#` is a comment.
extension QuizPlan {
  /// The plan of a difficulty, from `Resources/plans.txt`.
  ///
  /// - Throws: `QuizPlanError` if the text cannot be read, or has no such plan.
  package static func of(_ difficulty: Difficulty) throws(QuizPlanError) -> QuizPlan {
    let plans = TextSlice(Resources.plans).text.split(separator: "=").dropFirst()
    let plan = plans.first { $0.utf8.dropFirst().starts(with: difficulty.rawValue.utf8) }
    return try QuizPlan("=\(plan ?? "")", for: difficulty)
  }

  /// Reads a plan.
  ///
  /// - Parameters:
  ///   - text: one plan, or several with their names.
  ///   - difficulty: which of several is wanted.
  /// - Throws: `QuizPlanError` at the first line that is not in the notation, whichever plan it is of.
  package init(_ text: String, for difficulty: Difficulty) throws(QuizPlanError) {
    var plans: [(name: Difficulty?, plan: QuizPlan)] = [(nil, QuizPlan([]))]
    // Whether the plan that is read has told how many verbs it draws from.
    var hasVerbs = false
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.prefix { $0 != UInt8(ascii: "#") }.split(whereSeparator: Self.isBlank).map { Substring($0) }
      guard let first = words.first else { continue }
      do throws(QuizPlanError.Fault) {
        if first == "=" {
          let name = try Self.name(words.dropFirst())
          if plans.count == 1, hasVerbs || !plans[0].plan.rows.isEmpty { throw .unnamed }
          if plans.contains(where: { $0.name == name }) { throw .repeated("= \(name.rawValue)") }
          plans.append((name, QuizPlan([])))
          hasVerbs = false
        } else {
          if first == Self.verbsWord {
            if hasVerbs { throw .repeated(Self.verbsWord) }
            hasVerbs = true
          }
          plans[plans.count - 1].plan = try plans[plans.count - 1].plan.adding(words)
        }
      } catch {
        throw QuizPlanError(line: index + 1, fault: error)
      }
    }
    let isNamed = plans.count > 1
    guard let found = plans.last(where: { isNamed ? $0.name == difficulty : true })?.plan else {
      throw QuizPlanError(line: nil, fault: .noPlan(difficulty.rawValue))
    }
    guard !found.turns.isEmpty else { throw QuizPlanError(line: nil, fault: .empty) }
    self = found
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func name(_ words: ArraySlice<Substring>) throws(QuizPlanError.Fault) -> Difficulty {
    do { return try Difficulty.named(words.joined(separator: " ")) } catch { throw .name(error) }
  }

  /// The plan with what one line says.
  private func adding(_ words: [Substring]) throws(QuizPlanError.Fault) -> QuizPlan {
    func isNumber(_ word: Substring) -> Bool { word.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false }
    let name = words.prefix { !isNumber($0) }.joined(separator: " ")
    let rest = words.drop { !isNumber($0) }
    let numbers = rest.compactMap { Int($0) }.filter { (0...Self.most).contains($0) }
    if name == Self.verbsWord {
      guard numbers.count == 1, rest.count == 1, numbers[0] > 0 else { throw .verbs }
      return QuizPlan(rows, verbs: numbers[0])
    }
    let tense: Tense
    do { tense = try Tense.named(name) } catch { throw .tense(error) }
    if tense == .infinitive { throw .infinitive }
    if rows.contains(where: { $0.tense == tense }) { throw .repeated(tense.id) }
    guard (2...3).contains(numbers.count), numbers.count == rest.count else { throw .numbers(tense) }
    let row = Row(tense, regular: numbers[0], irregular: numbers[1], either: numbers.count > 2 ? numbers[2] : 0)
    return QuizPlan(rows + [row], verbs: verbs)
  }

  /// How the line begins that tells how many verbs to draw from.
  private static let verbsWord = "verbs"
  /// The highest number that a line may have.
  private static let most = 10_000
}

/// A plan that is not in the notation.
public struct QuizPlanError: Error, Equatable, CustomStringConvertible {
  /// The line, counted from 1; `nil` if it is the whole that is wrong.
  package let line: Int?
  package let fault: Fault

  package enum Fault: Error, Equatable {
    /// A heading names no difficulty.
    case name(NameError)
    /// A line begins with no tense.
    case tense(NameError)
    case infinitive
    /// A heading, a tense or the number of verbs stands there again.
    case repeated(String)
    /// Lines stand above the first heading of several plans.
    case unnamed
    /// There are not two or three numbers after a tense.
    case numbers(Tense)
    case verbs
    /// None of several plans is the one wanted.
    case noPlan(String)
    case empty
  }

  /// The sentence that tells a person.
  public var description: String { location + what }

  /// `line 3 of the plan: `, with which the sentence begins.
  package var location: String { line.map { "line \($0) of the plan: " } ?? "the plan " }

  private var what: String {
    switch fault {
    case .name(let error), .tense(let error): error.description
    case .infinitive: "the infinitive cannot be asked: it is the name of the verb"
    case .repeated(let what): "“\(what)” stands there twice"
    case .unnamed: "what stands above the first heading belongs to no plan: write “= easy” above it"
    case .numbers(let tense):
      "“\(tense.id)” needs two or three numbers, how many regular, irregular and either: \(tense.id) 3 2"
    case .verbs: "“verbs” needs one number, how many of the most used verbs to draw from: verbs 600"
    case .noPlan(let name): "has no part “= \(name)” for this difficulty"
    case .empty: "asks nothing: write a tense and two numbers a line, as in “present 9 10”"
    }
  }
}
