import FeatureKitInterface
import DescriptorKit
import CommandKitInterface
import JSONKit
import LocalizationKit
import Repository
import SpellingKit

/// `assemble why`: the shortest way from a distribution to a module.
@MainActor
enum WhyCommand {
    private static let distribution = Parameter<String>.argument("DISTRIBUTION", help: "a distribution")
    private static let module = Parameter<String>.argument("MODULE", help: "a module, such as StateKit")

    static var command: Command {
        Command(
            "why", abstract: "tell why a module is in a build",
            discussion: "Prints the shortest chain of dependencies from the distribution to the module.",
            examples: [CommandExample("why tessera JSONKit", "who brings the module in")],
            parameters: [distribution, module], output: schema
        ) { context in
            let workplace = try Workplace(context)
            let choice = try workplace.buildable(Request(distribution: context[distribution]))
            let package = try PackageReader(repository: workplace.repository, processes: workplace.processes).package()
            let chain = try chain(to: context[module], of: choice, in: package)
            let json: JSONValue = ["schema": "tessera.why", "version": 1, "chain": JSONValue(chain)]
            try context.output.writeLine(context.wantsJSON ? json.pretty : chain.joined(separator: " → "))
        }
    }

    private static func chain(to module: String, of choice: Choice, in package: Package) throws -> [String] {
        guard package[module] != nil else {
            let known = package.targets.filter { $0.kind == .regular }.map(\.name)
            let hint = didYouMean(module, among: known).map { "; \($0)" } ?? ""
            throw CommandFailure("unknown module `\(module)`\(hint)", code: .usage)
        }
        let roots = choice.selection.features.map(\.target) + ["FeatureKit"]
        guard let chain = DependencyChain(package).shortest(from: roots, to: module) else {
            throw CommandFailure("\(module) is not in \(choice.name)")
        }
        return [choice.name] + chain
    }

    private static let schema = OutputSchema(
        "tessera.why", version: 1,
        fields: [.init("chain", "strings", "the distribution, the modules between, and the module")])
}
