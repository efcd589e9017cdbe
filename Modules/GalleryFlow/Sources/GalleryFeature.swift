import AuthFlowInterface
import CommandKitInterface
public import FeatureKitInterface
import ImageCodecInterface
import NavigationInterface
import NetworkInterface
import PlatformInterface
import StorageInterface
import TextViewKitInterface
import XMLInterface

/// Pictures from files, folders, the web and feeds.
public enum GalleryFeature: Feature {
    /// Records the command, the tab and its links.
    public static func register(in registry: inout some Registering) {
        registry.contribute("gallery", to: .commands) { resolver in
            GalleryCommand.command(
                try loader(resolver), try resolver.service(.environment), try resolver.service(.pictureRendering))
        }
        registry.contribute(GalleryCoordinator.tabID, to: .tabs) { GalleryCoordinator.tab(try parts($0)) }
        registry.contribute(GalleryCoordinator.routePattern, to: .routes) {
            try GalleryCoordinator.route(try parts($0))
        }
    }

    private static func parts(_ resolver: any Resolving) throws -> GalleryParts {
        let environment = try resolver.service(.environment)
        let archive = try archive(resolver)
        let sessions = try resolver.optional(.sessionProviding)
        return GalleryParts(loader: try loader(resolver), home: environment.nonEmpty("HOME")) {
            archive.map { GalleryKeeping($0, sessions, in: environment.nonEmpty("PWD")) } ?? .nothing
        }
    }

    private static func archive(_ resolver: any Resolving) throws -> GalleryArchive? {
        let logger = try resolver.service(.logger)
        return try resolver.optional(.keyValueStore).map { GalleryArchive(store: $0, logger: logger) }
    }

    private static func loader(_ resolver: any Resolving) throws -> GalleryLoader {
        let sessions = try resolver.optional(.sessionProviding)
        return GalleryLoader(
            bytes: GalleryBytes(
                files: try resolver.service(.files), network: try resolver.optional(.httpTransport),
                profile: { sessions?.profile ?? SessionIdentity.nobody }),
            decoder: try resolver.service(.imageDecoding), xml: try resolver.optional(.xmlParsing))
    }
}
