// Elements of every type are put in order by one sort, of their places: of the standard library's the compiler makes one for
// each type, which took a fortieth of the program.

extension Sequence {
  /// The elements in an order; those of which neither comes first stay as they are.
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
