import AuthFlowInterface
import CommandKitInterface
public import FeatureKitInterface
import NetworkInterface
import PlatformInterface
import SettingsInterface
import StorageInterface
import WidgetCoreInterface
import XMLInterface

/// Where things to watch come from.
public enum MediaSourcesFeature: Feature {
    /// Records the sources, the command for servers and what can be decided about them.
    public static func register(in registry: inout some Registering) {
        registry.contribute(LocalCatalog.id, to: .mediaSources) { try local($0) }
        registry.contribute(MediaServerKind.jellyfin.rawValue, to: .mediaSources) { resolver in
            JellyfinCatalog(link: try servers(resolver).jellyfin, player: try player(resolver))
        }
        registry.contribute(MediaServerKind.kodi.rawValue, to: .mediaSources) { resolver in
            let servers = try servers(resolver)
            return KodiCatalog(accounts: servers.accounts, transport: servers.transport)
        }
        registry.contribute("media", to: .commands) { resolver in MediaCommand { try servers(resolver) }.command }
        registry.contribute("media.folders", to: .settings) { _ in Setting.mediaFolders.definition }
        registry.contribute("media.player", to: .settings) { _ in Setting.mediaPlayer.definition }
    }

    @MainActor
    private static func servers(_ resolver: any Resolving) throws -> ServerParts {
        ServerParts(
            profile: try resolver.optional(.sessionProviding)?.profile ?? SessionIdentity.nobody,
            accounts: MediaAccounts(try resolver.service(.keyValueStore), try resolver.service(.secretStore)),
            transport: try resolver.optional(.httpTransport), time: try resolver.service(.continuousTime),
            random: try resolver.service(.randomBytes), host: try resolver.service(.environment).hostName)
    }

    private static func player(_ resolver: any Resolving) throws -> Player {
        let settings = try resolver.optional(.settings)
        let positions = PlaybackPositions(
            directories: try resolver.service(.directories), files: try resolver.service(.files))
        return Player(try resolver.service(.processRunner), positions: positions) { @MainActor in
            settings?.value(of: .mediaPlayer) ?? "mpv"
        }
    }

    private static func local(_ resolver: any Resolving) throws -> any MediaCatalog {
        let (tree, environment) = (try resolver.service(.fileTree), try resolver.service(.environment))
        let settings = try resolver.optional(.settings)
        let home = environment.nonEmpty("HOME") ?? environment.userHome ?? "/"
        let probe = DurationProbe(runner: try resolver.service(.processRunner))
        return LocalCatalog(
            shelf: LocalShelf(tree: tree, environment: environment, xml: try resolver.optional(.xmlParsing)),
            library: VideoLibrary(tree), durations: Durations(tree, probe: probe), player: try player(resolver),
            files: try resolver.service(.files), watch: try resolver.service(.watch)
        ) { @MainActor in
            let folders = settings?.value(of: .mediaFolders) ?? []
            return folders.map { $0.hasPrefix("~/") ? home + $0.dropFirst(1) : $0 }.filter { $0.hasPrefix("/") }
        }
    }
}
