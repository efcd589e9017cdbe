import CCurl

/// libcurl's set of transfers.
///
/// Only waking it is allowed on other threads than the one that works with it.
struct CurlMulti: Sendable {
    /// How many connections one server gets at most, and all servers together.
    private static let connections = (host: 16, all: 64)

    // A number, because pointers do not pass between threads.
    private let bits: UInt

    /// A new set; `nil` when there is no memory.
    init?() {
        guard let new = network_multi_new() else { return nil }
        network_multi_limit(new, CURLMOPT_MAX_HOST_CONNECTIONS, Self.connections.host)
        network_multi_limit(new, CURLMOPT_MAX_TOTAL_CONNECTIONS, Self.connections.all)
        bits = UInt(bitPattern: new)
    }

    var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: bits) }
}
