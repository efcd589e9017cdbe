import FeatureKitInterface
import FeatureKitTesting
import PlatformInterface
import PlatformTesting
import Storage
import StorageInterface

/// The feature storage in one folder on the disk, as a process of an app would have it.
@MainActor
enum StorageInFolder {
    static func feature(_ folder: String, _ environment: [String: String] = [:]) -> RecordedFeature {
        RecordedFeature(StorageFeature.self) { feature in
            feature.insert(VirtualTime().wallClock, for: .wallClock)
            feature.insert(RealTime() as any ContinuousTime, for: .continuousTime)
            feature.insert(FixedEnvironment(environment) as any Environment, for: .environment)
            feature.insert(FolderDirectories(folder) as any Directories, for: .directories)
            feature.insert(MemoryDisk() as any Files, for: .files)
            feature.insert(MemoryLogger() as any Logger, for: .logger)
            feature.insert(ScriptedProcessRunner([:]) as any ProcessRunner, for: .processRunner)
            feature.insert(MemoryWatch() as any Watch, for: .watch)
        }
    }
}
