/// The version of the program, which `--version` prints and every answer in the history carries.
package enum Version {
  package static let current = "3.0.0"
}
