import Foundation
import Testing

@testable import ConjugarCore

@Suite("Powers")
struct ExponentialTests {
  private func expectNear(_ value: Double, _ expected: Double, _ note: Double) {
    #expect(abs(value - expected) <= 1e-14 * abs(expected), "\(note): \(value), not \(expected)")
  }

  @Test func exponentials() {
    for step in -2000...2000 { expectNear(Exponential.exp(Double(step) / 100), exp(Double(step) / 100), Double(step)) }
    for power in [-700.5, -30.25, 1e-17, 30.25, 700.5] { expectNear(Exponential.exp(power), exp(power), power) }
  }

  @Test func logarithms() {
    for step in 1...5000 { expectNear(Exponential.log(Double(step) / 700), log(Double(step) / 700), Double(step)) }
    for number in [1e-300, 0.001, 0.7071, 0.70711, 1, 1.0000001, 36_500, 1e300, .leastNonzeroMagnitude] {
      expectNear(Exponential.log(number), log(number), number)
    }
  }

  @Test(arguments: [-6.485, -0.1542, 0.0614, 0.5, 1, 2.25])
  func powers(_ power: Double) {
    for step in 1...2000 {
      let base = Double(step * step) / 1000
      expectNear(Exponential.pow(base, power), pow(base, power), base)
    }
  }

  @Test func edges() {
    #expect(Exponential.exp(0) == 1)
    #expect(Exponential.log(1) == 0)
    #expect(Exponential.exp(1000) == .infinity)
    #expect(Exponential.exp(-1000) == 0)
    #expect(Exponential.log(0) == -.infinity)
    #expect(Exponential.log(-1).isNaN)
    #expect(Exponential.exp(.nan).isNaN)
  }
}
