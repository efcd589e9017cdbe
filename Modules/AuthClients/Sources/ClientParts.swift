import PlatformInterface

/// What every client is made with.
struct ClientParts: Sendable {
    let endpoint: AuthEndpoint
    let backoff: Backoff
    let clock: any WallClock
    /// What a gateway before the server wants to see; empty for nothing.
    var key = ""
    /// How many digits a code has; no server tells.
    var codeLength = 6
}
