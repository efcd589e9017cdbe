import AuthFlowInterface
import FeatureKitInterface
import PhoneNumbersInterface
import PlatformInterface
import SettingsInterface
import StorageInterface

/// What the parts of the feature are made of; the lock is one for all of them.
@MainActor
final class AuthAssembly {
    private var madeLock: AppLock?

    nonisolated init() {}

    func parts(_ resolver: any Resolving) throws -> FlowParts {
        let settings = try resolver.optional(.settings)
        let variables = try resolver.service(.environment).variables
        guard let country = Country.ofMachine(variables) else { throw AuthError.sessionEnded }
        return FlowParts(
            keeper: try Self.shared(resolver), backends: try Self.backends(resolver), lock: try lock(resolver),
            country: country, rules: try resolver.service(.phoneNumberRules),
            sendsAtFullLength: { settings?.value(of: .sendsAtFullLength) ?? true })
    }

    func lock(_ resolver: any Resolving) throws -> AppLock {
        if let madeLock { return madeLock }
        let lock = AppLock(try Self.pins(resolver), try Self.shared(resolver))
        madeLock = lock
        return lock
    }

    static func keeper(_ resolver: any Resolving) throws -> SessionKeeper {
        SessionKeeper(try vault(resolver), try backends(resolver))
    }

    static func vault(_ resolver: any Resolving) throws -> SessionVault {
        SessionVault(
            values: try resolver.service(.keyValueStore), secrets: try resolver.service(.secretStore),
            cache: try resolver.optional(.cache), clock: try resolver.service(.wallClock))
    }

    static func pins(_ resolver: any Resolving) throws -> PINVault {
        PINVault(
            values: try resolver.service(.keyValueStore), secrets: try resolver.service(.secretStore),
            hashing: try resolver.service(.passwordHashing), clock: try resolver.service(.wallClock))
    }

    /// The keeper that everybody has.
    private static func shared(_ resolver: any Resolving) throws -> SessionKeeper {
        guard let keeper = try resolver.service(.sessionProviding) as? SessionKeeper else {
            throw AuthError.sessionEnded
        }
        return keeper
    }

    private static func backends(_ resolver: any Resolving) throws -> BackendChoice {
        let settings = try resolver.optional(.settings)
        return BackendChoice(
            backends: try resolver.contributions(.authBackends), wanted: { settings?.value(of: .authBackend) ?? "" })
    }
}
