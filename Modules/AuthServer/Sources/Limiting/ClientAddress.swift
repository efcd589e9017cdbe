import HTTPServerInterface
import NetworkInterface

/// Who asks: what a proxy says counts only when it comes from a proxy that is trusted.
struct ClientAddress {
    let proxies: Set<String>

    /// The address of the client: that of the peer, or what the last proxy that is not trusted wrote.
    func address(of call: HTTPCall) -> String {
        guard proxies.contains(call.peer) else { return call.peer }
        let hops = (call.headers["X-Forwarded-For"] ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
        guard let hop = hops.last(where: { !proxies.contains($0) }), Self.isAddress(hop) else { return call.peer }
        return hop
    }

    /// What counts as one client: an IPv4 address, or the network of 64 bits that one IPv6 host has to itself.
    static func network(of address: String) -> String {
        guard address.contains(":") else { return address }
        let halves = address.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
        let first = halves[0].split(separator: ":").map(String.init)
        let rest = halves.count > 1 ? halves[1].split(separator: ":").count : 0
        let zeros = [String](repeating: "0", count: max(0, 8 - first.count - rest))
        return (first + (halves.count > 1 ? zeros : [])).prefix(4).joined(separator: ":") + "::/64"
    }

    private static func isAddress(_ text: String) -> Bool {
        (2...45).contains(text.utf8.count) && text.wholeMatch(of: #/[0-9a-fA-F:.]+/#) != nil
    }
}
