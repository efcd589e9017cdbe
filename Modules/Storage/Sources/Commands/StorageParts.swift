import PlatformInterface
import StorageInterface

/// What the command and the health check look at, with more than the interfaces show.
///
/// It is put together when one of them runs: a program that only prints its version makes no folder for a log.
struct StorageParts {
    typealias Source = @MainActor @Sendable () throws -> StorageParts

    let store: SQLiteKeyValueStore
    let cache: SQLiteCache
    let secrets: any SecretStore
    let files: any Files
}
