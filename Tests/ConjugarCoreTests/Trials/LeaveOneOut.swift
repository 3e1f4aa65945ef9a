import ConjugarCore

/// Leave-one-out validation of the analogies: each verb is inferred from the others, as if the lexicon did not have it.
struct LeaveOneOut {
  /// How many simple cells the verbs have, and in how many of them the inferred forms are exactly the accepted ones.
  private(set) var cells = (all: 0, right: 0)
  /// How many verbs leave the regular path, and how many of them are right in every cell.
  private(set) var irregularVerbs = (all: 0, right: 0)
  /// Those that are wrong in some cell.
  private(set) var wrongVerbs: [String] = []

  /// - Parameters:
  ///   - irregular: of the verbs of which the lexicon says something, one in so many is left out.
  ///   - plain: of the others, one in so many. Each stands for those that are skipped.
  init(_ conjugator: Conjugator = Conjugator(), irregular: Int = 1, plain: Int = 1) {
    for line in conjugator.lexicon.verbLines where !line.name.contains("#") {
      // By the letters, not by the number, so that a new verb in the lexicon leaves the choice as it is.
      let letters = line.name.utf8.reduce(7) { $0 &* 31 &+ UInt32($1) }
      guard letters % UInt32(line.notes.isEmpty ? plain : irregular) == 0 else { continue }
      // No analogy asks for the verb itself, so it need not be taken out.
      guard let verb = line.verb, let inferred = conjugator.lexicon.inferredVerb(verb.infinitive) else { continue }
      count(verb, inferred, conjugator, weight: line.notes.isEmpty ? plain : irregular)
    }
  }

  private mutating func count(_ verb: Verb, _ inferred: Verb, _ conjugator: Conjugator, weight: Int) {
    let forms = conjugator.paradigm(of: verb)
    // That a verb lacks some is a fact of its meaning, which no analogy can know.
    let slots = Slot.simple.filter { !forms.forms(at: $0).isEmpty }
    let guesses = conjugator.paradigm(of: inferred)
    let right = slots.count { forms.forms(at: $0) == guesses.forms(at: $0) }
    cells.all += weight * slots.count
    cells.right += weight * right
    guard !verb.isRegular else { return }
    irregularVerbs.all += weight
    if right == slots.count { irregularVerbs.right += weight } else { wrongVerbs.append(verb.name) }
  }
}

extension LeaveOneOut: CustomStringConvertible {
  var description: String {
    "leave one out: \(Self.percent(cells))% of \(cells.all) cells; "
      + "\(irregularVerbs.right) of \(irregularVerbs.all) irregular verbs whole, \(Self.percent(irregularVerbs))%"
  }

  /// Whether the analogies are as good as they have been: 99.5% of cells, 81.9% of irregular verbs (of some the
  /// norm has two stresses, which no relative tells).
  var isGood: Bool {
    cells.right * 1000 >= cells.all * 995 && irregularVerbs.right * 1000 >= irregularVerbs.all * 819
  }

  private static func percent(_ count: (all: Int, right: Int)) -> Double {
    Double(count.right * 10_000 / max(1, count.all)) / 100
  }
}
