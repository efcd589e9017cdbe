import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import RepositoryFiles

/// `assemble matrix`: every distribution, built and measured.
@MainActor
enum MatrixCommand {
    private static let markdown = Parameter.flag("markdown", help: "print the table as it stands in README.md")
    private static let update = Parameter.flag("update-readme", help: "write the table into README.md")

    static var command: Command {
        Command(
            "matrix", abstract: "build every distribution, and compare size, start and libraries",
            discussion: """
                The features are those that a distribution names, with the number of those that come along. The time \
                is the median of 31 runs of `--version`, from the start to the end of the process. Figures are those \
                of this machine.
                """,
            parameters: [markdown, update], output: schema
        ) { context in
            let workplace = try Workplace(context)
            let table = DistributionTable(rows: try rows(workplace, context))
            if try context[update] { try replace(table, in: "\(workplace.repository)/README.md") }
            try context.output.write(try text(table, context))
        }
    }

    private static func text(_ table: DistributionTable, _ context: CommandContext) throws -> String {
        if context.wantsJSON { return table.json.pretty + "\n" }
        return try context[markdown] ? table.markdown + "\n" : table.text
    }

    private static func replace(_ table: DistributionTable, in path: String) throws {
        guard let text = table.replacing(in: try Files.read(path)) else {
            throw CommandFailure("\(path): no \(DistributionTable.opening) … \(DistributionTable.closing)")
        }
        try Files.write(text, to: path)
    }

    private static func rows(_ workplace: Workplace, _ context: CommandContext) throws -> [DistributionRow] {
        let progress = ProgressLine(context.errors)
        defer { progress.clear() }
        return try workplace.chooser.distributions().map { name in
            try Task.checkCancellation()
            let choice = try workplace.buildable(Request(distribution: name))
            return try row(choice, workplace) { progress.show("\(name): \($0)") }
        }
    }

    private static func row(
        _ choice: Choice, _ workplace: Workplace, _ progress: @escaping (String) -> Void
    ) throws -> DistributionRow {
        let builder = Builder(
            repository: workplace.repository, processes: workplace.processes, isDebug: false, progress: progress)
        do {
            let outcome = try builder.build(choice, into: "\(workplace.repository)/.build/assembly/matrix")
            let start = try StartMeasurement(processes: workplace.processes).median(of: outcome.binary.path)
            return DistributionRow(choice, outcome.binary, start: start)
        } catch let error as BuildError {
            throw CommandFailure("\(choice.name): \(error)")
        }
    }

    private static let schema = OutputSchema(
        "tessera.matrix", version: 1,
        fields: [
            .init("distributions[].name", "string", "the name of the distribution"),
            .init("distributions[].features", "strings", "the ids that its file names"),
            .init("distributions[].along", "integer", "how many features come along"),
            .init("distributions[].size", "integer, bytes", "the size of the binary"),
            .init("distributions[].start", "number, seconds", "from the start to the end of `--version`, the median"),
            .init("distributions[].linked", "strings", "the libraries that the loader brings in"),
            .init("distributions[].opened", "strings", "the libraries that features open at first use"),
        ])
}
