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
