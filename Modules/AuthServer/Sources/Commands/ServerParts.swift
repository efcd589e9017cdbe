import AuthBackendInterface
import FeatureKitInterface
import HTTPServerInterface
import PlatformInterface

/// What a server is made of.
struct ServerParts: Sendable {
    var identities: any IdentityProvider
    var keys: any IdentityKeys
    var serving: any HTTPServing
    var time: any ContinuousTime
    var logger: any Logger
    var version: String

    init(
        identities: any IdentityProvider, keys: any IdentityKeys, serving: any HTTPServing, time: any ContinuousTime,
        logger: any Logger, version: String
    ) {
        (self.identities, self.keys, self.serving) = (identities, keys, serving)
        (self.time, self.logger, self.version) = (time, logger, version)
    }

    @MainActor
    init(_ resolver: any Resolving) throws {
        self.init(
            identities: try resolver.service(.identityProvider), keys: try resolver.service(.identityKeys),
            serving: try resolver.service(.httpServing), time: try resolver.service(.continuousTime),
            logger: try resolver.service(.logger), version: try resolver.service(.assembly).build.version)
    }
}
