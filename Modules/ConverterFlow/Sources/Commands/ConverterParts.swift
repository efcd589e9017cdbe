import AuthFlowInterface
import FeatureKitInterface
import LocalizationKit
import NetworkInterface
import PlatformInterface
import SettingsInterface
import StorageInterface
import XMLInterface

/// The services that the converter works with.
@MainActor
struct ConverterParts {
    let archive: ConverterArchive
    let desk: RatesDesk
    let clock: any WallClock
    let time: any ContinuousTime
    let settings: (any Settings)?
    let sessions: (any SessionProviding)?
    let environment: any Environment

    init(_ resolver: any Resolving) throws {
        clock = try resolver.service(.wallClock)
        time = try resolver.service(.continuousTime)
        environment = try resolver.service(.environment)
        settings = try resolver.optional(.settings)
        sessions = try resolver.optional(.sessionProviding)
        archive = ConverterArchive(
            store: try resolver.service(.keyValueStore), logger: try resolver.service(.logger))
        let client = RatesClient(
            transport: try resolver.service(.httpTransport), parser: try resolver.service(.xmlParsing))
        desk = RatesDesk(client: client, archive: archive, clock: clock)
    }

    /// Where the person wants rates from.
    var service: RatesService { settings?.value(of: .ratesService) ?? .centralBank }
}
