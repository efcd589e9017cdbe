import NetworkInterface
import PlatformInterface

extension HTTPRequest {
    /// Fields that the transport writes itself: two of them would let two servers read two different requests.
    private static let reserved = [
        "host", "content-length", "transfer-encoding", "connection", "expect", "accept-encoding", "te", "trailer",
        "upgrade", "keep-alive",
    ]

    /// Refuses what must not go out.
    func check() throws(HTTPError) {
        for field in headers.fields { try Self.check(field.name, field.value) }
        for credential in credentials { try Self.check(credential.header, credential.value.reveal()) }
        guard body.isEmpty || ![.get, .head].contains(method) else {
            throw .invalidRequest(reason: Strings.noBody(method: method.rawValue))
        }
        guard limit >= 0 else { throw .invalidRequest(reason: Strings.negativeLimit(limit: "\(limit)")) }
    }

    private static func check(_ name: String, _ value: String) throws(HTTPError) {
        guard !name.isEmpty, name.utf8.allSatisfy({ $0.isTokenCharacter }) else {
            throw .invalidRequest(reason: Strings.wrongFieldName)
        }
        guard !reserved.contains(name.lowercased()) else {
            throw .invalidRequest(reason: Strings.reservedField(name: name))
        }
        guard !value.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else {
            throw .invalidRequest(reason: Strings.controlCharacterInField(name: name))
        }
    }
}

extension UInt8 {
    /// What names of fields consist of (RFC 9110, section 5.6.2).
    fileprivate var isTokenCharacter: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }
}
