import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface

/// The command `rates`.
@MainActor
struct RatesCommand {
    let parts: @MainActor () throws -> ConverterParts

    private let refresh = Parameter.flag("refresh", help: Strings.refreshHelp)

    init(_ parts: @escaping @MainActor () throws -> ConverterParts) { self.parts = parts }

    var command: Command {
        Command(
            "rates", abstract: ConverterFeature.Abstracts.rates, discussion: Strings.ratesDiscussion,
            examples: [CommandExample("rates --refresh", Strings.ratesExample)], parameters: [refresh],
            output: RatesReport.schema
        ) { context in
            let parts = try parts()
            let found = try await RatesSearch(parts: parts).newest(isFresh: try context[refresh])
            try RatesNotice.write(found, context)
            let report = RatesReport(found: found, isUpToDate: parts.clock.now < found.rates.nextUpdate)
            try context.output.write(context.wantsJSON ? report.json.pretty + "\n" : report.text(in: context.language))
        }
    }
}
