import ConjugarCore

/// Where files belong. Source: XDG Base Directory Specification 0.8; a relative value counts as not set, and so does a home
/// that is no directory: the user of a service has `/dev/null`.
struct Directories {
  /// For settings; `nil` if nothing says where.
  let config: String?
  /// For history and scores; `nil` if nothing says where.
  let data: String?
  /// For what need not be carried to another machine, the journal of the program's use and locks; `nil` if nothing says
  /// where.
  let state: String?

  /// The variables that name one of them.
  static let variables = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"]

  init(_ environment: any ProcessEnvironment, in system: FileSystem) {
    func absolute(_ name: String) -> String? {
      environment.value(of: name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = absolute("HOME").flatMap { system.status($0)?.isDirectory == false ? nil : $0 }
    func directory(_ name: String, _ usual: String) -> String? {
      (absolute(name) ?? home.map { "\($0)/\(usual)" }).map { "\($0)/conjugar" }
    }
    config = directory("XDG_CONFIG_HOME", ".config")
    data = directory("XDG_DATA_HOME", ".local/share")
    // Who names a place for the data alone has one for the rest too.
    state = directory("XDG_STATE_HOME", ".local/state") ?? data
  }
}
