import AuthBackendInterface
import PlatformInterface

/// Which keys sign access tokens, the newest first, without their secrets.
struct SigningKeyList: AuthRecord {
    struct Entry: Codable {
        var id: String
        var created: Moment

        init(_ random: any RandomBytes, at now: Moment) { (id, created) = (random.hexadecimal(8), now) }
    }

    var entries: [Entry]
    var end: WallTime? { nil }
}
