/// The ending that the conjugation gives the cell.
enum RegularEnding {
  static let all = [
    Rule(
      .ending, kind: .formation
    ) { draft in
      guard !draft.isStemSettled else { return false }
      let found =
        draft.isStrong
        ? Endings.strong(draft.root.conjugation, draft.slot) : Endings.regular(draft.root.conjugation, draft.slot)
      guard let ending = found else { return false }
      draft.ending = ending.letters
      if let stressed = ending.stressed { draft.stress = .ending(stressed) }
      return true
    }
  ]
}
