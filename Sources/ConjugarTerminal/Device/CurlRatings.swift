import ConjugarCore

/// Fetches the number of ratings with the system's own `curl`, and only when it is asked.
struct CurlRatings: Ratings {
  /// Where the number is published, as plain text; `nil` if nobody said.
  let address: String?

  /// Bytes: a number is short.
  private static let longest = 1000

  /// After so many seconds curl is ended if it did not end by itself.
  private static let patience = 12

  /// Whether nobody between here and there can change the number: it comes encrypted, or from this machine.
  private static func isTrusted(_ address: String) -> Bool {
    if address.hasPrefix("https://") { return true }
    return ["http://127.0.0.1:", "http://localhost:"].contains { host in
      // What follows the colon is a port and no password before the name of another machine.
      address.hasPrefix(host) && address.dropFirst(host.count).prefix { $0 != "/" }.allSatisfy(\.isWholeNumber)
    }
  }

  func count() throws(EffectError) -> Int {
    guard let address, !address.isEmpty else { throw .noAddress }
    guard Self.isTrusted(address) else { throw .notFetched(reason: "“\(address)” is no https address") }
    let result: (status: Int32, output: [UInt8])
    do {
      result = try Subprocess.run(
        [
          "curl", "--disable", "--fail", "--silent", "--globoff", "--location", "--proto-redir", "=https",
          "--max-redirs", "3", "--max-time", "10", "--max-filesize", "\(Self.longest)", "--", address,
        ], upTo: Self.longest, seconds: Self.patience)
    } catch {
      throw .notFetched(reason: "curl: \(error)")
    }
    guard result.status == 0 else { throw .notFetched(reason: "curl ended with \(result.status)") }
    let text = String(decoding: result.output.prefix(100), as: UTF8.self)
    let first = text.split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) }
    guard let number = first, number >= 0 else {
      throw .notFetched(reason: "the answer is no number")
    }
    return number
  }
}
