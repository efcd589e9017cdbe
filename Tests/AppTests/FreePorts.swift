import Foundation

/// Ports on this machine at which nobody listens.
enum FreePorts {
    /// Two ports that are free for datagrams and streams, ten apart so that each has the next one for TLS.
    static func two() -> [Int] {
        let bases = stride(from: 20_000, to: 32_000, by: 10).shuffled()
        return Array(bases.lazy.filter { isFree($0) && isFree($0 + 1) }.prefix(2))
    }

    /// Waits until somebody has taken a port for datagrams.
    ///
    /// What is sent to a port before is lost, and SIP sends it again for 32 seconds only, which a busy machine may need to
    /// start an engine.
    static func waitUntilTaken(_ port: Int) {
        // check:allow banned-symbol: another program takes the port, and nothing tells when
        while isFree(port, SOCK_DGRAM) { usleep(20_000) }
    }

    private static func isFree(_ port: Int) -> Bool {
        isFree(port, SOCK_DGRAM) && isFree(port, SOCK_STREAM)
    }

    private static func isFree(_ port: Int, _ kind: __socket_type) -> Bool {
        let descriptor = socket(AF_INET, Int32(kind.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
