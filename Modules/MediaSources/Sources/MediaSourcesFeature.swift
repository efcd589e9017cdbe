public import FeatureKitInterface
import PlatformInterface
import SettingsInterface
import WidgetCoreInterface
import XMLInterface

/// Where things to watch come from.
public enum MediaSourcesFeature: Feature {
    /// Records the source of this computer and what can be decided about it.
    public static func register(in registry: inout some Registering) {
        registry.contribute(LocalCatalog.id, to: .mediaSources) { try local($0) }
        registry.contribute("media.folders", to: .settings) { _ in Setting.mediaFolders.definition }
        registry.contribute("media.player", to: .settings) { _ in Setting.mediaPlayer.definition }
    }

    private static func local(_ resolver: any Resolving) throws -> any MediaCatalog {
        let (tree, environment) = (try resolver.service(.fileTree), try resolver.service(.environment))
        let settings = try resolver.optional(.settings)
        let home = environment.nonEmpty("HOME") ?? environment.userHome ?? "/"
        return LocalCatalog(
            shelf: LocalShelf(tree: tree, environment: environment, xml: try resolver.optional(.xmlParsing)),
            library: VideoLibrary(tree), durations: Durations(tree),
            player: Player(try resolver.service(.processRunner)) { @MainActor in
                settings?.value(of: .mediaPlayer) ?? "mpv"
            }, files: try resolver.service(.files)
        ) { @MainActor in
            let folders = settings?.value(of: .mediaFolders) ?? []
            return folders.map { $0.hasPrefix("~/") ? home + $0.dropFirst(1) : $0 }.filter { $0.hasPrefix("/") }
        }
    }
}
