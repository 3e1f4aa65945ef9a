/// What help says, which `Resources/help.txt` has for a person to read and to mend.
package enum HelpText {
  package static var text: String { TextSlice(Resources.help).text }
}
