/// The formats of verbs: a page on the screen, the same for a browser, or a table.
enum ShowFormat: OutputFormat {
  case text, html
  case records(RecordFormat)

  static let allCases = [ShowFormat.text] + RecordFormat.allCases.map { .records($0) } + [.html]

  var name: String {
    switch self {
    case .text: "text"
    case .html: "html"
    case .records(let format): format.name
    }
  }

  /// Whether it is for people.
  var isPage: Bool {
    switch self {
    case .text, .html: true
    case .records: false
    }
  }
}
