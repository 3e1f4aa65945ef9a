// conjugar-benchmark [--format json] [NAME…] — measures what has a budget, each beside its limit.
// conjugar-benchmark check-bulk|check-analysis|check-analogies — what the tests sample, for the whole lexicon.
// conjugar-benchmark fuzz [--minutes N] [--seed N] — damages files and reads them.
import ConjugarCore

var names: [String] = []
var isJSON = false
var minutes = 1.0
var seed: UInt64 = 1
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--format": isJSON = arguments.popFirst() == "json"
  case "--minutes": minutes = arguments.popFirst().flatMap { Double($0) } ?? minutes
  case "--seed": seed = arguments.popFirst().flatMap { UInt64($0) } ?? seed
  default: names.append(argument)
  }
}
let known = Benchmarks.all.map(\.name)
if names == ["fuzz"] {
  try Fuzz.run(minutes: minutes, seed: seed)
} else if let check = names.first, Checks.names.contains(check) {
  let differences = try Checks.run(check)
  for difference in differences { print(difference) }
  print("\(check): \(differences.count) differences")
} else if let unknown = names.first(where: { !known.contains($0) }) {
  print("“\(unknown)” is no benchmark (accepted: \(known.joined(separator: ", ")))")
} else {
  var report = BenchmarkReport(isJSON: isJSON)
  for benchmark in Benchmarks.all where names.isEmpty || names.contains(benchmark.name) {
    let (measure, limit) = try benchmark.run()
    report.add(measure, limit, benchmark)
  }
  report.finish()
}
