import CallFlowInterface
import CommandKitInterface
public import FeatureKitInterface
import PlatformInterface
import StorageInterface

/// Calls over SIP.
public enum SIPEngineFeature: Feature {
    /// The id of the engine.
    static let engine = "sip"

    /// Records the engine and the command for its accounts.
    public static func register(in registry: inout some Registering) {
        registry.contribute(engine, to: .callEngines) { try description($0) }
        registry.contribute("accounts", to: .callCommands) { resolver in
            AccountsCommand { try accounts(resolver) }.command
        }
    }

    @MainActor
    private static func accounts(_ resolver: any Resolving) throws -> SIPAccounts {
        SIPAccounts(try resolver.service(.keyValueStore), try resolver.service(.secretStore))
    }

    @MainActor
    private static func description(_ resolver: any Resolving) throws -> CallEngineDescription {
        let accounts = try accounts(resolver)
        let means = EngineProcess.Means(
            runner: try resolver.service(.processRunner), sockets: try resolver.service(.loopbackSocket),
            files: try resolver.service(.files), directories: try resolver.service(.directories),
            random: try resolver.service(.randomBytes), time: try resolver.service(.continuousTime))
        let log = try resolver.service(.logger)
        return CallEngineDescription(
            id: engine, name: Strings.engineName, rank: 10, isReady: { (try? accounts.all().isEmpty) == false },
            make: { _ in
                let choice = SIPEngine.Choice(
                    accounts: (try? accounts.all()) ?? [], password: { await accounts.password($0) }, audio: .null)
                return SIPEngine(choice, with: means, log: log)
            })
    }
}
