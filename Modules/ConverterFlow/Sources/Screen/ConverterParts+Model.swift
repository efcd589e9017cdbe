import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import SettingsInterface

extension ConverterParts {
    /// The converter as an earlier run left it.
    var model: ConverterModel {
        ConverterModel(
            stored: archive.value(ConverterArchive.record(of: profile)),
            kept: archive.value(ConverterArchive.rates)?.rates,
            shipped: ShippedRates.rates, service: service, now: clock.now, language: language)
    }

    /// What the converter does to the world.
    var effects: ConverterEffects {
        // Whose it is from the beginning: what is written late must not become another person's.
        let key = ConverterArchive.record(of: profile)
        return ConverterEffects(rates: desk, wallClock: clock, time: time) { [archive] record in
            await archive.keep(record, as: key)
        }
    }

    /// Whose converter it is; it is built anew for another person.
    private var profile: String { sessions?.profile ?? SessionIdentity.nobody }

    /// The language of the person.
    var language: Language { settings?.language ?? .preferred(in: environment.variables) }
}
