import JSONKit
import NavigationInterface
import PlatformInterface

/// What one process asks of the running app: to open a link.
struct OpenRequest {
    static let topic = "navigation.open"

    let link: String

    init(_ link: String) {
        self.link = link
    }

    init(reading request: InstanceRequest) throws {
        let body = try JSONObject(try JSONNode(parsing: request.body), keys: ["link"])
        link = try body.required("link").string()
    }

    var request: InstanceRequest {
        InstanceRequest(Self.topic, body: JSONValue.object([("link", .string(link))]).compact)
    }
}

extension LinkAnswer {
    /// Reads an answer of the running app.
    init(parsing text: String) throws {
        let body = try JSONObject(try JSONNode(parsing: text), keys: ["answer"])
        let word = try body.required("answer").string()
        guard let answer = LinkAnswer(rawValue: word) else { throw InstanceError.unreadable(text) }
        self = answer
    }

    /// The answer as it is sent.
    var text: String { JSONValue.object([("answer", .string(rawValue))]).compact }
}
