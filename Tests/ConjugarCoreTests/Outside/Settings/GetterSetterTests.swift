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
}
