import ConjugarCore
import Testing

@Suite("Stores of texts")
struct GetterSetterTests {
  @Test func dictionary() throws {
    let store: any GetterSetter = DictionaryGetterSetter(["a": "1"])
    try store.set("b", to: "2")
    try store.remove("a")
    #expect(try store.get("a") == nil)
    #expect(try store.values() == ["b": "2"])
  }

  @Test func eachProfileHasKeysOfItsOwn() throws {
    let all = DictionaryGetterSetter(["region": "spain", "anaïs.region": "spain"])
    let ana = ProfileGetterSetter(try Profile("ana"), in: all)
    #expect(try ana.values() == [:])
    try ana.set("region", to: "latin-america")
    try ana.set("questions", to: "5")
    try ana.remove("questions")
    #expect(try ana.values() == ["region": "latin-america"])
    #expect(all.values() == ["region": "spain", "anaïs.region": "spain", "ana.region": "latin-america"])
  }

  @Test(arguments: ["", "a.b", "a b", "../x", "a=b", "a\n", String(repeating: "x", count: 33)])
  func noProfileCanBeCalled(_ name: String) {
    #expect(throws: NameError.self) { try Profile(name) }
  }

  @Test func anOverrideIsReadButNotKept() throws {
    let below = DictionaryGetterSetter(["region": "spain", "questions": "5"])
    let store = OverridingGetterSetter(["region": "latin-america", "color": "never"], over: below)
    #expect(try store.values() == ["region": "latin-america", "questions": "5", "color": "never"])
    try store.set("questions", to: "6")
    #expect(below.values() == ["region": "spain", "questions": "6"])
  }

  @Test func whatIsWrittenOverAnOverrideIsReadAndKept() throws {
    let below = DictionaryGetterSetter(["region": "spain"])
    let store = OverridingGetterSetter(["region": "latin-america", "color": "never"], over: below)
    try store.set("color", to: "never")
    #expect(below.values() == ["region": "spain", "color": "never"])
    try store.set("color", to: "always")
    try store.remove("region")
    #expect(try store.values() == ["color": "always"])
    #expect(below.values() == ["color": "always"])
  }
}
