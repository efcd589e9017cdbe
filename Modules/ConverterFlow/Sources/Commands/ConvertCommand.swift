import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit

/// The command `convert`.
@MainActor
struct ConvertCommand {
    let parts: @MainActor () throws -> ConverterParts

    private let words = Parameter<[String]>.arguments("WORDS", help: Strings.wordsHelp)
    private let day = Parameter<DayWord?>.optionalOption("date", help: Strings.dateHelp)
    private let fresh = Parameter.flag("fresh", help: Strings.freshHelp)

    init(_ parts: @escaping @MainActor () throws -> ConverterParts) { self.parts = parts }

    var command: Command {
        Command(
            "convert", abstract: ConverterFeature.Abstracts.convert, discussion: Strings.convertDiscussion,
            examples: [
                CommandExample("convert 100 USD EUR GBP", Strings.convertExample),
                CommandExample("convert 100 USD in JPY --date 2026-11-20", Strings.convertDateExample),
            ], parameters: [words, day, fresh], output: ConversionReport.schema
        ) { context in try await run(context) }
    }

    private func run(_ context: CommandContext) async throws {
        let words = try context[words]
        guard !words.isEmpty || !context.input.isTerminal else {
            throw CommandFailure(Strings.nothingToConvert, remedy: Strings.sayWhat, code: .usage)
        }
        var report = ConversionReport(try await found(context))
        try RatesNotice.write(report.found, context)
        var failures = 0
        if words.isEmpty {
            failures = try await convertLines(&report, context)
        } else {
            try convert(words.joined(separator: " "), &report, context)
        }
        if context.wantsJSON { try context.output.write(report.json.pretty + "\n") }
        if failures > 0 { throw CommandFailure(Strings.linesFailed(count: failures)) }
    }

    private func found(_ context: CommandContext) async throws -> FoundRates {
        let (search, isFresh) = (RatesSearch(parts: try parts()), try context[fresh])
        guard let day = try context[day] else { return try await search.newest(isFresh: isFresh) }
        return try await search.rates(on: day.date, isFresh: isFresh)
    }

    private func convert(_ phrase: String, _ report: inout ConversionReport, _ context: CommandContext) throws {
        do throws(ConversionError) {
            let request = try ConversionRequest(phrase, in: context.language, among: report.found.rates.currencies)
            try report.convert(request)
        } catch {
            throw CommandFailure(error.explanation, code: error.code)
        }
        if !context.wantsJSON { try context.output.write(report.takeText(in: context.language)) }
    }

    /// Converts each line; one that says nothing sensible keeps none of the others from being converted.
    ///
    /// - Returns: how many of them said nothing sensible.
    private func convertLines(_ report: inout ConversionReport, _ context: CommandContext) async throws -> Int {
        var (number, failures) = (0, 0)
        while let line = await context.input.readLine() {
            number += 1
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            do { try convert(line, &report, context) } catch let failure as CommandFailure {
                failures += 1
                let text = Strings.inLine(number: "\(number)", problem: failure.problem)
                try context.errors.writeLine(context.text(text))
            }
        }
        return failures
    }
}

extension ConversionError {
    /// A currency that these rates lack is no fault of who wrote it.
    fileprivate var code: ExitCode { if case .noRate = self { .failed } else { .usage } }
}
