/// Something that is done or left.
package enum OnOff: String, CaseIterable, Sendable, Hashable {
  case on, off
}

extension OnOff: Named {
  package static let kindOfName = "position of a switch"
  package static let table = NameTable<OnOff>([
    (.on, ["on", "yes", "true"]),
    (.off, ["off", "no", "false"]),
  ])
}
