import Foundation
import Testing

/// Files after accidents, through every reader; `FUZZ_MINUTES=10 swift test --filter DamagedFilesTests` tries more.
@Suite("Readers of damaged files")
struct DamagedFilesTests {
  private static let trial = ReaderTrial()

  @Test func soundFilesPass() {
    for sample in ReaderTrial.samples { #expect(Self.trial.faults(of: sample) == []) }
  }

  @Test func noDamageDoesHarm() {
    var damage = FileDamage(seed: 20_261_121)
    for number in 0..<3000 {
      let bytes = damage.damaged(ReaderTrial.samples[number % ReaderTrial.samples.count])
      let faults = Self.trial.faults(of: bytes, computing: number.isMultiple(of: 10))
      #expect(faults == [], "number \(number): \(String(decoding: bytes.prefix(2000), as: UTF8.self))")
    }
  }

  private static let minutes = ProcessInfo.processInfo.environment["FUZZ_MINUTES"].flatMap { Double($0) }

  /// Damages files and reads them for some minutes; the seed is the first number.
  @Test(.enabled(if: minutes != nil)) func fuzz() {
    let clock = ContinuousClock()
    let end = clock.now + .seconds((Self.minutes ?? 0) * 60)
    var seed = UInt64.random(in: 0..<1 << 32)
    while clock.now < end {
      var damage = FileDamage(seed: seed)
      let bytes = damage.damaged(ReaderTrial.samples[Int(seed % UInt64(ReaderTrial.samples.count))])
      let faults = Self.trial.faults(of: bytes)
      #expect(faults == [], "seed \(seed): \(String(decoding: bytes.prefix(2000), as: UTF8.self))")
      seed += 1
    }
  }
}
