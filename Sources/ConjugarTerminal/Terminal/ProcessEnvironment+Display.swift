import ConjugarCore

extension ProcessEnvironment {
  /// Whether color is welcome. Source: no-color.org, bixense.com/clicolors, force-color.org.
  func showsColor(isTerminal: Bool) -> Bool {
    func isSet(_ name: String) -> Bool { !(value(of: name) ?? "").isEmpty }
    if isSet("NO_COLOR") { return false }
    if ["FORCE_COLOR", "CLICOLOR_FORCE"].contains(where: { isSet($0) && value(of: $0) != "0" }) { return true }
    return isTerminal && value(of: "TERM") != "dumb" && value(of: "CLICOLOR") != "0"
  }

  /// Whether text is encoded in UTF-8.
  func showsUTF8(usually usual: String = "") -> Bool { Folding.key(locale("LC_CTYPE") ?? usual).contains("utf8") }

  /// The locale for a category. Source: POSIX, 8.2: `LC_ALL`, then the category, then `LANG`; empty counts as unset.
  func locale(_ category: String) -> String? {
    ["LC_ALL", category, "LANG"].compactMap { value(of: $0) }.first { !$0.isEmpty }
  }
}
