import ConjugarCore
import Testing

@Suite("The text of the settings file")
struct SettingsTextTests {
  private func text(_ string: String) throws -> SettingsText { try SettingsText(Array(string.utf8)) }

  @Test(arguments: [
    ("", [:]),
    ("region = spain\n", ["region": "spain"]),
    ("region=spain", ["region": "spain"]),
    ("  region\t=  spain  \r\n\r\nquestions = 5\r\n", ["region": "spain", "questions": "5"]),
    ("\u{FEFF}region = spain\n", ["region": "spain"]),
    ("# region = spain\n\n", [:]),
    ("path = a = b\n", ["path": "a = b"]),
    ("region =\n", ["region": ""]),
    ("region = spain\nregion = latin-america\n", ["region": "latin-america"]),
    ("josé.region = spain\n", ["josé.region": "spain"]),
  ])
  func reads(_ string: String, _ values: [String: String]) throws {
    #expect(try text(string).values == values)
  }

  @Test(arguments: [
    ("region spain\n", "line 1 is not “key = value”: “region spain”"),
    ("# x\n= spain\n", "line 2 is not “key = value”: “= spain”"),
    ("two words = spain\n", "line 1 is not “key = value”: “two words = spain”"),
    ("region = sp\u{0}ain\n", "line 1 has a control character"),
    ("region = spain\n\u{1B}[2J", "line 2 has a control character"),
  ])
  func damage(_ string: String, _ sentence: String) {
    let damage = #expect(throws: SettingsDamage.self) { try text(string) }
    #expect(damage?.description == sentence)
  }

  @Test func otherDamage() {
    #expect(throws: SettingsDamage.notUTF8) { try SettingsText([0x72, 0xFF, 0x3D]) }
    #expect(throws: SettingsDamage.tooLong) { try SettingsText([UInt8](repeating: 0x23, count: 2 << 20)) }
  }

  @Test func aChangeTouchesItsLineOnly() throws {
    var text = try text("# mine\n region =   spain\n\nfrom-tomorrow = x\nquestions = 5\n")
    var values = text.values
    values["questions"] = "6"
    values["accents"] = "strict"
    #expect(try text.change(to: values))
    #expect(
      text.text == "# mine\n region =   spain\n\nfrom-tomorrow = x\nquestions = 6\naccents = strict\n")
    values["region"] = nil
    #expect(try text.change(to: values))
    #expect(text.text == "# mine\n\nfrom-tomorrow = x\nquestions = 6\naccents = strict\n")
    #expect(try !text.change(to: values))
  }

  /// Of a key that stands twice the last counts, so that is the one to change.
  @Test func whatStandsTwiceIsChangedWhereItCounts() throws {
    var text = try text("region = spain\nregion = latin-america\n")
    #expect(try text.change(to: ["region": "spain"]))
    #expect(text.values == ["region": "spain"])
  }

  @Test(arguments: ["two\nlines", " blank", "blank ", "\u{0}"])
  func whatCannotStandOnALine(_ value: String) {
    var text = SettingsText()
    #expect(throws: SettingsDamage.unfit(key: "path")) { try text.change(to: ["path": value]) }
  }
}
