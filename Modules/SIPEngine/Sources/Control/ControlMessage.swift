import JSONKit

/// What baresip says over its `ctrl_tcp`.
enum ControlMessage: Hashable, Sendable {
    case event(ControlEvent)
    /// `ok` says that the command exists, not that it worked.
    case answer(ok: Bool, text: String, token: String)
}

/// An event of baresip.
struct ControlEvent: Hashable, Sendable {
    var type: String
    /// The Call-ID of the dialog, which the caller chose.
    var id: String?
    var isOutgoing = false
    var account = ""
    var peer = ""
    var name: String?
    var text = ""
}

extension ControlMessage {
    /// Reads a frame; `nil` for anything else than an event or an answer.
    ///
    /// Bytes that are no UTF-8 become U+FFFD.
    init?(_ frame: [UInt8]) {
        guard let members = try? JSONNode(parsing: String(decoding: frame, as: UTF8.self)).members() else { return nil }
        let fields = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
        func text(_ key: String) -> String? { try? fields[key]?.string() }
        if (try? fields["event"]?.bool()) == true, let type = text("type") {
            self = .event(
                ControlEvent(
                    type: type, id: text("id"), isOutgoing: text("direction") == "outgoing",
                    account: text("accountaor") ?? "", peer: text("peeruri") ?? "", name: text("peerdisplayname"),
                    text: text("param") ?? ""))
        } else if (try? fields["response"]?.bool()) == true {
            let isKnown = (try? fields["ok"]?.bool()) == true
            self = .answer(ok: isKnown, text: text("data") ?? "", token: text("token") ?? "")
        } else {
            return nil
        }
    }
}
