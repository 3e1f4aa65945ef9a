import ConjugarCore

/// What the variables of the process say of color.
///
/// Source: no-color.org, bixense.com/clicolors, force-color.org; the wish for no color is the strongest.
struct ColorWish {
  private let environment: any ProcessEnvironment

  init(_ environment: any ProcessEnvironment) { self.environment = environment }

  /// Whether color is welcome when nobody chose.
  func showsColor(isTerminal: Bool) -> Bool {
    if isSet("NO_COLOR") { return false }
    if isOn("FORCE_COLOR") || isOn("CLICOLOR_FORCE") { return true }
    return isTerminal && environment.value(of: "TERM") != "dumb" && environment.value(of: "CLICOLOR") != "0"
  }

  private func isSet(_ name: String) -> Bool { !(environment.value(of: name) ?? "").isEmpty }

  private func isOn(_ name: String) -> Bool { isSet(name) && environment.value(of: name) != "0" }
}
