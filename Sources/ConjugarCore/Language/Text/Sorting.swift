/// Sorting, by one sort of numbers for elements of every type: the standard library's, of which the compiler makes one for
/// each type, takes a twentieth of the program and of the time to build it.
private enum Order {
  /// The places of some elements in their order; elements of which neither comes first stay in theirs.
  @inline(never)
  static func places(_ count: Int, _ comesFirst: (Int, Int) -> Bool) -> [Int] {
    var places = Array(0..<count)
    places.withUnsafeMutableBufferPointer { $0.sort(by: comesFirst) }
    return places
  }
}

extension Sequence {
  /// The elements in an order, those of which neither comes first in the order of the sequence.
  package func sorted(by comesFirst: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    return Order.places(elements.count) { comesFirst(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  package func sorted() -> [Element] { sorted(by: <) }
}

extension Array {
  package mutating func sort(by comesFirst: (Element, Element) -> Bool) { self = sorted(by: comesFirst) }
}

extension Array where Element: Comparable {
  package mutating func sort() { self = sorted(by: <) }
}
