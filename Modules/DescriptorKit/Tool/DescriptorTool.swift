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

    private static func distribution(_ path: String, in repository: String) throws -> String {
        let catalogue = try FeatureCatalogue(repository: repository)
        let plan = try DistributionReader(repository: repository).plan(path, catalogue: catalogue.selectable)
        return DistributionSource.file(for: plan)
    }
}

/// How the tool is called.
private struct Usage: Error, CustomStringConvertible {
    var description: String {
        "usage: DescriptorTool descriptor FEATURE.JSON OUTPUT | distribution REPOSITORY DISTRIBUTION.JSON OUTPUT"
    }
}
