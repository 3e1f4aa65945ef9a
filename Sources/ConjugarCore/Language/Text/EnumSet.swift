/// A set of the cases of an enum, in one word of memory.
package struct EnumSet<Element>: SetAlgebra, Sendable, Hashable
where Element: RawRepresentable & Sendable, Element.RawValue == UInt8 {
  /// A bit for each case, by its raw value, which is below 32.
  private var bits: UInt32

  package init() { bits = 0 }

  private init(bits: UInt32) { self.bits = bits }

  package init(_ elements: Element...) { bits = elements.reduce(0) { $0 | Self.bit(of: $1) } }

  private static func bit(of element: Element) -> UInt32 { 1 << UInt32(element.rawValue) }

  package func contains(_ element: Element) -> Bool { bits & Self.bit(of: element) != 0 }

  package func union(_ other: EnumSet) -> EnumSet { EnumSet(bits: bits | other.bits) }

  package func intersection(_ other: EnumSet) -> EnumSet { EnumSet(bits: bits & other.bits) }

  package func symmetricDifference(_ other: EnumSet) -> EnumSet { EnumSet(bits: bits ^ other.bits) }

  package mutating func formUnion(_ other: EnumSet) { bits |= other.bits }

  package mutating func formIntersection(_ other: EnumSet) { bits &= other.bits }

  package mutating func formSymmetricDifference(_ other: EnumSet) { bits ^= other.bits }

  @discardableResult
  package mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    let isNew = !contains(element)
    bits |= Self.bit(of: element)
    return (isNew, element)
  }

  @discardableResult
  package mutating func remove(_ element: Element) -> Element? {
    guard contains(element) else { return nil }
    bits &= ~Self.bit(of: element)
    return element
  }

  @discardableResult
  package mutating func update(with element: Element) -> Element? { insert(element).inserted ? nil : element }
}

extension EnumSet where Element: CaseIterable {
  /// Every case.
  package static var all: EnumSet { EnumSet(bits: Element.allCases.reduce(0) { $0 | bit(of: $1) }) }

  /// The elements one by one, in the order of the enum.
  package var list: [Element] { Element.allCases.filter(contains) }
}
