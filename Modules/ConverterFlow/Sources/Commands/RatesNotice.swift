import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// What a person is told on the error stream when rates are not the newest.
@MainActor
enum RatesNotice {
    static func write(_ found: FoundRates, _ context: CommandContext) throws {
        guard let failure = found.failure else { return }
        let notice = Strings.oldRates(
            date: found.rates.date, source: found.rates.source.name, reason: failure.explanation)
        try context.errors.writeLine(context.text(notice))
    }
}
