import ConjugarCore

/// Speaks with the program that the system has for it.
struct SystemSpeech: Speech {
  /// Programs that speak, each with the arguments that make it speak Spanish.
  private static let voices = [
    ["say", "-v", "Mónica", "--"],
    ["espeak-ng", "-v", "es", "--"],
    ["espeak", "-v", "es", "--"],
  ]

  func say(_ text: String) throws(SpeechError) {
    for voice in Self.voices {
      let status: Int32
      do {
        status = try Subprocess.run(voice + [text]).status
      } catch {
        if error == .none { continue }
        throw .failed(reason: error.description)
      }
      guard status == 0 else { throw .failed(reason: "\(voice[0]) ended with \(status)") }
      return
    }
    throw .noVoice(looked: Self.voices.map { $0[0] })
  }
}

/// Fetches the number of ratings with the system's own `curl`, and only when it is asked.
struct CurlRatings: Ratings {
  /// Where the number is published, as plain text; `nil` if nobody said.
  let address: String?

  func count() throws(RatingsError) -> Int {
    guard let address, !address.isEmpty else { throw .noAddress }
    let result: (status: Int32, output: [UInt8])
    do {
      result = try Subprocess.run(["curl", "--fail", "--silent", "--location", "--max-time", "10", "--", address])
    } catch {
      throw .notFetched(reason: "curl: \(error)")
    }
    guard result.status == 0 else { throw .notFetched(reason: "curl ended with \(result.status)") }
    let text = String(decoding: result.output.prefix(100), as: UTF8.self)
    guard let number = text.split(whereSeparator: \.isWhitespace).first.flatMap({ Int($0) }) else {
      throw .notFetched(reason: "the answer is no number")
    }
    return number
  }
}
