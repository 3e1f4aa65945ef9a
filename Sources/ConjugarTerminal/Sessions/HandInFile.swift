import ConjugarCore

/// The file that a student hands in, kept up to date after each answer: nothing is lost however a quiz ends.
final class HandInFile {
  /// The option that names it on the line from which the quiz is resumed.
  let option: String
  private let path: String
  private let world: World
  /// The result of a quiz, including the time of an earlier part that was left.
  private let result: (Report) -> HandIn
  /// What we wrote there; `nil` before the first answer.
  private var text: String?

  /// - Throws: `StorageError` if something else is there: nobody should find out only after answering everything.
  init(_ path: String, of session: Session, filter: String, in world: World) throws {
    let name = try world.settings.player?.name ?? world.settings.profile.name
    let seed = session.seed.map { Int(clamping: $0) }
    let text = session.quiz.verdicts.isEmpty ? nil : try? world.files.text(at: path)
    let left = text.flatMap(HandIn.init).flatMap { ($0.name, $0.filter, $0.seed) == (name, filter, seed) ? $0 : nil }
    self.text = left == nil ? nil : text
    option = "--hand-in \(Drill.quoted(left == nil ? try world.files.checkPlace(path) : path))"
    (self.path, self.world) = (path, world)
    result = { report in
      var result = HandIn(report, name: name, seed: seed, filter: filter)
      result.seconds += left?.seconds ?? 0
      return result
    }
  }

  func write(_ report: Report) throws(StorageError) {
    guard text != nil || !report.verdicts.isEmpty else { return }
    let line = result(report).line
    try world.files.create(line, at: path, over: text)
    text = line
  }

  func finish(_ report: Report) throws(StorageError) {
    try write(report)
    if text == nil { world.terminal.report("conjugar: nothing was answered, so \(path.printable) was not written") }
  }
}
