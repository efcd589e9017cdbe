import CommandKitInterface
public import FeatureKitInterface
import PlatformInterface
import StorageInterface

/// What features store: values, what can be had again, and secrets.
public enum StorageFeature: Feature {
    /// How many bytes the cache may have.
    static let cacheLimit = 256 * 1_048_576

    /// Records the services, the places for secrets, the health check and the command `storage`.
    public static func register(in registry: inout some Registering) {
        registry.provide(.keyValueStore) { try store($0) }
        registry.provide(.storeCondition) { try openStore($0).troubles }
        registry.provide(.cache) { try cache($0) }
        registry.provide(.secretStore) { try secrets($0) }
        contributeBackends(in: &registry)
        registry.contribute("storage", to: .healthChecks) { resolver in StorageCheck.check { try parts(resolver) } }
        registry.contribute("storage", to: .commands) { resolver in
            StorageCommand { try parts(resolver) }.command
        }
    }

    private static func parts(_ resolver: any Resolving) throws -> StorageParts {
        StorageParts(
            store: try openStore(resolver),
            cache: try (resolver.service(.cache) as? SQLiteCache) ?? cache(resolver),
            secrets: try resolver.service(.secretStore), files: try resolver.service(.files))
    }

    /// The store that the others use, if it is ours.
    private static func openStore(_ resolver: any Resolving) throws -> SQLiteKeyValueStore {
        try (resolver.service(.keyValueStore) as? SQLiteKeyValueStore) ?? store(resolver)
    }

    private static func contributeBackends(in registry: inout some Registering) {
        registry.contribute("command", to: .secretBackends) { resolver in
            let settings = SecretSettings(
                environment: try resolver.service(.environment), directories: try resolver.service(.directories),
                files: try resolver.service(.files))
            return Backends.command(settings, try resolver.service(.processRunner))
        }
        registry.contribute("secret-service", to: .secretBackends) { resolver in
            Backends.service(try resolver.service(.environment))
        }
        registry.contribute("file", to: .secretBackends) { resolver in
            Backends.file(try resolver.service(.directories), try resolver.service(.files))
        }
    }

    private static func store(_ resolver: any Resolving) throws -> SQLiteKeyValueStore {
        SQLiteKeyValueStore(
            try database("group.db", in: .state, schema: .values, policy: .keep, resolver),
            watch: try resolver.service(.watch), time: try resolver.service(.continuousTime))
    }

    private static func cache(_ resolver: any Resolving) throws -> SQLiteCache {
        SQLiteCache(
            try database("cache.db", in: .cache, schema: .cache, policy: .remove, resolver), limit: cacheLimit)
    }

    private static func secrets(_ resolver: any Resolving) throws -> ChosenSecretStore {
        let logger = try resolver.service(.logger)
        return ChosenSecretStore(try resolver.contributions(.secretBackends)) { logger.warning("storage", "\($0)") }
    }

    private static func database(
        _ name: String, in kind: DirectoryKind, schema: Schema, policy: DamagePolicy, _ resolver: any Resolving
    ) throws -> Database {
        let (directories, logger) = (try resolver.service(.directories), try resolver.service(.logger))
        let file = DatabaseFile(name, in: directories.path(kind)) { directories.problem(making: kind) }
        return Database(
            file, schema: schema, policy: policy, clock: try resolver.service(.wallClock),
            time: try resolver.service(.continuousTime)
        ) { logger.warning("storage", "\($0)") }
    }
}
