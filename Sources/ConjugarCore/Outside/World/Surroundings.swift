/// The environment variables of the process.
public protocol ProcessEnvironment {
  /// The value of a variable, or `nil` if it is not set.
  func value(of name: String) -> String?
}

/// Environment variables in a dictionary.
public struct DictionaryEnvironment: ProcessEnvironment {
  private let values: [String: String]

  /// Variables by name.
  public init(_ values: [String: String] = [:]) { self.values = values }

  public func value(of name: String) -> String? { values[name] }
}

/// The learner's language and country.
public protocol LocaleReader {
  /// The locale as POSIX writes it: `es_MX.UTF-8`, or `C` if nothing is set.
  var identifier: String { get }
}

extension LocaleReader {
  /// The country code, `MX`, or `nil` if there is none.
  package var country: String? {
    identifier.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first.map { String($0) }
  }
}

/// A locale that never changes.
public struct FixedLocale: LocaleReader {
  public let identifier: String

  /// A locale, written as in POSIX: `es_MX.UTF-8`.
  public init(_ identifier: String) { self.identifier = identifier }
}

/// Access to files that the learner names.
public protocol FileReader {
  /// The text of a file; bytes that are not UTF-8 become U+FFFD.
  func text(at path: String) throws(StorageError) -> String

  /// Writes a file that does not exist yet, or replaces one whose text, `old`, was written here before.
  ///
  /// - Throws: `StorageError.cannotCreate`, also if anything else is there.
  func create(_ text: String, at path: String, over old: String?) throws(StorageError)

  /// The full path of a file that does not exist yet and could be written there.
  ///
  /// - Throws: `StorageError.cannotCreate` if it clearly cannot be written.
  func checkPlace(_ path: String) throws(StorageError) -> String

  func setAside(from path: String) -> [String]

  /// Why nothing can be stored in a file of ours; `nil` if nothing prevents it.
  func obstacle(toKeeping path: String) -> String?

  /// A reader for paths that nobody has just typed, as in a log: it reads no pipes or devices, which may never end.
  var ofPlainFiles: any FileReader { get }
}

extension FileReader {
  public var ofPlainFiles: any FileReader { self }
  public func obstacle(toKeeping path: String) -> String? { nil }

  /// Throws if the file exists, since no file is ever overwritten.
  public func checkPlace(_ path: String) throws(StorageError) -> String {
    if (try? text(at: path)) != nil { throw .cannotCreate(location: path, reason: "File exists") }
    return path
  }

  /// Throws, since no file is created where files are only read.
  public func create(_ text: String, at path: String, over old: String?) throws(StorageError) {
    throw .cannotCreate(location: path, reason: "Read-only file system")
  }
}

/// Files in a dictionary.
public final class DictionaryFiles: FileReader {
  private var files: [String: String]

  /// Texts by path.
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

/// The source of a quiz's seed.
public protocol Randomness {
  /// A number of at most 32 bits, short enough to retype, which determines everything that happens in a quiz.
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

/// The number of people who rated the program; it uses the network only when asked.
public protocol Ratings {
  /// The number of ratings.
  func count() throws(EffectError) -> Int
}

/// Why nothing was spoken, or why the number of ratings is not known.
public enum EffectError: Error, Equatable, CustomStringConvertible {
  /// The machine has none of the programs that can speak.
  case noVoice(looked: [String])
  case voiceFailed(reason: String)
  /// No address is given for the number of ratings.
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

  /// Ratings with the given number.
  public init(_ number: Int) { self.number = number }

  public func count() -> Int { number }
}

/// A player of short sounds.
public protocol Sound {
  func play(_ result: Verdict.Result)
}

/// A recorder of the sounds that would have been played.
public final class RecordedSound: Sound {
  /// The verdicts that the sounds were for, in order.
  public private(set) var cues: [Verdict.Result] = []

  /// A recorder with no sounds yet.
  public init() {}

  public func play(_ result: Verdict.Result) { cues.append(result) }
}

/// A voice that speaks Spanish.
public protocol Speech {
  /// Speaks a text and returns when it has been spoken.
  ///
  /// - Throws: `EffectError` if there is no voice, or if it failed.
  func say(_ text: String) throws(EffectError)

  /// Whether there is a voice; `true` if that is unknown.
  var isThere: Bool { get }
}

extension Speech { public var isThere: Bool { true } }

/// A recorder of what would have been spoken.
public final class RecordedSpeech: Speech {
  /// The texts, in order.
  public private(set) var texts: [String] = []

  /// A recorder with no texts yet.
  public init() {}

  public func say(_ text: String) { texts.append(text) }
}
