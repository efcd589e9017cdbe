/// What is remembered of a call.
public struct CallRecord: Sendable, Hashable, Codable, Identifiable {
    /// The id of the call.
    public var id: CallID
    /// Who began it.
    public var direction: CallDirection
    /// Who was at the other end.
    public var party: CallParty
    /// The id of the engine that carried it.
    public var engine: String
    /// Whether nothing of it was real.
    public var isSimulated: Bool
    /// When it began, in seconds since 1970-01-01T00:00:00Z.
    public var start: Int64
    /// How long both ends could speak, in whole seconds; `nil` when nobody answered.
    public var talk: Int64?
    /// Why it ended; `nil` while it lasts.
    public var reason: EndReason?
    /// The engine's own words about the end.
    public var detail: String?

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - call: the call.
    ///   - start: when it began, in seconds since 1970-01-01T00:00:00Z.
    ///   - talk: how long both ends could speak, in whole seconds.
    ///   - reason: why it ended.
    ///   - detail: the engine's own words about the end.
    public init(_ call: Call, start: Int64, talk: Int64? = nil, reason: EndReason? = nil, detail: String? = nil) {
        (id, direction, party, engine) = (call.id, call.direction, call.party, call.engine)
        isSimulated = call.isSimulated
        (self.start, self.talk, self.reason, self.detail) = (start, talk, reason, detail)
    }

    /// Whether it came in and nobody spoke, though somebody would have wanted to know.
    public var isMissed: Bool { direction == .incoming && (reason?.isMissed ?? false) }
}
