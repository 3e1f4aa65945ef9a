// One function sorts elements of every type, through their indices: the compiler would specialize the standard
// library's sort for each type, which took a fortieth of the program.

extension Sequence {
  /// The elements in sorted order; those of which neither comes first keep their order.
  package func sorted(by comesFirst: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    return places(elements.count) { comesFirst(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

extension Sequence where Element: Comparable { package func sorted() -> [Element] { sorted(by: <) } }

extension Array {
  package mutating func sort(by comesFirst: (Element, Element) -> Bool) { self = sorted(by: comesFirst) }
}

@inline(never)
private func places(_ count: Int, _ comesFirst: (Int, Int) -> Bool) -> [Int] {
  var places = Array(0..<count)
  places.withUnsafeMutableBufferPointer { $0.sort(by: comesFirst) }
  return places
}
