import DescriptorKit
import FeatureKitInterface
import Glibc
import JSONKit
import RepositoryFiles

/// What the plugin runs: writes one Swift file, and only when its text changes.
///
/// It is free of Foundation, since every fresh build waits for it.
@main
enum DescriptorTool {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            let message = Array("\(error)\n".utf8)
            _ = write(STDERR_FILENO, message, message.count)
            exit(1)
        }
    }

    private static func run(_ words: [String]) throws {
        switch (words.first, words.count) {
        case ("descriptor", 3): try Files.write(descriptor(words[1]), to: words[2])
        case ("strings", 4): try Files.write(strings(words[1], for: words[2]), to: words[3])
        case ("distribution", 4): try Files.write(distribution(words[2], in: words[1]), to: words[3])
        default: throw Usage()
        }
    }

    private static func descriptor(_ path: String) throws -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let module = try FeatureCatalogue.module(
            String(parts.last ?? ""), in: parts.dropLast().joined(separator: "/"))
        return DescriptorSource.file(for: module.descriptor)
    }

    /// The texts of a module for one of its targets.
    private static func strings(_ path: String, for target: String) throws -> String {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let module = try ModuleStrings(folder: folder.joined(separator: "/"))
        let problems = try module.problems
        guard problems.isEmpty else { throw Problems(all: problems) }
        return try module.source(for: target)
    }

    private static func distribution(_ path: String, in repository: String) throws -> String {
        let catalogue = try FeatureCatalogue(repository: repository)
        let plan = try DistributionReader(repository: repository).plan(path, catalogue: catalogue.selectable)
        return DistributionSource.file(for: plan)
    }
}

/// Everything that is wrong with a file.
private struct Problems: Error, CustomStringConvertible {
    var all: [LocatedError]
    var description: String { all.map(\.description).joined(separator: "\n") }
}

/// How the tool is called.
private struct Usage: Error, CustomStringConvertible {
    var description: String {
        """
        usage: DescriptorTool descriptor FEATURE.JSON OUTPUT
               DescriptorTool strings STRINGS.JSON FOLDER-OF-TARGET OUTPUT
               DescriptorTool distribution REPOSITORY DISTRIBUTION.JSON OUTPUT
        """
    }
}
