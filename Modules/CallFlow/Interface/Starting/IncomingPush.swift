public import PlatformInterface

/// The news that somebody calls, which comes beside the call itself.
public struct IncomingPush: Sendable, Hashable {
    /// What it says of the call.
    public enum Kind: Sendable, Hashable {
        /// Somebody calls.
        case call
        /// The caller gave up.
        case cancelled
        /// Another of our devices answered.
        case answeredElsewhere
        /// Another of our devices declined.
        case declinedElsewhere
    }

    /// The id of the call.
    public var id: CallID
    /// Who calls.
    public var party: CallParty
    /// What it says.
    public var kind: Kind
    /// When the call is over at the latest; `nil` when nobody said.
    public var expiry: WallTime?

    /// Creates a push.
    ///
    /// - Parameters:
    ///   - id: the id of the call.
    ///   - party: who calls.
    ///   - kind: what it says.
    ///   - expiry: when the call is over at the latest.
    public init(_ id: CallID, from party: CallParty, kind: Kind = .call, expiry: WallTime? = nil) {
        (self.id, self.party, self.kind, self.expiry) = (id, party, kind, expiry)
    }
}
