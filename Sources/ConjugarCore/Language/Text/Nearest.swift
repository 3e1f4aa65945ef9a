/// The nearest of several names to one that was misspelled.
package enum Nearest {
  /// The most names that a message proposes.
  private static let most = 3
  /// From so many letters on the beginning of a name proposes it.
  private static let shortestBeginning = 3

  /// The names with the fewest letters to add, leave out, change or swap, if they are few enough to be a slip, and those
  /// that begin so, the nearest first.
  ///
  /// - Parameters:
  ///   - key: what was written, folded.
  ///   - names: the names to compare with, each with the identifier to propose for it.
  static func names(to key: String, among names: [(name: String, identifier: String)]) -> [String] {
    let length = key.count
    let limit = length < 4 ? 1 : length < 8 ? 2 : 3
    var found = [[String]](repeating: [], count: limit + 1)
    for (name, identifier) in names {
      let name = Folding.key(name)
      // Nothing is compared letter by letter with what is far too long.
      if abs(name.count - length) <= limit, case let slips = distance(key, name), slips <= limit {
        found[slips].append(identifier)
      } else if length >= shortestBeginning, name.hasPrefix(key) {
        found[limit].append(identifier)
      }
    }
    // Who is one letter away from a name hardly means one that is three away.
    let near = found.drop(while: \.isEmpty).prefix(2).joined()
    return Array(near.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.prefix(most))
  }

  /// The nearest of some words to a misspelled one, those that are near enough to be a slip.
  package static func words(to word: String, among words: [String]) -> [String] {
    names(to: Folding.key(word), among: words.map { ($0, $0) })
  }

  /// How many single-letter slips lie between two words.
  package static func distance(_ first: String, _ second: String) -> Int {
    EditDistance(Array(first), Array(second)).whole
  }

  /// How the message on a misspelled name goes on: `; did you mean “a”, “b” or “c”?`, or not at all.
  package static func proposal(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(names.map { "“\($0)”" }.listed("or"))?"
  }
}
