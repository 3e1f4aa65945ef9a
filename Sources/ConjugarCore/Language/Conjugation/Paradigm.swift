/// All the forms of a verb, with everything that needs to be worked out only once.
public struct Paradigm: Sendable {
  package let verb: Verb
  private let ways: [Way]
  private let regular: Way
  private let compound: Compound

  init(_ verb: Verb, compound: Compound) {
    self.verb = verb
    self.compound = compound
    ways = verb.variants.map { Way(Base($0)) }
    regular = Way(Base(LexicalVariant(infinitive: verb.infinitive.plain), by: Rulebook.regular))
  }

  private struct Way: Sendable {
    let base: Base
    let participle: Word

    init(_ base: Base) {
      self.base = base
      participle = Derivation.form(base, at: .participle)
    }
  }

  /// The cell of the verb in a slot: the accepted forms, the preferred one first, or a gap with its reason.
  public func cell(at slot: Slot) -> Cell {
    if let gap = Gap(of: verb, at: slot) { return .gap(gap) }
    let before = before(slot)
    return .forms(words(ways, at: slot).map { (before + $0).description })
  }

  /// The accepted forms in a slot, the preferred one first; empty if the verb has no such form.
  public func forms(at slot: Slot) -> [String] { cell(at: slot).forms }

  /// Which letters no regular verb would have in a slot: for each accepted form, one Boolean per character.
  public func irregularLetters(at slot: Slot) -> [[Bool]] {
    let regular = regularForm(at: slot)
    return forms(at: slot).map { IrregularLetters.marks(of: $0, against: regular) }
  }

  package func regularForm(at slot: Slot) -> String {
    (before(slot) + Pronouns.joinRegularly(joined(at: slot), to: form(of: regular, at: slot))).description
  }

  package func derivations(at slot: Slot) -> [Derivation] {
    guard Gap(of: verb, at: slot) == nil else { return [] }
    return ways.map { Derivation($0.base, at: slot.ofMainVerb) }.reduce(into: []) { derivations, next in
      if !derivations.contains(where: { $0.form == next.form }) { derivations.append(next) }
    }
  }

  /// The accepted forms in a slot without the words before them, preferred first; empty for a gap.
  func words(at slot: Slot) -> [Word] { Gap(of: verb, at: slot) == nil ? words(ways, at: slot) : [] }

  /// The words before the form in a slot, each followed by a space: a pronoun, *no*, a form of *haber*.
  func before(_ slot: Slot) -> Word {
    let before = Frame(slot, isPronominal: verb.infinitive.isPronominal).before
    return compound.form(at: slot).map { before + $0 + " " } ?? before
  }

  /// The distinct words of a slot: the participle of a compound slot, or a simple form with any attached pronoun.
  private func words(_ ways: [Way], at slot: Slot) -> [Word] {
    let joined = joined(at: slot)
    return ways.lazy.flatMap { Pronouns.join(joined, to: form(of: $0, at: slot)) }.once
  }

  private func joined(at slot: Slot) -> Word { Frame(slot, isPronominal: verb.infinitive.isPronominal).joined }

  private func form(of way: Way, at slot: Slot) -> Word {
    slot.tense.isCompound ? way.participle : Derivation.form(way.base, at: slot)
  }
}

/// A cell of a paradigm: the accepted forms, the preferred one first, or a gap with its reason.
public enum Cell: Sendable, Hashable {
  case forms([String])
  case gap(Gap)

  /// The accepted forms, preferred first; empty for a gap.
  public var forms: [String] { if case .forms(let forms) = self { forms } else { [] } }
}

/// The letters of a form that a regular verb would not have, found by comparing the two rather than from a list.
package enum IrregularLetters {
  /// Marks the letters that are not in the regular form; in *podré*, for *poderé*, the one after the lost letter.
  package static func marks(of form: String, against regular: String) -> [Bool] {
    var marks: [Bool] = []
    // Whether a letter was just lost with nothing in its place.
    var isScar = false
    for column in LetterAlignment(regular, over: form).columns {
      if column.below == nil {
        isScar = marks.last != true
      } else {
        marks.append(column.differs || isScar)
        isScar = false
      }
    }
    if isScar, let last = marks.indices.last { marks[last] = true }
    return marks
  }
}
