import Testing

@testable import ConjugarCore

@Suite struct HashedListsTests {
  /// Hashes that begin alike share a place in the table, and are told apart all the same.
  @Test func everyListIsFound() {
    let lists: [UInt64: [Int]] = [1: [10, 11], 2: [20], 3: [30, 31, 32], 1 << 63: [40], .max: [50], 5: []]
    let table = HashedLists(lists)
    for (hash, list) in lists { #expect(table.indices(of: hash).map { table[$0] } == list) }
    for hash: UInt64 in [0, 4, 6, 1 << 62, .max - 1] { #expect(table.indices(of: hash).isEmpty) }
  }

  @Test func noLists() { #expect(HashedLists<Int>([:]).indices(of: 7).isEmpty) }
}
