import FeatureKitInterface
import CommandKitInterface
import JSONKit
import LocalizationKit
import RepositoryFiles

/// `assemble build`: one binary.
@MainActor
enum BuildCommand {
    private static let output = Parameter.option(
        "output", short: "o", value: "DIR", help: "where the binary is put", default: "out", completion: .directory)
    private static let debug = Parameter.flag("debug", help: "build without optimisation and keep symbols")
    private static let quiet = Parameter.flag("quiet", short: "q", help: "print nothing when all went well")

    static var command: Command {
        Command(
            "build", abstract: "build a binary",
            discussion: """
                Generates a small package that depends on the chosen features, builds it with the Swift runtime \
                inside, and proves the binary by asking it for its features. Features that nobody chose are not \
                compiled. What a chosen feature needs comes along when exactly one feature provides it.
                """,
            examples: [
                CommandExample("build kiosk", "the distribution App/Distributions/kiosk.json"),
                CommandExample("build --name mini --only about --output out", "one feature, chosen by hand"),
                CommandExample("build tessera --without about --with ../Weather", "one less, and one from outside"),
            ],
            parameters: RequestParameters.all + [output, debug, quiet], output: BuildReport.schema
        ) { context in
            let workplace = try Workplace(context)
            let choice = try workplace.buildable(RequestParameters.request(context))
            let outcome = try build(choice, workplace, context)
            guard try !context[quiet] else { return }
            let report = BuildReport(choice: choice, outcome: outcome)
            try context.output.write(context.wantsJSON ? report.json.pretty + "\n" : report.text)
            try warn(outcome, context)
        }
    }

    private static func build(_ choice: Choice, _ workplace: Workplace, _ context: CommandContext) throws
        -> BuildOutcome
    {
        let progress = ProgressLine(context.errors)
        defer { progress.clear() }
        let builder = Builder(
            repository: workplace.repository, processes: workplace.processes, isDebug: try context[debug],
            progress: { progress.show("\(choice.output): \($0)") })
        do {
            return try builder.build(choice, into: Files.absolute(try context[output]))
        } catch let error as BuildError {
            throw CommandFailure("\(error)")
        }
    }

    private static func warn(_ outcome: BuildOutcome, _ context: CommandContext) throws {
        let path = context.environment["PATH"] ?? ""
        guard let other = PathShadow.program(hiding: outcome.binary.path, path: path) else { return }
        try context.errors.writeLine(
            "warning: another program of this name stands on PATH: \(other); start yours as \(outcome.binary.path)")
    }
}
