import HTTPServerInterface
import NetworkInterface
import PlatformInterface
import Synchronization

/// A request as an endpoint sees it.
final class EndpointCall: Sendable {
    let call: HTTPCall
    private let noted = Mutex<String?>(nil)

    init(_ call: HTTPCall) {
        self.call = call
    }

    /// The masked number that it was about, for the log.
    var phone: String? { noted.withLock { $0 } }

    func body() throws(ProtocolError) -> RequestBody { try RequestBody(call.body) }

    /// The number in a member of the body.
    func number(_ text: String) throws(ProtocolError) -> String {
        let number = try PhoneField.number(text)
        noted.withLock { $0 = PhoneField.masked(number) }
        return number
    }

    /// The token of the field `Authorization` (RFC 6750, 2.1).
    func bearer() throws(ProtocolError) -> Secret {
        let words = (call.headers["Authorization"] ?? "").split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].lowercased() == "bearer" else { throw .noBearer }
        return Secret(words[1].filter { $0 != " " })
    }

    /// A parameter of the query; empty without one.
    ///
    /// None of those that mean something here has an escape in it.
    func parameter(_ name: String) -> String {
        let pair = call.query.split(separator: "&").first { $0.hasPrefix("\(name)=") }
        return pair.map { String($0.dropFirst(name.count + 1)) } ?? ""
    }

    /// What the device is called in the list of sessions.
    var device: String {
        let printable = (call.headers["User-Agent"] ?? "").unicodeScalars.filter { $0.isASCII && $0.value >= 0x20 }
        return String(String.UnicodeScalarView(printable.prefix(80)))
    }
}
