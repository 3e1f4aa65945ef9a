import Foundation
import PackagePlugin

/// Turns every text file of `Resources/` into a `StaticString` of the library, so that the built program runs alone.
@main
struct EmbedResources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let resources = context.package.directoryURL.appending(path: "Resources")
    let inputs = try FileManager.default
      .contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "txt" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "Resources.swift")
    return [
      .buildCommand(
        displayName: "Embed \(inputs.count) resources",
        executable: try context.tool(named: "embed-resources").url,
        arguments: [output.path(percentEncoded: false)] + inputs.map { $0.path(percentEncoded: false) },
        inputFiles: inputs, outputFiles: [output])
    ]
  }
}
