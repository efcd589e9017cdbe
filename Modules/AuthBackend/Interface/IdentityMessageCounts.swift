/// What became of the messages with codes since the process began.
public struct IdentityMessageCounts: Sendable, Hashable {
    /// Those that were handed to who delivers them.
    public var sent = 0
    /// Those that could not be handed over.
    public var undelivered = 0
    /// Those that were refused because all messages together were too many.
    public var overBudget = 0
    /// Those that were refused because the messages to their country were too many.
    public var overCountryBudget = 0

    /// Creates counts of nothing.
    public init() {}
}
