import ConjugarCore
import Testing

/// What each sentence asks of its learner is decided by a trigger.
@Suite("What the triggers of sentences decide")
struct SentenceRolesTests {
  /// The sentences in which something is to be found that no trigger decides.
  @Test func everyChoiceHasItsTrigger() throws {
    let faults = SentenceBook.embedded.sentences().flatMap { sentence in
      Self.needs(sentence).filter { sentence.triggers(of: $0).isEmpty }.map { needed in
        "no trigger decides \(needed.map(\.rawValue).sorted().joined(separator: " or ")): \(sentence.gapped)"
      }
    }
    #expect(faults == [])
  }

  /// What has to be decided; of a set one is enough.
  private static func needs(_ sentence: Sentence) -> [[Sentence.Role]] {
    let section = sentence.choice.id
    func isOf(_ families: String...) -> Bool { families.contains { section == $0 || section.hasPrefix("\($0)-") } }
    let several: [[Sentence.Role]] = sentence.verbs.count > 1 ? [[.verb]] : []
    if isOf("gustar", "agreement") { return several + [[.agreement]] }
    if isOf("imperative", "negative-imperative", "present-dialogue") {
      return several + (sentence.subject == nil ? [[.person]] : [])
    }
    return several.isEmpty ? [[.tense, .person, .agreement]] : several
  }
}
