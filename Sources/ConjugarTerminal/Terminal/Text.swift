import ConjugarCore

/// A text whose parts say what they are and leave the look to a renderer: `"\(verb.name, .strong): \(verb.gloss)"`.
struct Text: ExpressibleByStringInterpolation, Sendable {
  enum Role: Sendable {
    case words
    /// A name, a key, a form to remember.
    case strong
    /// What may be skipped.
    case faint
    /// The name of a column.
    case title
    case good, warning, bad
    /// The source of a statement.
    case source
    /// In a sentence, a word that decides, and the form that it decides.
    case trigger, gap
    /// A line to write on.
    case room
    /// What a mark means, for a page that has any.
    case legend
    /// Letters to look at: those that a regular verb would not have.
    case irregular
  }

  enum Run: Sendable {
    case words(String, Role)
    /// The forms of a cell, if any; whether anybody says them, and whether they are marked even without color.
    case forms([String], regular: String, isSaid: Bool = true, isMarked: Bool = true)
    /// What is drawn, if there is a screen.
    case drawn(@Sendable (StyledRenderer) -> String)
    /// Text that is spoken differently than it is shown.
    case either(seen: Text, heard: Text)
  }

  var runs: [Run] = []

  init(_ text: String = "", _ role: Role = .words) { runs = text.isEmpty ? [] : [.words(text, role)] }
  init(seen: Text, heard: Text) { runs = [.either(seen: seen, heard: heard)] }
  init(_ run: Run) { runs = [run] }
  init(stringLiteral text: String) { self.init(text) }
  init(stringInterpolation interpolation: Interpolation) { self = interpolation.text }

  var isEmpty: Bool { runs.isEmpty }

  /// The letters of a form, grouped by whether a regular verb would have them, too.
  static func letters(of form: String, against regular: String) -> [(letters: String, role: Role)] {
    Array(zip(form, IrregularLetters.marks(of: form, against: regular))).runs { $0.1 == $1.1 }
      .map { run in (String(run.map(\.0)), run[0].1 ? .irregular : .words) }
  }

  static func + (one: Text, other: Text) -> Text { "\(one)\(other)" }

  fileprivate mutating func append(_ other: Text) {
    for run in other.runs {
      if case .words(let words, let role) = run, case .words(let before, role) = runs.last {
        runs[runs.count - 1] = .words(before + words, role)
      } else {
        runs.append(run)
      }
    }
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = Text()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { appendInterpolation(text) }
    mutating func appendInterpolation(_ text: Text) { self.text.append(text) }
    mutating func appendInterpolation(_ text: String, _ role: Role = .words) { appendInterpolation(Text(text, role)) }
    mutating func appendInterpolation(_ number: Int, _ role: Role = .words) { appendInterpolation("\(number)", role) }

    /// - Parameter told: the replacement where everything is told in sentences.
    mutating func appendInterpolation(_ text: String, _ role: Role = .words, told: String) {
      appendInterpolation(Text(seen: Text(text, role), heard: Text(told)))
    }
  }
}

extension [Text] {
  func joined(_ separator: Text) -> Text { dropFirst().reduce(first ?? "") { "\($0)\(separator)\($1)" } }
}

extension String {
  /// The text between two others; empty if there is none.
  func between(_ before: String, _ after: String = "") -> String { isEmpty ? "" : before + self + after }

  func escaping(_ signs: Set<Character>) -> String {
    reduce(into: "") { $0 += signs.contains($1) ? "\\\($1)" : String($1) }
  }
}

extension String? {
  func between(_ before: String, _ after: String = "") -> String { self?.between(before, after) ?? "" }
}

extension [String?] {
  func compactJoined(_ separator: String) -> String {
    compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
  }
}

extension Array {
  func joining(_ joined: (Element, Element) -> Element?) -> [Element] {
    reduce(into: []) { all, element in
      if let both = all.last.flatMap({ joined($0, element) }) {
        all[all.count - 1] = both
      } else {
        all.append(element)
      }
    }
  }

  func runs(_ areAlike: (Element, Element) -> Bool) -> [[Element]] {
    map { [$0] }.joining { run, next in areAlike(run[run.count - 1], next[0]) ? run + next : nil }
  }
}
