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

/// Says what an answer does to a memory, and when to ask again.
package protocol Scheduler: Sendable {
  /// The memory after an answer.
  ///
  /// - Parameters:
  ///   - memory: what was there before; `nil` for something new.
  ///   - days: how long ago it was last asked; 0 on the same day.
  func memory(after grade: Grade, _ memory: MemoryState?, days: Int) -> MemoryState

  /// The chance, from 0 to 1, that it comes to mind so many days after it was last asked.
  func retrievability(of memory: MemoryState, after days: Int) -> Double

  /// In how many days to ask again, at least 1.
  func interval(of memory: MemoryState) -> Int
}
