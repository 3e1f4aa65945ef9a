// conjugar-benchmark [NAME…] — measures work that has a budget, each beside its limit.
// conjugar-benchmark learners [NUMBER [KIND|TRAINER…]] [--seed N] — trains simulated learners, NUMBER of each kind.
import ConjugarCore

var names: [String] = []
var seed: UInt64 = 1
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  if argument == "--seed" { seed = arguments.popFirst().flatMap { UInt64($0) } ?? seed } else { names.append(argument) }
}
let known = Benchmarks.all.map(\.name)
if names.first == "learners" {
  try LearnersTable.print(
    learners: names.dropFirst().first.flatMap { Int($0) } ?? 3, seed: seed, names: Set(names.dropFirst(2)))
} else if let unknown = names.first(where: { !known.contains($0) }) {
  print("“\(unknown)” is no benchmark (accepted: \(known.joined(separator: ", ")))")
} else {
  BenchmarkReport.printTitle()
  for benchmark in Benchmarks.all where names.isEmpty || names.contains(benchmark.name) {
    let (measure, limit) = try benchmark.run()
    BenchmarkReport.print(measure, limit, benchmark)
  }
}
