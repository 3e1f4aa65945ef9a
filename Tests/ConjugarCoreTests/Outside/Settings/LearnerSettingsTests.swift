import ConjugarCore
import Testing

@Suite("Settings about who plays")
struct LearnerSettingsTests {
  private let store = DictionaryGetterSetter()

  @Test func nobodyChose() throws {
    let settings = Settings(store)
    #expect(try settings.profile == .unnamed)
    #expect(try settings.player == nil)
    #expect(try settings.leaderboard == nil)
    #expect(try settings.analytics == .on)
  }

  @Test(arguments: [
    ("player", "  Ana   María ", "Ana María"), ("player", "José-Luis O’Neill 2", "José-Luis O’Neill 2"),
    ("player", "NONE", "none"), ("leaderboard", "/srv/a b/scores.tsv", "/srv/a b/scores.tsv"),
    ("leaderboard", "Off", "off"), ("analytics", "no", "off"), ("profile", "Ana", "ana"),
    ("profile", "default", "default"),
  ])
  func isKept(_ key: String, _ text: String, _ kept: String) throws {
    #expect(try Settings(store).set(Settings.named(key), toText: text) == kept)
    #expect(try Settings(store).entry(of: Settings.named(key)).text == kept)
  }

  @Test(arguments: [
    ("player", ""), ("player", "  "), ("player", "a\u{1B}[31m"), ("player", "a,b"), ("player", "a\u{202E}b"),
    ("player", String(repeating: "x", count: 33)), ("player", "a" + String(repeating: "\u{301}", count: 99)),
    ("leaderboard", "scores.tsv"), ("leaderboard", "~/scores.tsv"), ("leaderboard", "/srv/"),
    ("leaderboard", "/srv/a\nb"), ("leaderboard", "/srv/\u{FFFD}"), ("leaderboard", ""), ("analytics", "maybe"),
    ("profile", "a b"),
  ])
  func isRefused(_ key: String, _ text: String) {
    #expect(throws: SettingsError.self) { try Settings(store).set(Settings.named(key), toText: text) }
    #expect(store.values().isEmpty)
  }

  @Test func noneAndOffAreNothing() throws {
    store.update { $0 = ["player": "none", "leaderboard": "off"] }
    #expect(try Settings(store).player == nil)
    #expect(try Settings(store).leaderboard == nil)
  }
}
