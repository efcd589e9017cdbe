import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import Repository
import RepositoryFiles

/// `check`: proves that the walls between modules stand.
enum CheckCommand {
    private static let rules = Parameter<[RuleName]>.arguments("RULE", help: "check only these rules")
    private static let list = Parameter.flag("list", help: "list the rules with their reasons, and check nothing")
    private static let diagram = Parameter.flag("diagram", help: "print the diagram of modules, and check nothing")
    private static let updateDiagram = Parameter.flag(
        "update-diagram", help: "write the diagram of modules into CONTRIBUTING.md, and check nothing")
    private static let repository = Parameter<String?>.optionalOption(
        "repository", value: "DIR", help: "the folder of the repository, instead of that of TESSERA_REPOSITORY",
        completion: .directory)

    static let command = Command(
        "check", abstract: "check the walls between modules",
        discussion: """
            A broken rule is printed as compilers do: path, line, column, what is wrong, why it matters, how to mend it. \
            An exception stands on the line above what it allows: `// check:allow rule-name: reason`.
            """,
        examples: [
            CommandExample("", "check every rule"),
            CommandExample("impl-import no-cycle", "check two rules"),
            CommandExample("--update-diagram", "bring the diagram in CONTRIBUTING.md up to date"),
        ],
        parameters: [rules, list, diagram, updateDiagram, repository], output: Report.schema, body: run)

    @MainActor private static func run(_ context: CommandContext) throws {
        if try context[list] { return try printRules(context) }
        let reader = try reader(for: context)
        if try context[diagram] {
            return try context.output.writeLine(ModuleDiagram(of: reader.codebase()).markdown)
        }
        if try context[updateDiagram] { return try updateDiagram(of: reader) }
        let report = try report(by: reader, context)
        try printReport(report, context)
        if !report.isClean { throw ExitCode.failed }
    }

    @MainActor private static func updateDiagram(of reader: CodebaseReader) throws {
        let path = "\(reader.repository)/CONTRIBUTING.md"
        guard let text = try ModuleDiagram(of: reader.codebase()).replacing(in: Files.read(path)) else {
            throw CommandFailure("\(path) has no diagram", remedy: "paste what `Scripts/check --diagram` prints")
        }
        try Files.write(text, to: path)
    }

    @MainActor private static func reader(for context: CommandContext) throws -> CodebaseReader {
        let named = try context[repository] ?? context.environment["TESSERA_REPOSITORY"]
        let folder = try named ?? RepositoryFolder.enclosing(".")
        return CodebaseReader(repository: folder, processes: ProcessRunner(environment: context.environment))
    }

    @MainActor private static func report(by reader: CodebaseReader, _ context: CommandContext) throws -> Report {
        let watch = Stopwatch()
        let wanted = try context[rules].map(\.word)
        let lint = FormatLint.toolchain(in: reader.repository, processes: reader.processes)
        let rules = RuleList.all(lint: lint).filter { wanted.isEmpty || wanted.contains($0.name) }
        return try Checker(rules: rules).report(on: reader.codebase(), watch: watch)
    }

    @MainActor private static func printReport(_ report: Report, _ context: CommandContext) throws {
        if context.wantsJSON { return try context.output.writeLine(report.json.pretty) }
        for finding in report.findings { try context.output.writeLine("\(finding)") }
        try context.output.writeLine(report.summary)
    }

    @MainActor private static func printRules(_ context: CommandContext) throws {
        let rules = RuleList.all(lint: .toolchain(in: ".", processes: ProcessRunner(environment: [:])))
        try context.output.write(TextTable(rules.map { [$0.name, $0.reason] }).text)
    }
}
