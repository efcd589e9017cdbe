import AuthFlowInterface
import AuthFlowTesting
import CommandKitInterface
import CommandKitTesting
import FeatureKitTesting
import LocalizationKit
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import SettingsInterface
import SettingsTesting
import StorageInterface
import StorageTesting
import XMLInterface
import XMLTesting

@testable import ConverterFlow

/// A machine with the converter on it: a network, a store and a clock, on Friday, 28 June 2024, 20:00 UTC.
@MainActor
final class ConverterWorld {
    static let daily = "/stats/eurofxref/eurofxref-daily.xml"
    static let history = "/stats/eurofxref/eurofxref-hist-90d.xml"
    static let open = "/v6/latest/USD"

    let time = VirtualTime(wall: WallTime(seconds: 1_719_604_800))
    let store = MemoryKeyValueStore()
    let settings = MemorySettings([
        Setting.ratesService.definition,
        SettingDefinition(key: "language", title: "Language", help: "", type: .text, fallback: .text("auto")),
    ])
    let sessions = ScriptedSession()
    let network: ScriptedNetwork
    let feature: RecordedFeature

    init() throws {
        let (time, store, settings, sessions) = (time, store, settings, sessions)
        let network = try ScriptedNetwork(time: time)
        let parser = try RealXML.parser()
        self.network = network
        feature = RecordedFeature(ConverterFeature.self) { feature in
            feature.insert(network, for: .httpTransport)
            feature.insert(parser, for: .xmlParsing)
            feature.insert(store, for: .keyValueStore)
            feature.insert(MemoryLogger(), for: .logger)
            feature.insert(FixedEnvironment(), for: .environment)
            feature.insert(time.wallClock, for: .wallClock)
            feature.insert(time, for: .continuousTime)
            feature.insert(settings, for: .settings)
            feature.insert(sessions, for: .sessionProviding)
        }
    }

    func command(_ name: String) throws -> Command {
        guard let command = try feature.contributions(.commands).first(where: { $0.name == name }) else {
            throw StoreError.busy(path: name)
        }
        return command
    }

    /// Lets every request fail at once, as on a machine without a network.
    func goOffline() {
        network.fail(with: .tls(host: "www.ecb.europa.eu", reason: "no network"))
    }

    func run(
        _ name: String, _ words: String..., lines: [String] = [], language: String = "en", isTerminal: Bool = false
    ) async throws -> CommandRun {
        await CommandHarness.run(
            try command(name), words, environment: ["LANG": language], lines: lines, isTerminal: isTerminal)
    }
}
