import AuthBackendInterface
import JSONKit

/// The object in the body of a request; members that nobody asks for are ignored.
struct RequestBody {
    private let members: [String: JSONNode]

    init(_ bytes: [UInt8]) throws(ProtocolError) {
        guard let text = String(validating: bytes, as: UTF8.self), let members = try? JSONNode(parsing: text).members()
        else { throw .badJSON }
        self.members = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    }

    /// A text; empty where there is none, as the protocol does not tell the two apart.
    func text(_ name: String) throws(ProtocolError) -> String {
        guard let node = present(name) else { return "" }
        guard let text = try? node.string() else { throw .badJSON }
        return text
    }

    func flag(_ name: String, default fallback: Bool) throws(ProtocolError) -> Bool {
        guard let node = present(name) else { return fallback }
        guard let value = try? node.bool() else { throw .badJSON }
        return value
    }

    /// The members of an object, each as a document of its own; `nil` where there is none.
    func metadata(_ name: String) throws(ProtocolError) -> IdentityMetadata? {
        guard let node = present(name) else { return nil }
        guard let members = try? node.members() else { throw .badJSON }
        return IdentityMetadata(Dictionary(members.map { ($0.key, $0.value.compact) }) { first, _ in first })
    }

    private func present(_ name: String) -> JSONNode? {
        members[name].flatMap { $0.content == .null ? nil : $0 }
    }
}
