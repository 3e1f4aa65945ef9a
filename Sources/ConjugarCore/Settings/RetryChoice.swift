/// Whether a wrong answer is given a second try: always, never, or where a person sits at a terminal.
package enum RetryChoice: String, CaseIterable, Sendable, Hashable {
  case auto, on, off
}

extension RetryChoice: Named {
  package static let kindOfName = "choice of a second try"
  package static let table = NameTable<RetryChoice>([
    (.auto, ["auto", "automatic"]),
    (.on, ["on", "yes", "true"]),
    (.off, ["off", "no", "false"]),
  ])
}
