import AuthBackendInterface
import PlatformInterface

/// A record of the tests.
struct Note: AuthRecord, Equatable {
    var count = 0
    var end: WallTime?
}

extension AuthRecordKey<Note> {
    static let note = AuthRecordKey("note")
}
