import AuthBackendInterface
import PlatformInterface

/// Which key protects the records: its name, where secrets are kept.
struct KeyClaim: AuthRecord {
    var key: String
    var end: WallTime? { nil }
}
