import JSONKit
import NetworkInterface
import PlatformInterface

/// How a gateway of HTTP wants to be asked, and how it says yes.
struct GatewaySettings {
    /// What is handed over, with `{phone}`, `{digits}` and `{text}` where those of the message go.
    enum Body {
        case json(JSONNode)
        case form([JSONMember])
    }

    var url: HTTPURL
    /// Fields of the head; some are secrets.
    var headers: [HTTPCredential]
    var body: Body
    /// What fields of the answer have to say, by their paths, such as `messages.0.status`.
    var success: [(path: String, value: String)]

    init(_ node: JSONNode) throws(JSONError) {
        let object = try JSONObject(node, keys: ["url", "headers", "json", "form", "success"])
        url = try HTTPURL(try object.required("url"))
        headers = try Self.texts(object["headers"]).map { HTTPCredential(header: $0, value: Secret($1)) }
        success = try Self.texts(object["success"])
        switch (object["json"], object["form"]) {
        case (let json?, nil): body = .json(json)
        case (nil, let form?): body = .form(try form.members())
        default: throw JSONError(problem: Strings.oneBody, at: object.position)
        }
        if case .form(let members) = body { for member in members { _ = try member.value.string() } }
    }

    private static func texts(_ node: JSONNode?) throws(JSONError) -> [(path: String, value: String)] {
        guard let node else { return [] }
        var texts: [(String, String)] = []
        for member in try node.members() { texts.append((member.key, try member.value.string())) }
        return texts
    }
}

extension HTTPURL {
    /// The address that stands in a file; what goes there is secret, so it has to be `https`, or this machine.
    init(_ node: JSONNode) throws(JSONError) {
        let text = try node.string()
        let url: HTTPURL
        do throws(HTTPURLError) { url = try HTTPURL(text) } catch {
            throw JSONError(problem: error.explanation, at: node.position)
        }
        guard url.scheme == .https || ["localhost", "127.0.0.1", "[::1]"].contains(url.host) else {
            throw JSONError(problem: Strings.insecure, at: node.position)
        }
        self = url
    }
}
