import JSONKit
import NetworkInterface

extension HTTPResponse {
    /// The body, when the server says that it is JSON and it is.
    var json: JSONNode? {
        let type = headers["Content-Type"]?.prefix { $0 != ";" }.lowercased() ?? ""
        guard type.hasPrefix("application/"), type.hasSuffix("json") else { return nil }
        return try? JSONNode(parsing: String(decoding: body, as: UTF8.self))
    }
}

extension JSONNode {
    /// A member of an object; `nil` when there is none, and for anything else than an object.
    func member(_ key: String) -> JSONNode? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// A member that is a text with something in it.
    func text(_ key: String) -> String? {
        guard case .string(let text)? = member(key)?.content, !text.isEmpty else { return nil }
        return text
    }

    /// A member that names something, as a text or a whole number.
    func name(_ key: String) -> String? {
        if let text = text(key) { return text }
        return (try? member(key)?.int()).flatMap { $0 }.map(String.init)
    }
}
