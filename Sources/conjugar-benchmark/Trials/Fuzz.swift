import ConjugarCore

/// Damages files and reads them for some minutes; ends at the first that a reader does not bear.
enum Fuzz {
  /// A file that a reader does not bear.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  static func run(minutes: Double, seed: UInt64) throws {
    let trial = ReaderTrial()
    let clock = ContinuousClock()
    let end = clock.now + .seconds(minutes * 60)
    var number: UInt64 = 0
    while clock.now < end {
      var damage = FileDamage(seed: seed &+ number)
      let bytes = damage.damaged(ReaderTrial.samples[Int(number % UInt64(ReaderTrial.samples.count))])
      let faults = trial.faults(of: bytes)
      guard faults.isEmpty else {
        throw Fault(description: "seed \(seed &+ number): \(faults)\n\(String(decoding: bytes, as: UTF8.self))")
      }
      number += 1
    }
    print("\(number) damaged files, from seed \(seed) on: nothing trapped, lost or told otherwise")
  }
}
