import FeatureKitInterface
import PlatformInterface

/// The services that the health check looks at.
@MainActor
struct Machine {
    let directories: any Directories
    let files: any Files
    let environment: any Environment
    let session: any SessionLock

    init(_ resolver: any Resolving) throws {
        directories = try resolver.service(.directories)
        files = try resolver.service(.files)
        environment = try resolver.service(.environment)
        session = try resolver.service(.sessionLock)
    }

    init(
        _ directories: any Directories, _ files: any Files, _ environment: any Environment, _ session: any SessionLock
    ) {
        self.directories = directories
        self.files = files
        self.environment = environment
        self.session = session
    }
}
