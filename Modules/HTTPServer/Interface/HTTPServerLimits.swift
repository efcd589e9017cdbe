/// What clients of a server may take of it.
///
/// The times are for the whole, not from byte to byte: who sends a byte now and then gains nothing.
public struct HTTPServerLimits: Sendable, Hashable {
    /// The request line and all fields, in bytes; more is answered with 431 (RFC 6585, 5).
    public var headBytes = 16_384
    /// How many fields; more is answered with 431.
    public var fields = 64
    /// The body, in bytes; more is answered with 413.
    public var bodyBytes = 65_536
    /// All connections; where there are more, the one that has been idle longest makes room.
    public var connections = 8_192
    /// Connections of one peer: one IPv4 address, or one IPv6 network of 64 bits.
    public var connectionsPerPeer = 128
    /// From the first byte of a request to its last; later it is answered with 408.
    public var request = Duration.seconds(10)
    /// How long the handler may take; later it is answered with 504.
    public var handling = Duration.seconds(30)
    /// How long a client may take to read its answer.
    public var answer = Duration.seconds(10)
    /// How long a connection is kept that sends nothing.
    public var idle = Duration.seconds(60)

    /// Creates the usual limits.
    public init() {}
}
