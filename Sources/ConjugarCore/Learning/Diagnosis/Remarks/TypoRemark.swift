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
