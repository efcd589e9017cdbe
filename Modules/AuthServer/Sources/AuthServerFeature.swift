import AuthBackendInterface
import CommandKitInterface
public import FeatureKitInterface
import HTTPServerInterface
import PlatformInterface

/// A server that signs people in.
public enum AuthServerFeature: Feature {
    /// Records its commands and what `doctor` looks at.
    public static func register(in registry: inout some Registering) {
        registry.contribute("serve", to: .commands) { ServeCommand(parts: try ServerParts($0)).command }
        registry.contribute("keys", to: .commands) { KeysCommand(keys: try $0.service(.identityKeys)).command }
        registry.contribute("purge", to: .commands) { PurgeCommand.command(try $0.service(.identityProvider)) }
        registry.contribute("authserver", to: .healthChecks) { resolver in
            ServerCheck.check(try resolver.service(.identityProvider), try resolver.service(.identityKeys))
        }
    }
}
