/// The variables of the process.
public protocol ProcessEnvironment {
  /// The value of a variable, or `nil` if it is not set.
  func value(of name: String) -> String?
}

/// Variables in a dictionary.
public struct DictionaryEnvironment: ProcessEnvironment {
  private let values: [String: String]

  /// Variables by their names.
  public init(_ values: [String: String] = [:]) { self.values = values }

  public func value(of name: String) -> String? { values[name] }
}

/// The learner's language and country.
public protocol LocaleReader {
  /// The locale as POSIX writes it: `es_MX.UTF-8`, or `C` if nothing is set.
  var identifier: String { get }
}

extension LocaleReader {
  /// The letters of the country: `MX`; `nil` if there are none.
  package var country: String? {
    identifier.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first.map { String($0) }
  }
}

/// A locale that is given.
public struct FixedLocale: LocaleReader {
  public let identifier: String

  /// Makes a locale, written as POSIX does: `es_MX.UTF-8`.
  public init(_ identifier: String) { self.identifier = identifier }
}

/// Reads files that the learner names.
public protocol FileReader {
  /// The text of a file; what is not UTF-8 in it becomes U+FFFD.
  func text(at path: String) throws(StorageError) -> String

  /// Writes a file that is not there yet; what we wrote there before, `old`, is replaced.
  ///
  /// - Throws: `StorageError.cannotCreate`, also if anything else is there.
  func create(_ text: String, at path: String, over old: String?) throws(StorageError)

  /// The whole path of a file that could be written there, and is not there yet.
  ///
  /// - Throws: `StorageError.cannotCreate` if it clearly cannot be.
  func checkPlace(_ path: String) throws(StorageError) -> String

  func setAside(from path: String) -> [String]

  /// Why nothing can be kept in a file of ours; `nil` if nothing is in the way.
  func obstacle(toKeeping path: String) -> String?

  /// A reader for paths that nobody typed just now, as in a log: it reads no pipes or devices, which may have no end.
  var ofPlainFiles: any FileReader { get }
}

extension FileReader {
  public var ofPlainFiles: any FileReader { self }
  public func obstacle(toKeeping path: String) -> String? { nil }

  /// A file that is there is never written over.
  public func checkPlace(_ path: String) throws(StorageError) -> String {
    if (try? text(at: path)) != nil { throw .cannotCreate(location: path, reason: "File exists") }
    return path
  }

  /// Where files are only read, none is made.
  public func create(_ text: String, at path: String, over old: String?) throws(StorageError) {
    throw .cannotCreate(location: path, reason: "Read-only file system")
  }
}

/// Files in a dictionary.
public final class DictionaryFiles: FileReader {
  private var files: [String: String]

  /// Texts by their paths.
  public init(_ files: [String: String] = [:]) { self.files = files }

  public func text(at path: String) throws(StorageError) -> String {
    guard let text = files[path] else { throw .cannotRead(location: path, reason: "No such file or directory") }
    return text
  }

  public func create(_ text: String, at path: String, over old: String?) throws(StorageError) {
    guard [nil, old].contains(files[path]) else { throw .cannotCreate(location: path, reason: "File exists") }
    files[path] = text
  }

  public func setAside(from path: String) -> [String] { [] }
}

/// Gives a quiz its seed.
public protocol Randomness {
  /// A number of at most 32 bits, short enough to type again; all that happens in a quiz follows from it.
  func seed() -> UInt64

  /// Whether questions are shuffled; a UI test wants them in the order of the plan.
  var shuffles: Bool { get }
}

/// A source of randomness that gives the same seed each time.
public struct FixedSeed: Randomness {
  private let number: UInt64
  public let shuffles: Bool

  /// The seed, of at most 32 bits, and whether questions are shuffled.
  public init(_ number: UInt64, shuffles: Bool = true) { (self.number, self.shuffles) = (number, shuffles) }

  public func seed() -> UInt64 { number }
}

/// Knows how many people rated the program; uses the network only when asked.
public protocol Ratings {
  /// The number of ratings.
  func count() throws(EffectError) -> Int
}

/// Why nothing was heard, or nothing was learned of ratings.
public enum EffectError: Error, Equatable, CustomStringConvertible {
  /// The machine has none of the programs that speak.
  case noVoice(looked: [String])
  case voiceFailed(reason: String)
  /// Nobody said where the number of ratings is published.
  case noAddress
  case notFetched(reason: String)

  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .noVoice(let looked): "nothing here can speak: none of \(looked.joined(separator: ", ")) is installed"
    case .voiceFailed(let reason): "the voice failed: \(reason)"
    case .noAddress: "the number of ratings was not fetched: CONJUGAR_RATINGS_URL gives no address for it"
    case .notFetched(let reason): "the number of ratings could not be fetched: \(reason)"
    }
  }
}

/// Ratings whose number is always the same.
public struct FixedRatings: Ratings {
  private let number: Int

  /// Always the number given.
  public init(_ number: Int) { self.number = number }

  public func count() -> Int { number }
}

/// Makes a short sound.
public protocol Sound {
  func play(_ result: Verdict.Result)
}

/// Remembers the sounds that were to be heard.
public final class RecordedSound: Sound {
  /// The verdicts whose sounds they were, in order.
  public private(set) var cues: [Verdict.Result] = []

  /// Makes a recorder that has heard nothing yet.
  public init() {}

  public func play(_ result: Verdict.Result) { cues.append(result) }
}

/// Says Spanish aloud.
public protocol Speech {
  /// Says a text and returns when it was said.
  ///
  /// - Throws: `EffectError` if there is no voice, or it failed.
  func say(_ text: String) throws(EffectError)

  /// Whether there is a voice; true if nothing is known about it.
  var isThere: Bool { get }
}

extension Speech { public var isThere: Bool { true } }

/// Remembers what was to be said.
public final class RecordedSpeech: Speech {
  /// The texts, in order.
  public private(set) var texts: [String] = []

  /// Makes a recorder that was told to say nothing yet.
  public init() {}

  public func say(_ text: String) { texts.append(text) }
}
