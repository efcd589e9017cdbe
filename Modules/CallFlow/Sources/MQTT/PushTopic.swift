/// Where pushes are published: `mqtt://host/topic`, or `mqtts://host:8883/topic` with TLS.
struct PushTopic: Hashable, Sendable {
    let isSecure: Bool
    let host: String
    let port: UInt16
    let topic: String

    /// Reads an address; `nil` for what is none.
    init?(_ text: String) {
        guard
            text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control && !$0.properties.isWhitespace }
            ),
            let parts = text.wholeMatch(of: #/(mqtts?):\/\/([A-Za-z0-9.\-]+|\[[0-9A-Fa-f:.]+\])(?::(\d+))?\/(.+)/#)?
                .output,
            !parts.2.hasPrefix("-"), let port = parts.3.map({ UInt16($0) }) ?? (parts.1 == "mqtts" ? 8883 : 1883)
        else { return nil }
        isSecure = parts.1 == "mqtts"
        host = parts.2.filter { $0 != "[" && $0 != "]" }
        (self.port, topic) = (port, String(parts.4))
    }

    /// The words for `mosquitto_sub`: each message as one line of hexadecimal digits, so that a line feed ends none.
    ///
    /// - Parameter name: what the broker knows us by; it keeps for that name what came meanwhile.
    /// - Returns: the words.
    func arguments(as name: String) -> [String] {
        let way = isSecure ? ["--capath", "/etc/ssl/certs"] : []
        // What a broker retains would ring again with every connection.
        return ["-h", host, "-p", String(port)] + way + ["-i", name, "-c", "-R", "-q", "1", "-t", topic, "-F", "%x"]
    }
}
