import ConjugarCore

/// Where files belong. Source: XDG Base Directory Specification 0.8; a relative value counts as not set.
struct Directories {
  /// For settings; `nil` if nothing says where.
  let config: String?
  /// For history and scores; `nil` if nothing says where.
  let data: String?

  init(_ environment: any ProcessEnvironment) {
    func absolute(_ name: String) -> String? {
      environment.value(of: name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = absolute("HOME")
    config = (absolute("XDG_CONFIG_HOME") ?? home.map { "\($0)/.config" }).map { "\($0)/conjugar" }
    data = (absolute("XDG_DATA_HOME") ?? home.map { "\($0)/.local/share" }).map { "\($0)/conjugar" }
  }
}
