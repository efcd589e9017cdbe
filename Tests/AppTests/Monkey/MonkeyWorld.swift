import FeatureKitInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import StorageTesting

/// Everything outside the app, in memory and in virtual time; it is there before the app starts and after it ends.
final class MonkeyWorld: Sendable {
    @TaskLocal static var present: MonkeyWorld?

    let time: VirtualTime
    let disk = MemoryDisk()
    let tree = FolderTree()
    let network: ScriptedNetwork
    let sockets = MemorySocket()
    let store = MemoryKeyValueStore()
    let cache = MemoryCache()
    let secrets = MemorySecretStore()
    let lock = ScriptedSessionLock()
    let instances = InstanceWorld()
    let random: SeededBytes
    let logger: MemoryLogger
    /// Holds films and what mpv wrote about them.
    let home: MonkeyHome

    init(seed: UInt64) throws {
        time = VirtualTime()
        network = try ScriptedNetwork(time: time)
        random = SeededBytes(seed: seed)
        logger = MemoryLogger(least: .warning, clock: time.wallClock)
        home = try MonkeyHome()
    }

    var environment: FixedEnvironment { FixedEnvironment(["HOME": home.path, "LANG": "C.UTF-8"]) }
}
