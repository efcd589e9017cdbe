import AuthFlowInterface
import JSONKit
import PlatformInterface

/// What is filled in for `{phone}`, `{digits}` and `{text}`.
struct MessageTemplate {
    let message: SMSMessage

    /// A text with everything filled in; what was filled in is not looked through again.
    func filled(_ text: String) -> String {
        var (result, rest) = ("", text[...])
        while let brace = rest.firstIndex(of: "{") {
            result += rest[..<brace]
            rest = rest[brace...]
            let match = values.first { rest.hasPrefix("{\($0.name)}") }
            result += match?.value ?? "{"
            rest = rest.dropFirst(match.map { $0.name.count + 2 } ?? 1)
        }
        return result + rest
    }

    /// A document with the texts in it filled in, but for its keys.
    func filled(_ node: JSONNode) -> JSONValue {
        switch node.content {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let text): Int(text).map(JSONValue.int) ?? .double(Double(text) ?? 0)
        case .string(let text): .string(filled(text))
        case .array(let nodes): .array(nodes.map(filled))
        case .object(let members): .object(members.map { ($0.key, filled($0.value)) })
        }
    }

    /// Members as a form (`application/x-www-form-urlencoded`, WHATWG URL, 5.2).
    func form(_ members: [JSONMember]) -> String {
        members.map { member in
            let text = if case .string(let text) = member.value.content { filled(text) } else { "" }
            return "\(Self.encoded(member.key))=\(Self.encoded(text))"
        }.joined(separator: "&")
    }

    private var values: [(name: String, value: String)] {
        [
            ("phone", message.phone), ("digits", String(message.phone.dropFirst())),
            ("text", message.text.reveal()),
        ]
    }

    private static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"):
                String(UnicodeScalar(byte))
            case UInt8(ascii: " "): "+"
            default: "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }.joined()
    }
}
