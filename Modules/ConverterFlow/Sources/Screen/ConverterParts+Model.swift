import LocalizationKit
import PlatformInterface
import SettingsInterface

extension ConverterParts {
    /// The converter as an earlier run left it.
    var model: ConverterModel {
        ConverterModel(
            stored: archive.value(ConverterArchive.record), kept: archive.value(ConverterArchive.rates)?.rates,
            shipped: ShippedRates.rates, service: service, now: clock.now, language: language)
    }

    /// What the converter does to the world.
    var effects: ConverterEffects {
        ConverterEffects(rates: desk, wallClock: clock, time: time) { [archive] record in
            await archive.keep(record, as: ConverterArchive.record)
        }
    }

    /// The language of the person.
    var language: Language { settings?.language ?? .preferred(in: environment.variables) }
}
