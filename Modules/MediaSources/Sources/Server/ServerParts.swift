import NetworkInterface
import PlatformInterface

/// What the sources that are servers work with.
struct ServerParts: Sendable {
    /// The profile of the person, whose servers these are.
    let profile: String
    let accounts: MediaAccounts
    /// `nil` in a build without network.
    let transport: (any HTTPTransport)?
    let time: any ContinuousTime
    let random: any RandomBytes
    /// The name of this machine.
    let host: String

    var jellyfin: JellyfinLink { JellyfinLink(accounts: accounts, transport: transport, host: host) }

    func server(_ kind: MediaServerKind, at base: HTTPURL) -> MediaServer {
        MediaServer(kind: kind, base: base, transport: transport)
    }
}
