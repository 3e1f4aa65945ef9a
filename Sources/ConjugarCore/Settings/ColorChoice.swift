/// Whether output has color: when a terminal shows it, always or never.
package enum ColorChoice: String, CaseIterable, Sendable, Hashable {
  case auto, always, never
}

extension ColorChoice: Named {
  package static let kindOfName = "choice of color"
  package static let table = NameTable<ColorChoice>([
    (.auto, ["auto", "automatic"]),
    (.always, ["always", "yes", "on"]),
    (.never, ["never", "no", "off"]),
  ])
}
