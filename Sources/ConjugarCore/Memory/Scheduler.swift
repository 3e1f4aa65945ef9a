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
