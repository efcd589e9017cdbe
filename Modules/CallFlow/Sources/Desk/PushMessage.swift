import CallFlowInterface
import JSONKit
import PlatformInterface

/// A push as it stands in a line of the inbox.
struct PushMessage: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        case call, cancelled
        case answeredElsewhere = "answered-elsewhere"
        case declinedElsewhere = "declined-elsewhere"
    }

    var id: String
    var from: String?
    var name: String?
    var kind: Kind?
    /// When the call is over at the latest, in seconds since 1970-01-01T00:00:00Z.
    var expires: Int64?
    /// How many seconds later it is to come.
    var after: Int?

    /// What it says to the model; `nil` when the id is no UUID.
    var input: CallInput? {
        guard let id = CallID(id) else { return nil }
        let push = IncomingPush(
            id, from: CallParty(from ?? "", name: name), kind: meaning, expiry: expires.map { WallTime(seconds: $0) })
        return after.map { .scheduled(push, after: .seconds($0)) } ?? .pushed(push)
    }

    private var meaning: IncomingPush.Kind {
        switch kind ?? .call {
        case .call: .call
        case .cancelled: .cancelled
        case .answeredElsewhere: .answeredElsewhere
        case .declinedElsewhere: .declinedElsewhere
        }
    }
}

extension PushMessage {
    /// Reads the text of one JSON object; `nil` for what is no push.
    init?(_ line: String) {
        guard let message: PushMessage = try? JSONNode(parsing: line).decode() else { return nil }
        self = message
    }

    /// Reads the same from its bytes in hexadecimal digits.
    init?(hexadecimal text: String) {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(16 * digits[$0] + digits[$0 + 1]) }
        self.init(String(decoding: bytes, as: UTF8.self))
    }
}
