// swift-tools-version: 6.2
import PackageDescription

/// Whether the package is built for its own sake. Flags that are set below reach no package that depends on it: the
/// package manager lays dependencies in a folder of checkouts, and one given by its path lies elsewhere than it runs.
let isRoot =
  !Context.packageDirectory.contains("/checkouts/")
  && Context.environment["PWD"].map { $0 == "/" || "\($0)/".hasPrefix("\(Context.packageDirectory)/") } ?? true

/// The tests put the whole lexicon through the engine: unoptimized that takes minutes, and compiled file by file, so that
/// generic code stays generic, twice as long. No body of a function is handed on to other modules, which need not be
/// compiled again when one changes. Who wants the short way from a change to a compiled program instead sets
/// `CONJUGAR_DEBUG`.
let optimized: [SwiftSetting] =
  isRoot && Context.environment["CONJUGAR_DEBUG"] == nil
  ? [
    .unsafeFlags(
      [
        "-O", "-whole-module-optimization", "-num-threads", "2", "-disable-cmo", "-disable-batch-mode",
        "-assert-config", "Debug", "-Xfrontend", "-gnone",
      ],
      .when(configuration: .debug))
  ] : []

/// A release has no debug information, for its program is stripped, and no body of a function is handed on to other modules:
/// the build is a quarter shorter. Each function is a section of its own, so that the linker leaves out what nobody calls.
/// Values are copied by code of their own, and types asked for by function, not looked up by name while the program starts;
/// no caches stand between the variables that each start touches. What is not hot is made small, not fast, and compiled in as
/// many batches of files as there are cores. The flags are the frontend's: the package manager's `-g` stands behind the driver's.
func released(_ more: String...) -> [SwiftSetting] {
  let frontend = [
    "-gnone", "-function-sections", "-disable-type-layout", "-disable-concrete-type-metadata-mangled-name-accessors",
    "-disable-preallocated-instantiation-caches",
  ]
  let flags = frontend.flatMap { ["-Xfrontend", $0] } + ["-disable-cmo"] + more
  return isRoot ? [.unsafeFlags(flags, .when(configuration: .release))] : []
}

let package = Package(
  name: "conjugar",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "ConjugarCore", targets: ["ConjugarCore"]),
    .library(name: "ConjugarTerminal", targets: ["ConjugarTerminal"]),
    .executable(name: "conjugar", targets: ["conjugar"]),
  ],
  targets: [
    .target(name: "ConjugarCore", swiftSettings: optimized + released(), plugins: ["EmbedResources"]),
    .target(
      name: "ConjugarTerminal", dependencies: ["ConjugarCore"],
      swiftSettings: released("-Osize", "-no-whole-module-optimization")),
    .executableTarget(
      name: "conjugar",
      dependencies: ["ConjugarTerminal"],
      linkerSettings: [
        // One small file that starts as fast as a C program, equal functions once, without what release.ld names, and
        // with what release.order names side by side. Only the executable is linked so: a package that depends on the
        // library never sees this flag.
        .unsafeFlags(
          ["-static-executable", "-use-ld=lld"]
            + [
              "--strip-all", "--icf=all", "--no-eh-frame-hdr", "--script=\(Context.packageDirectory)/.ci/release.ld",
              "--symbol-ordering-file=\(Context.packageDirectory)/.ci/release.order", "--no-warn-symbol-ordering",
            ].flatMap { ["-Xlinker", $0] },
          .when(platforms: [.linux], configuration: .release))
      ]
    ),
    .executableTarget(
      name: "conjugar-benchmark", dependencies: ["ConjugarCore"], exclude: ["whole-process.sh"],
      swiftSettings: optimized),
    .executableTarget(name: "embed-resources", path: "Sources/embed-resources"),
    .plugin(
      name: "EmbedResources",
      capability: .buildTool(),
      dependencies: ["embed-resources"],
      path: "Sources/EmbedResources"
    ),
    .testTarget(
      name: "ConjugarCoreTests", dependencies: ["ConjugarCore"], exclude: ["Golden"]),
    .testTarget(
      name: "ConjugarTerminalTests", dependencies: ["ConjugarTerminal", "conjugar"], exclude: ["Transcripts"]),
    // What a package that depends on this one can reach, and no more.
    .testTarget(
      name: "ConsumerTests", dependencies: ["ConjugarCore", "ConjugarTerminal"], packageAccess: false),
  ],
  swiftLanguageModes: [.v6]
)
