/// A set of the cases of an enum, in one word of memory.
///
/// The constraints on its elements are on its extensions: a generic type that itself has constraints is looked up among
/// all conformances in the program when it is first used, and every launch would wait for that.
package struct EnumSet<Element>: Sendable, Hashable {
  /// A bit for each case, by its raw value, which is below 64.
  private var bits: UInt64 = 0
}

extension EnumSet: ExpressibleByArrayLiteral where Element: RawRepresentable & CaseIterable, Element.RawValue == UInt8 {
  package init(_ elements: some Sequence<Element>) { for element in elements { insert(element) } }

  package init(_ elements: Element...) { self.init(elements) }

  package init(arrayLiteral elements: Element...) { self.init(elements) }

  package static var all: EnumSet { EnumSet(Element.allCases) }
  package var isEmpty: Bool { bits == 0 }
  package var list: [Element] { Element.allCases.filter(contains) }

  private static func bit(of element: Element) -> UInt64 { 1 << UInt64(element.rawValue) }
  package func contains(_ element: Element) -> Bool { bits & Self.bit(of: element) != 0 }
  package func isSubset(of other: EnumSet) -> Bool { bits & ~other.bits == 0 }
  package func union(_ other: EnumSet) -> EnumSet { EnumSet(bits: bits | other.bits) }
  package mutating func formUnion(_ other: EnumSet) { bits |= other.bits }
  package mutating func insert(_ element: Element) { bits |= Self.bit(of: element) }
  package mutating func remove(_ element: Element) { bits &= ~Self.bit(of: element) }
}
