import AuthBackendInterface
import PlatformInterface

/// When the records were last cleaned by a process that is no server.
struct PurgeRecord: AuthRecord {
    var last: Moment
    var end: WallTime? { nil }
}
