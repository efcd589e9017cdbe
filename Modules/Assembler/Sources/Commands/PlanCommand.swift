import CommandKitInterface
import DescriptorKit
import FeatureKitInterface
import JSONKit
import LocalizationKit
import Repository

/// `assemble plan`: what a build would consist of.
@MainActor
enum PlanCommand {
    static var command: Command {
        Command(
            "plan", abstract: "tell what a build would consist of",
            discussion: """
                Says which features come along and why, which modules would be compiled, which commands the binary \
                would have and which libraries of Debian it would use. Nothing is built.
                """,
            parameters: RequestParameters.all, output: schema
        ) { context in
            let workplace = try Workplace(context)
            let choice = try workplace.buildable(RequestParameters.request(context))
            let package = try PackageReader(repository: workplace.repository, processes: workplace.processes).package()
            let plan = Plan(choice, in: package)
            try context.output.write(context.wantsJSON ? plan.json.pretty + "\n" : plan.text)
        }
    }

    private static let schema = OutputSchema(
        "tessera.plan", version: 1,
        fields: [
            .init("name", "string", "the name of the distribution"),
            .init("features[].id", "string", "the id of a feature"),
            .init("features[].reason", "string", "chosen, or who needs it"),
            .init("modules", "strings", "the modules that would be compiled"),
            .init("commands", "strings", "the commands of the binary"),
            .init("libraries", "strings", "the packages of Debian whose libraries it would use"),
        ])
}

/// What a build would consist of.
struct Plan {
    let choice: Choice
    let modules: [String]

    init(_ choice: Choice, in package: Package) {
        self.choice = choice
        let roots = ["FeatureKit"] + choice.selection.features.map(\.target)
        modules = package.closure(of: roots).map(\.name).sorted()
    }

    private var commands: [String] { choice.selection.features.flatMap(\.commands).map(\.name).sorted() }
    private var libraries: [String] { choice.selection.features.flatMap(\.libraries).map(\.package).sorted() }

    var text: String {
        let facts = [
            ["modules", modules.joined(separator: ", ")], ["commands", commands.joined(separator: ", ")],
            ["libraries", libraries.isEmpty ? "none" : libraries.joined(separator: ", ")],
        ]
        return "\(choice.name)\n\n" + TextTable(SelectionRows.rows(choice), indent: 2).text + "\n"
            + TextTable(facts).text
    }

    var json: JSONValue {
        [
            "schema": "tessera.plan", "version": 1, "name": .string(choice.name),
            "features": .array(
                choice.selection.features.map {
                    ["id": .string($0.id), "reason": .string(SelectionRows.reason($0.id, choice))]
                }),
            "modules": JSONValue(modules), "commands": JSONValue(commands), "libraries": JSONValue(libraries),
        ]
    }
}
