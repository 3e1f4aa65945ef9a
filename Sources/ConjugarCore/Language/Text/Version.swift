/// The version of the program, which `--version` prints and which is recorded with every answer in the history.
package enum Version {
  package static let current = "3.0.0"
}
