import NetworkInterface
import PlatformInterface

/// Something on a server that a player gets by itself.
struct PlayableStream: Sendable {
    /// What the server calls it.
    var item: String
    var address: String
    /// What the server wants to see, which nobody else may.
    var credential: HTTPCredential
    /// Where it was left, in seconds.
    var start: Double?

    /// What mpv reads as a configuration from its standard input, since arguments of processes are no secret.
    var configuration: [UInt8] {
        let field = "\(credential.header): \(credential.value.reveal())"
        return Array("http-header-fields-append=%\(field.utf8.count)%\(field)\n".utf8)
    }
}
