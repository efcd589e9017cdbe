import DescriptorKit
import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import RepositoryFiles

/// `assemble combinations`: every feature alone, and all but one.
@MainActor
enum CombinationsCommand {
    private static let debug = Parameter.flag("debug", help: "build without optimisation")

    static var command: Command {
        Command(
            "combinations", abstract: "build each feature alone and all but one",
            discussion: """
                Proves that every feature can be had alone and can be left out. A row is `ok`, `failed`, or `needed` \
                when another feature cannot do without the one that is left out. Ends with 1 when a build failed.
                """,
            parameters: [debug], output: schema
        ) { context in
            let workplace = try Workplace(context)
            let rows = try rows(workplace, context)
            try context.output.write(context.wantsJSON ? json(rows).pretty + "\n" : text(rows))
            let failed = rows.filter { $0.status == .failed }
            for row in failed { try context.errors.writeLine("\(row.name): \(row.reason ?? "")") }
            guard failed.isEmpty else { throw CommandFailure("\(failed.count) of \(rows.count) builds failed") }
        }
    }

    private static func rows(_ workplace: Workplace, _ context: CommandContext) throws -> [CombinationRow] {
        let ids = try FeatureCatalogue(repository: workplace.repository).selectable.filter { $0.kind == .feature }.map(
            \.id)
        let progress = ProgressLine(context.errors)
        defer { progress.clear() }
        let builder = Builder(
            repository: workplace.repository, processes: workplace.processes, isDebug: try context[debug],
            progress: progress.show)
        let requests = ids.map { Request(name: "alone-\($0)", only: [$0]) } + withoutOne(ids)
        return try requests.map { request in
            try Task.checkCancellation()
            return try row(request, workplace, builder)
        }
    }

    /// With a single feature, all but one is nothing.
    private static func withoutOne(_ ids: [String]) -> [Request] {
        guard ids.count > 1 else { return [] }
        return ids.map { id in Request(name: "without-\(id)", only: ids.filter { $0 != id }, without: [id]) }
    }

    private static func row(_ request: Request, _ workplace: Workplace, _ builder: Builder) throws -> CombinationRow {
        let choice = try workplace.chooser.choice(of: request)
        if let problem = choice.selection.problems.first {
            return CombinationRow(name: choice.name, status: .needed, reason: "\(problem)")
        }
        do {
            let folder = "\(workplace.repository)/.build/assembly/combinations"
            let outcome = try builder.build(choice, into: folder)
            return CombinationRow(name: choice.name, status: .ok, duration: outcome.duration, size: outcome.binary.size)
        } catch let error as BuildError {
            return CombinationRow(name: choice.name, status: .failed, reason: "\(error)")
        }
    }

    private static func text(_ rows: [CombinationRow]) -> String {
        TextTable([["build", "result", "time", "size"]] + rows.map(\.cells)).text
    }

    private static func json(_ rows: [CombinationRow]) -> JSONValue {
        ["schema": "tessera.combinations", "version": 1, "builds": .array(rows.map(\.json))]
    }

    private static let schema = OutputSchema(
        "tessera.combinations", version: 1,
        fields: [
            .init("builds[].name", "string", "alone-ID or without-ID"),
            .init("builds[].result", "string", "ok, failed or needed"),
            .init("builds[].reason", "string or null", "why it is not ok"),
            .init("builds[].seconds", "number or null", "how long the build took"),
            .init("builds[].size", "integer or null, bytes", "the size of the binary"),
        ])
}
