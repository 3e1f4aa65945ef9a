/// What a terminal can do.
public struct TerminalFeatures: Equatable, Sendable {
  /// Columns of a line.
  public var width: Int
  /// Lines of the screen; `nil` where the output is no terminal.
  public var height: Int?
  /// Whether a person types the input, so that what is typed is seen already.
  public var isInteractive: Bool
  /// Whether color is welcome when nobody chose.
  public var showsColor: Bool

  /// - Parameters:
  ///   - width: columns.
  ///   - height: lines; `nil` where there is no screen.
  public init(width: Int = 80, height: Int? = nil, isInteractive: Bool = false, showsColor: Bool = false) {
    self.width = width
    self.height = height
    self.isInteractive = isInteractive
    self.showsColor = showsColor
  }
}
