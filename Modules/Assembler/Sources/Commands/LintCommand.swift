import FeatureKitInterface
import CommandKitInterface
import JSONKit
import LocalizationKit
import RepositoryFiles

/// `assemble lint`: distributions without building.
@MainActor
enum LintCommand {
    private static let names = Parameter<[String]>.arguments(
        "DISTRIBUTION", help: "names of distributions; all when none is given")

    static var command: Command {
        Command(
            "lint", abstract: "check distributions without building",
            discussion: """
                Finds unknown keys, unknown and doubled features, needs that nobody meets or that two features meet, \
                and commands that collide. Each finding has a file, a line, a column and the nearest right names. \
                Ends with 1 when there is any.
                """,
            parameters: [names], output: schema
        ) { context in
            let workplace = try Workplace(context)
            let paths = try paths(context[names], workplace)
            let catalogue = try FeatureCatalogue(repository: workplace.repository).descriptors
            let linter = Linter(repository: workplace.repository)
            let findings = paths.flatMap { linter.findings(in: $0, catalogue: catalogue) }
            try report(findings, of: paths, context)
        }
    }

    private static func paths(_ names: [String], _ workplace: Workplace) throws -> [String] {
        let known = try workplace.chooser.distributions()
        for name in names where !known.contains(name) {
            throw CommandFailure("\(ChoiceError.unknownDistribution(name, known: known))", code: .usage)
        }
        return (names.isEmpty ? known : names).map { "App/Distributions/\($0).json" }
    }

    private static func report(_ findings: [LocatedError], of paths: [String], _ context: CommandContext) throws {
        let summary = "\(paths.count) distributions, \(findings.count) findings"
        if context.wantsJSON {
            try context.output.writeLine(json(findings).pretty)
        } else {
            for finding in findings { try context.output.writeLine("\(finding)") }
            try context.output.writeLine(summary)
        }
        guard findings.isEmpty else { throw CommandFailure("\(summary)") }
    }

    private static func json(_ findings: [LocatedError]) -> JSONValue {
        [
            "schema": "tessera.lint", "version": 1,
            "findings": .array(
                findings.map {
                    [
                        "path": .string($0.path), "line": .int($0.position.line), "column": .int($0.position.column),
                        "message": .string($0.message),
                    ]
                }),
        ]
    }

    private static let schema = OutputSchema(
        "tessera.lint", version: 1,
        fields: [
            .init("findings[].path", "string", "the file, from the folder of the repository"),
            .init("findings[].line", "integer", "from 1"), .init("findings[].column", "integer", "from 1"),
            .init("findings[].message", "string", "what is wrong and what to do"),
        ])
}
