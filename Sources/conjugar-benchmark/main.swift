// conjugar-benchmark [--format json] [NAME…] — measures what has a budget, each beside its limit.
// conjugar-benchmark check-bulk|check-analysis|check-analogies — what the tests sample, for the whole lexicon.
import ConjugarCore

var names: [String] = []
var isJSON = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  if argument == "--format" { isJSON = arguments.popFirst() == "json" } else { names.append(argument) }
}
let known = Benchmarks.all.map(\.name)
if let check = names.first, Checks.names.contains(check) {
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
