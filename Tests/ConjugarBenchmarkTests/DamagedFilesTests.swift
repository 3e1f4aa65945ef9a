import ConjugarCore
import Testing

@testable import conjugar_benchmark

/// Files after accidents, through every reader; `swift run conjugar-benchmark fuzz --minutes 10` tries more.
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
}
