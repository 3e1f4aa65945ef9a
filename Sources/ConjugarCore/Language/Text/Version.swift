/// The version of the program: what `--version` prints and every answer in the history bears.
package enum Version {
  package static let current = "3.0.0"
}
