import Testing

@testable import ConjugarCore

/// Pronouns at the end of a word, told apart from the last one inwards.
@Suite struct CliticsTests {
  @Test(arguments: [
    ("damelo", ["lo", "me+lo"]),
    ("diciendoselo", ["lo", "se+lo"]),
    ("vamonos", ["os", "nos"]),
    ("ponganseme", ["me", "se+me"]),
    ("comprandosemelas", ["las", "me+las", "se+me+las"]),
    ("dalome", ["me"]),  // never lo+me
    ("dar", []), ("", []),
  ])
  func groups(text: String, names: [String]) throws {
    let word = try #require(Word(text))
    #expect(Set(Clitics.groups(atEndOf: word).map { $0.names.joined(separator: "+") }) == Set(names))
  }
}
