/// What is left in memory of something learned.
package struct MemoryState: Hashable, Sendable {
  /// Days until the chance of recall has fallen to nine in ten.
  package let stability: Double
  /// From 1, easy, to 10.
  package let difficulty: Double

  package init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
