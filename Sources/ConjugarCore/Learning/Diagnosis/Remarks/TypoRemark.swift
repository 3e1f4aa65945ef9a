/// The one letter that is off in an answer.
struct TypoRemark {
  enum Slip {
    case missing(String, after: String?)
    case extra(String)
    case changed(String, right: String)
    case swapped(String, String)
    /// The c of *venzco*.
    case extraC
  }

  private let writer: RemarkWriter
  private let attempt: Attempt

  init(_ writer: RemarkWriter, _ attempt: Attempt) {
    self.writer = writer
    self.attempt = attempt
  }

  var remark: Remark {
    let typed = WrittenAccents.removed(attempt.core)
    let accepted = writer.asked.accepted.map { WrittenAccents.removed($0) }
    let forms = accepted + (writer.asked.isNoFree ? accepted.map { "no \($0)" } : [])
    guard let right = forms.first(where: { Nearest.distance(typed, $0) == 1 }) else { return writer.ofUnknown }
    if writer.slot == .participle, right.hasSuffix("o"),
      ["a", "as", "os"].contains(where: { right.dropLast() + $0 == typed })
    {
      return DiagnosisEnglish.agreement(typed, isAfterHaber: false)
    }
    return Self.remark(typed, for: right, writer.answer)
  }

  /// Of a word beside what it would be without the slip.
  static func remark(_ typed: String, for right: String, _ answer: String) -> Remark {
    DiagnosisEnglish.typo(answer, slip(Array(typed), Array(right)))
  }

  private static func slip(_ typed: [Character], _ right: [Character]) -> Slip {
    let start = zip(typed, right).prefix { $0 == $1 }.count
    if typed.count < right.count {
      let letter = String(right[start])
      return .missing(letter, after: start > 0 ? String(right[..<start]) : nil)
    }
    if typed.count > right.count {
      let isAfterConsonant = start > 1 && typed[start - 1] == "z" && !"aeiou".contains(typed[start - 2])
      return typed[start] == "c" && isAfterConsonant ? .extraC : .extra(String(typed[start]))
    }
    if start + 1 < typed.count, typed[start] == right[start + 1], typed[start + 1] == right[start] {
      return .swapped(String(typed[start]), String(typed[start + 1]))
    }
    return .changed(String(typed[start]), right: String(right[start]))
  }
}

extension Word {
  /// Whether it is another word with one letter of the stem added, left out or changed, or two letters anywhere swapped.
  ///
  /// Of a short stem a letter is too much.
  /// - Parameters:
  ///   - ending: how many letters of the other are its ending.
  ///   - isSwapped: whether two letters are swapped; `nil` for any slip.
  func isSlip(of other: Word, keeping ending: Int, isSwapped: Bool? = nil) -> Bool {
    guard abs(count - other.count) < 2, other.count - ending > 3 else { return false }
    let least = Swift.min(count, other.count)
    var start = 0
    while start < least, self[start] == other[start] { start += 1 }
    var end = 0
    while end < least - start, self[count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    let (typed, right) = (count - start - end, other.count - start - end)
    if typed == 2, right == 2, isSwapped != false {
      return self[start] == other[start + 1] && self[start + 1] == other[start]
    }
    return isSwapped != true && Swift.max(typed, right) == 1 && end >= ending
  }
}
