import AuthBackendInterface
import JSONKit
import PlatformInterface

/// Sessions and users in the words of the protocol.
enum SessionDocument {
    static func session(_ session: IdentitySession) -> JSONValue {
        [
            "access_token": .string(session.accessToken.reveal()), "token_type": "bearer",
            "expires_in": .int(Int(session.lifetime.components.seconds)), "expires_at": .int(Int(session.end.seconds)),
            "refresh_token": .string(session.refreshToken.reveal()), "user": user(session.identity),
        ]
    }

    static func user(_ identity: Identity) -> JSONValue {
        let (id, phone) = (uuid(identity.id), String(identity.phone.dropFirst()))
        let (created, last) = ("\(identity.created)", "\(identity.lastSignIn)")
        return [
            "id": .string(id), "aud": "authenticated", "role": "authenticated", "email": "", "phone": .string(phone),
            "phone_confirmed_at": .string(created), "confirmed_at": .string(created), "last_sign_in_at": .string(last),
            "app_metadata": ["provider": "phone", "providers": ["phone"]],
            "user_metadata": metadata(identity.metadata),
            "identities": [
                [
                    "identity_id": .string(id), "id": .string(id), "user_id": .string(id),
                    "identity_data": ["sub": .string(id), "phone": .string(phone)], "provider": "phone",
                    "last_sign_in_at": .string(last), "created_at": .string(created), "updated_at": .string(last),
                ]
            ],
            "created_at": .string(created), "updated_at": .string(last), "is_anonymous": false,
        ]
    }

    static func sessions(_ sessions: [DeviceSessionRow]) -> JSONValue {
        ["sessions": .array(sessions.map(\.document))]
    }

    /// What was kept is JSON; were it not, it would be left out.
    private static func metadata(_ metadata: IdentityMetadata) -> JSONValue {
        .object(
            metadata.members.sorted { $0.key < $1.key }.compactMap { name, text in
                (try? JSONNode(parsing: text)).map { (key: name, value: $0.value) }
            })
    }

    /// 32 hexadecimal digits as a UUID.
    static func uuid(_ digits: String) -> String {
        guard digits.count == 32 else { return digits }
        let digits = Array(digits)
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
    }
}

extension JSONNode {
    /// The same as a value to write; numbers keep as much as 64 bits hold.
    fileprivate var value: JSONValue {
        switch content {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let text): Int(text).map(JSONValue.int) ?? .double(Double(text) ?? 0)
        case .string(let text): .string(text)
        case .array(let nodes): .array(nodes.map(\.value))
        case .object(let members): .object(members.map { (key: $0.key, value: $0.value.value) })
        }
    }
}
