/// The processors of the machine, and work on several of them at once.
enum Processors {
  /// How many are used at most: more would be waited for longer than they save.
  private static let most = 4

  /// How many can work at once.
  static let count = min(max(1, Platform.processors), most)

  /// Does the same for every element, for all of them at once: each on a thread of its own, the first on that of the
  /// caller.
  ///
  /// - Parameter work: must be safe to run on several threads.
  static func map<Element, Value>(_ elements: [Element], _ work: (Element) -> Value) -> [Value] {
    var values = [Value?](repeating: nil, count: elements.count)
    values.withUnsafeMutableBufferPointer { values in
      let places = values
      withoutActuallyEscaping(work) { work in
        let threads = elements.indices.dropFirst().map { index in
          Platform.startThread { places[index] = work(elements[index]) }
        }
        if let first = elements.first { places[0] = work(first) }
        for thread in threads { Platform.wait(for: thread) }
      }
    }
    return values.compactMap { $0 }
  }
}
