import JSONKit
import LocalizationKit
import PlatformInterface

/// What owner and clients say to each other, one JSON object a line.
///
///     client  {"tessera":1}
///     owner   {"tessera":1}                          or {"refused":"…","ru":"…"}
///     client  {"topic":"calls.push","body":{…}}
///     owner   {"answer":{…}}                         or {"failed":"…"}
///
/// The first exchange is the same in every version, so that two versions can always tell each other apart.
enum InstanceProtocol {
    static let version = 1
    /// How long each side waits for the other's greeting.
    static let patience = Duration.seconds(2)

    static func greeting(_ version: Int) -> String { line(["tessera": .int(version)]) }

    /// A sentence in both languages, since the client may have another one than the owner; a client of old reads the
    /// first alone.
    static func refusal(_ sentence: LocalizedText) -> String {
        let english = ("refused", JSONValue.string(sentence.text(in: .english)))
        let russian = ("ru", JSONValue.string(sentence.text(in: .russian)))
        return line(.object(sentence.isTranslated ? [english, russian] : [english]))
    }

    static func failure(_ sentence: String) -> String { line(["failed": .string(sentence)]) }

    /// The line of an answer, which is an object already.
    static func answer(_ object: String) -> String { "{\"answer\":\(object)}" }

    static func request(_ request: InstanceRequest) -> String {
        "{\"topic\":\(JSONValue.quoted(request.topic)),\"body\":\(request.body)}"
    }

    /// The version that a greeting names; `nil` for what is no greeting.
    static func version(in line: String) -> Int? { try? member("tessera", of: line)?.int() }

    /// The sentence under a key; `nil` when there is none.
    static func sentence(_ key: String, in line: String) -> String? { try? member(key, of: line)?.string() }

    /// What an owner says that does not want to talk, in each language that it speaks.
    static func refusal(in line: String) -> LocalizedText? {
        sentence("refused", in: line).map { english in
            sentence("ru", in: line).map { LocalizedText(en: .plain(english), ru: .plain($0)) }
                ?? LocalizedText(english)
        }
    }

    /// The object under a key as text; `nil` when there is none.
    static func object(_ key: String, in line: String) -> String? {
        guard let node = member(key, of: line), (try? node.members()) != nil else { return nil }
        return JSONValue(node).compact
    }

    static func request(in line: String) -> InstanceRequest? {
        guard let topic = sentence("topic", in: line), let body = object("body", in: line) else { return nil }
        return InstanceRequest(topic, body: body)
    }

    private static func member(_ key: String, of line: String) -> JSONNode? {
        (try? JSONNode(parsing: line).members())?.first { $0.key == key }?.value
    }

    private static func line(_ object: JSONValue) -> String { object.compact }
}

extension JSONValue {
    /// What was read, to be written again; a number that is no whole one of 64 bits becomes a floating-point one.
    init(_ node: JSONNode) {
        switch node.content {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let text): self = Int(text).map(JSONValue.int) ?? Double(text).map(JSONValue.double) ?? .null
        case .string(let text): self = .string(text)
        case .array(let nodes): self = .array(nodes.map(JSONValue.init))
        case .object(let members): self = .object(members.map { (key: $0.key, value: JSONValue($0.value)) })
        }
    }
}
