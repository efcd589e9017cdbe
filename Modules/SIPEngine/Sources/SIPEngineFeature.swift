import AuthFlowInterface
import CallFlowInterface
import CommandKitInterface
public import FeatureKitInterface
import LocalizationKit
import NavigationInterface
import PlatformInterface
import SettingsInterface
import StorageInterface

/// Calls over SIP.
public enum SIPEngineFeature: Feature {
    /// The id of the engine.
    static let engine = "sip"

    /// Records the engine, the command for its accounts, the setting and the health check.
    public static func register(in registry: inout some Registering) {
        let registrations = Registrations()
        registry.contribute(engine, to: .callEngines) { try description($0, registrations) }
        registry.contribute("accounts", to: .callCommands) { resolver in
            AccountsCommand(accounts: { try accounts(resolver) }, registrations: { await known(resolver) }).command
        }
        registry.contribute(Registrations.topic, to: .instanceTopics) { _ in
            InstanceTopic(Registrations.topic) { _ in registrations.answer }
        }
        registry.contribute("calls.audio", to: .settings) { _ in Setting.callAudio.definition }
        registry.contribute(engine, to: .healthChecks) { resolver in
            EngineCheck.check {
                EngineCheck(
                    runner: try resolver.service(.processRunner), accounts: try accounts(resolver),
                    audio: try audio(resolver))
            }
        }
    }

    /// The accounts of who is signed in at this moment.
    @MainActor
    private static func accounts(_ resolver: any Resolving) throws -> SIPAccounts {
        SIPAccounts(
            try resolver.service(.keyValueStore), try resolver.service(.secretStore),
            profile: try resolver.optional(.sessionProviding)?.profile ?? SessionIdentity.nobody)
    }

    /// What became of the registrations of the app or listener that runs; `nil` when none does.
    @MainActor
    private static func known(_ resolver: any Resolving) async -> [String: Registration]? {
        guard let client = try? await resolver.service(.instance).client() else { return nil }
        // An owner that takes no calls knows nothing of them.
        return try? Registrations.read(try await client.ask(InstanceRequest(Registrations.topic)))
    }

    @MainActor
    private static func audioWord(_ resolver: any Resolving) throws -> String {
        try resolver.optional(.settings)?.value(of: .callAudio) ?? "auto"
    }

    @MainActor
    private static func audio(_ resolver: any Resolving) throws -> AudioDevice {
        AudioDevice(try audioWord(resolver), try resolver.service(.files))
    }

    /// Who wants no sound is not told that there is none.
    @MainActor
    private static func warning(_ resolver: any Resolving) throws -> LocalizedText? {
        guard try audioWord(resolver) == "auto", try audio(resolver) == .null else { return nil }
        return Strings.noSoundWarning
    }

    @MainActor
    private static func description(
        _ resolver: any Resolving, _ registrations: Registrations
    ) throws -> CallEngineDescription {
        let means = EngineProcess.Means(
            runner: try resolver.service(.processRunner), sockets: try resolver.service(.loopbackSocket),
            files: try resolver.service(.files), directories: try resolver.service(.directories),
            random: try resolver.service(.randomBytes), time: try resolver.service(.continuousTime))
        let log = try resolver.service(.logger)
        return CallEngineDescription(
            id: engine, name: Strings.engineName, rank: 10,
            isReady: { (try? accounts(resolver).all().isEmpty) == false },
            accounts: { ((try? accounts(resolver).all()) ?? []).map(\.address) }, warning: { try? warning(resolver) },
            make: { _ in
                let accounts = try? accounts(resolver)
                let choice = SIPEngine.Choice(
                    accounts: (try? accounts?.all()) ?? [], password: { await accounts?.password($0) },
                    audio: (try? audio(resolver)) ?? .null)
                return SIPEngine(choice, with: means, log: log, registrations: registrations)
            })
    }
}
