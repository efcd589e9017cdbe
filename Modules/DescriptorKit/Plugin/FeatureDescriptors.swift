import Foundation
import PackagePlugin

/// Generates Swift from what stands beside a target's sources: the descriptor of a feature from its `feature.json`, its
/// texts from its `strings.json`, and the list of a composition root from its distribution.
@main
struct FeatureDescriptors: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let tool = try context.tool(named: "DescriptorTool").url
        if target.directoryURL.lastPathComponent == "App" {
            return [distribution(tool, target.directoryURL, in: context)]
        }
        // Both belong to the module, whose folder lies above that of the target; a package that is a single feature
        // keeps them there too.
        let folder = target.directoryURL.deletingLastPathComponent()
        let texts = strings(tool, of: target, in: folder, context)
        guard isDescribed(target, in: folder) else { return texts }
        return texts + [descriptor(tool, of: target, in: folder, context)]
    }

    /// An interface has texts only, and a kit need not have either file.
    private func isDescribed(_ target: any Target, in folder: URL) -> Bool {
        let hasEither = ["feature.json", "strings.json"].contains { exists(folder.appending(path: $0)) }
        let isInterface = target.directoryURL.lastPathComponent == "Interface"
        return exists(folder.appending(path: "feature.json")) && !isInterface || !hasEither
    }

    private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

    private func strings(
        _ tool: URL, of target: any Target, in folder: URL, _ context: PluginContext
    ) -> [Command] {
        let source = folder.appending(path: "strings.json")
        guard exists(source) else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "Strings.swift")
        return [
            .buildCommand(
                displayName: "Reading the texts of \(target.name)", executable: tool,
                arguments: ["strings", source.path, target.directoryURL.path, output.path],
                inputFiles: [source] + sources(in: folder), outputFiles: [output])
        ]
    }

    /// The sources of the module: a text that none of them mentions is refused.
    private func sources(in folder: URL) -> [URL] {
        ["Interface", "Sources"].flatMap { part -> [URL] in
            let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: part).path)
            return (paths ?? []).sorted().filter { $0.hasSuffix(".swift") }.map {
                folder.appending(path: "\(part)/\($0)")
            }
        }
    }

    private func descriptor(_ tool: URL, of target: any Target, in folder: URL, _ context: PluginContext) -> Command {
        let source = folder.appending(path: "feature.json")
        guard exists(source) else {
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
