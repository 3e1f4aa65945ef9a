/// The edit distance: how many single-letter slips (adding, leaving out, changing, swapping neighbors) lie between two
/// words.
///
/// It is bounded: words that differ by more slips than are looked for are given up as soon as that is certain, and only
/// the diagonal band of the table that nearer words can reach is filled in.
/// Source: the optimal string alignment distance (Damerau 1964).
struct EditDistance<Letter: Equatable> {
  private let word: [Letter]
  private let limit: Int
  /// The lines of the table for the last letters of the other word, and the one at work.
  private var beforeLast: [Int]
  private var last: [Int]
  private var line: [Int]

  /// - Parameters:
  ///   - word: the word that others are compared with.
  ///   - limit: the most slips that are of interest.
  init(from word: [Letter], upTo limit: Int) {
    self.word = word
    self.limit = limit
    beforeLast = Array(0...word.count)
    last = beforeLast
    line = beforeLast
  }

  /// The distance to another word, or `nil` if it is above the limit.
  mutating func distance(to other: some Collection<Letter>) -> Int? {
    guard abs(other.count - word.count) <= limit else { return nil }
    for column in last.indices { last[column] = column }
    var leastOfLast = 0
    var letterBefore: Letter?
    for (number, letter) in zip(1..., other) {
      let band = max(1, number - limit)...max(1, number + limit)
      line[0] = number
      if band.lowerBound > 1 { line[band.lowerBound - 1] = limit + 1 }
      var least = line[band.lowerBound - 1]
      for column in band.clamped(to: 1...max(1, word.count)) where column <= word.count {
        var best = min(last[column - 1] + (word[column - 1] == letter ? 0 : 1), line[column - 1] + 1)
        if column < band.upperBound { best = min(best, last[column] + 1) }
        if column > 1, word[column - 1] == letterBefore, word[column - 2] == letter {
          best = min(best, beforeLast[column - 2] + 1)
        }
        line[column] = best
        least = min(least, best)
      }
      if least > limit, leastOfLast > limit { return nil }
      leastOfLast = least
      letterBefore = letter
      (beforeLast, last, line) = (last, line, beforeLast)
    }
    return last[word.count] <= limit ? last[word.count] : nil
  }
}
