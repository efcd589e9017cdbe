import Foundation
import PackagePlugin

/// Generates Swift from what stands beside a target's sources: the descriptor of a feature from its `feature.json`,
/// and the list of a composition root from its distribution.
@main
struct FeatureDescriptors: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let tool = try context.tool(named: "DescriptorTool").url
        if target.directoryURL.lastPathComponent == "App" {
            return [distribution(tool, target.directoryURL, in: context)]
        }
        return try [descriptor(tool, of: target, in: context)]
    }

    private func descriptor(_ tool: URL, of target: any Target, in context: PluginContext) throws -> Command {
        // The descriptor belongs to the module, whose folder lies above that of the target; a package that is a
        // single feature keeps it there too.
        let source = target.directoryURL.deletingLastPathComponent().appending(path: "feature.json")
        guard FileManager.default.fileExists(atPath: source.path) else {
            Diagnostics.error("\(target.name) has no \(source.path): describe the feature there")
            return .buildCommand(displayName: "Nothing", executable: tool, arguments: ["--help"])
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "FeatureDescriptor.swift")
        return .buildCommand(
            displayName: "Describing \(target.name)", executable: tool,
            arguments: ["descriptor", source.path, output.path], inputFiles: [source], outputFiles: [output])
    }

    private func distribution(_ tool: URL, _ app: URL, in context: PluginContext) -> Command {
        let repository = app.deletingLastPathComponent()
        let source = app.appending(path: "Distributions/tessera.json")
        let output = context.pluginWorkDirectoryURL.appending(path: "Distribution.swift")
        return .buildCommand(
            displayName: "Listing the features of tessera", executable: tool,
            arguments: ["distribution", repository.path, "App/Distributions/tessera.json", output.path],
            inputFiles: [source] + descriptors(in: repository), outputFiles: [output])
    }

    private func descriptors(in repository: URL) -> [URL] {
        let modules = repository.appending(path: "Modules")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
        return names.sorted().map { modules.appending(path: "\($0)/feature.json") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}
