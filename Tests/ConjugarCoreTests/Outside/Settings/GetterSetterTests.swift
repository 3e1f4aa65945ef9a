import ConjugarCore
import Testing

@Suite("Stores of texts")
struct GetterSetterTests {
  @Test func dictionary() throws {
    let store: any GetterSetter = DictionaryGetterSetter(["a": "1"])
    try store.update { $0["b"] = "2" }
    try store.update { $0["a"] = nil }
    #expect(try store.values()["a"] == nil)
    #expect(try store.values() == ["b": "2"])
  }
}
