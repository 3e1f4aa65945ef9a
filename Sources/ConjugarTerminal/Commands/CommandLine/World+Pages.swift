import ConjugarCore

extension World {
  /// The renderer that the arguments, or else the settings, or else the terminal call for.
  func renderer(_ arguments: Arguments) throws -> any Renderer {
    if try arguments[Flags.plain] || settings.plain == .on {
      return PlainRenderer { [terminal] in terminal.features.width }
    }
    let isColored =
      switch try arguments[Flags.color] ?? settings.color {
      case .auto: terminal.features.showsColor
      case .always: true
      case .never: false
      }
    return renderer(isColored: isColored)
  }

  func renderer(isColored: Bool) -> any Renderer {
    StyledRenderer(isColored: isColored, glyphs: glyphs) { [terminal] in terminal.features.width }
  }

  func show(_ page: Page, _ arguments: Arguments) throws { try terminal.write(renderer(arguments).text(page)) }

  /// Writes a page, or a table for programs; a page wanted `anyway` is shown even if the settings are broken.
  func show<Rows: Sequence>(
    _ page: @autoclosure () throws -> Page, or columns: [Member<Rows.Element>], _ rows: @autoclosure () throws -> Rows,
    as format: Format, _ arguments: Arguments, anyway: Bool = false
  ) throws {
    if let records = format.records { return try Records.write(records, columns, rows(), to: terminal) }
    let renderer = anyway ? (try? renderer(arguments)) ?? renderer(isColored: false) : try renderer(arguments)
    try terminal.write(renderer.text(page()))
  }
}
