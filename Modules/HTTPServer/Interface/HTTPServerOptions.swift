/// Where a server listens, and what it lets others do.
public struct HTTPServerOptions: Sendable, Hashable {
    /// The address as digits, IPv4 or IPv6.
    public var address: String
    /// The port; 0 for one that is free.
    public var port: UInt16
    /// How many threads serve connections, from 1.
    public var threads: Int
    /// What each connection may take.
    public var limits: HTTPServerLimits
    /// Addresses of proxies, to which the limit for one peer does not apply; nor does it to this machine itself.
    public var proxies: Set<String>

    /// Creates options: loopback, one thread.
    public init(
        address: String = "127.0.0.1", port: UInt16 = 0, threads: Int = 1,
        limits: HTTPServerLimits = HTTPServerLimits(),
        proxies: Set<String> = []
    ) {
        (self.address, self.port, self.threads) = (address, port, threads)
        (self.limits, self.proxies) = (limits, proxies)
    }
}
