import FeatureKitInterface
public import FeatureKitTesting
import PlatformInterface
import PlatformTesting
import Storage
public import StorageInterface

/// The real feature in one folder on the disk, for tests and programs that prove something of real files.
///
/// The wall clock stands still; whoever waits for another process waits in real time.
@MainActor
public enum StorageInFolder {
    /// The store of values of a folder.
    ///
    /// - Parameter folder: the absolute path of a folder that exists.
    /// - Returns: the store; each one has connections of its own, as that of another process has.
    /// - Throws: nothing that a folder could cause.
    public static func values(_ folder: String) throws -> any KeyValueStore {
        try feature(folder).service(.keyValueStore)
    }

    /// The secrets of a folder, in a private file.
    ///
    /// - Parameter folder: the absolute path of a folder that exists.
    /// - Returns: the store.
    /// - Throws: nothing that a folder could cause.
    public static func secrets(_ folder: String) throws -> any SecretStore { try feature(folder).service(.secretStore) }

    /// Records the feature, as a process of an app would have it.
    ///
    /// - Parameters:
    ///   - folder: the absolute path of a folder that exists, such as that of a `TemporaryFolder`.
    ///   - environment: the variables; without an address of a bus, secrets go to a private file in the folder.
    /// - Returns: the feature, which opens nothing before it is used.
    public static func feature(_ folder: String, _ environment: [String: String] = [:]) -> RecordedFeature {
        RecordedFeature(StorageFeature.self) { feature in
            feature.insert(VirtualTime().wallClock, for: .wallClock)
            feature.insert(RealTime() as any ContinuousTime, for: .continuousTime)
            feature.insert(FixedEnvironment(environment) as any Environment, for: .environment)
            feature.insert(StateInFolder(folder: FolderDirectories(folder)) as any Directories, for: .directories)
            feature.insert(DiskFiles() as any Files, for: .files)
            feature.insert(MemoryLogger() as any Logger, for: .logger)
            feature.insert(ScriptedProcessRunner([:]) as any ProcessRunner, for: .processRunner)
            feature.insert(MemoryWatch() as any Watch, for: .watch)
        }
    }
}

/// The folder itself for the state, and one in it for every other kind, so that no two files have one name.
private struct StateInFolder: Directories {
    let warnings: [DirectoryWarning] = []
    let folder: FolderDirectories

    func path(_ kind: DirectoryKind) -> String {
        kind == .state ? folder.path(kind) : "\(folder.path(kind))/\(kind.rawValue)"
    }

    func create(_ kind: DirectoryKind, _ subfolder: String) throws(FileError) -> String {
        let start = kind == .state ? "" : kind.rawValue
        _ = try folder.create(kind, start)
        return try folder.create(kind, [start, subfolder].filter { !$0.isEmpty }.joined(separator: "/"))
    }
}
