extension SIPAddress {
    /// Reads an address; `sip:` may be left out where there is an `@`.
    ///
    /// Characters are those of RFC 3261, section 25.1; passwords and headers in an address are refused.
    ///
    /// - Parameter text: what was written; space around it does not count.
    /// - Throws: what is wrong with it.
    public init(_ text: some StringProtocol) throws(SIPAddressError) {
        let trimmed = text.trimmingSpace
        guard trimmed.utf8.count <= Self.longest else { throw .tooLong(trimmed.utf8.count) }
        let (isSecure, rest) = try Self.withoutScheme(trimmed)
        let parts = rest.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count <= 2, let place = parts.last else { throw .malformed(String(trimmed)) }
        let user = parts.count == 2 ? parts[0] : nil
        guard user.map(Self.isUser) ?? true else { throw .malformed(String(trimmed)) }
        guard let end = Self.place(place) else { throw .malformed(String(trimmed)) }
        self.init(
            isSecure: isSecure, user: user.map(String.init), host: end.host, port: end.port, parameters: end.parameters)
    }

    private static func withoutScheme(_ text: Substring) throws(SIPAddressError) -> (isSecure: Bool, rest: Substring) {
        let start = text.prefix(5).lowercased()
        if start == "sips:" { return (true, text.dropFirst(5)) }
        if start.hasPrefix("sip:") { return (false, text.dropFirst(4)) }
        guard text.contains("@") else { throw .malformed(String(text)) }
        return (false, text)
    }

    private static func isUser(_ text: Substring) -> Bool {
        !text.isEmpty && text.wholeMatch(of: #/(?:[A-Za-z0-9\-_.!~*'()&=+$,;?\/]|%[0-9A-Fa-f]{2})+/#) != nil
    }

    private static func place(_ text: Substring) -> (host: String, port: UInt16?, parameters: String)? {
        guard let match = text.wholeMatch(of: form) else { return nil }
        let port = match.output.port.map { UInt16($0) ?? 0 }
        return port == 0 ? nil : (match.output.host.lowercased(), port, String(match.output.rest))
    }

    private static var form: Regex<(Substring, host: Substring, port: Substring?, rest: Substring)> {
        #/
        (?<host>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9](?:[A-Za-z0-9.\-]*[A-Za-z0-9])?)
        (?::(?<port>[0-9]{1,5}))?
        (?<rest>(?:;[A-Za-z0-9\-.!%*_+`'~]+(?:=[A-Za-z0-9\-.!%*_+`'~:\[\]\/&$]+)?)*)
        /#
    }
}

extension StringProtocol {
    fileprivate var trimmingSpace: Substring {
        let start = Substring(self).drop(while: \.isWhitespace)
        return start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.endIndex)
    }
}
