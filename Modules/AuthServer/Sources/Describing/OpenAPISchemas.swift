import JSONKit

/// The shapes of bodies.
enum OpenAPISchemas {
    static let all: [(key: String, value: JSONValue)] = [
        ("Empty", object([:])),
        ("Health", object(["version": text, "name": text, "description": text], all: true)),
        (
            "Settings",
            object(
                [
                    "external": ["type": "object", "additionalProperties": flag], "disable_signup": flag,
                    "phone_autoconfirm": flag, "sms_provider": text,
                ], all: true)
        ),
        (
            "CodeRequest",
            object(
                [
                    "phone": phone, "create_user": optional(flag),
                    "channel": ["type": "string", "nullable": true, "enum": ["sms", .null]],
                    "data": optional(anything),
                ], required: ["phone"])
        ),
        ("Resend", object(["type": ["type": "string", "enum": ["sms"]], "phone": phone], all: true)),
        (
            "Confirmation",
            object(
                [
                    "type": ["type": "string", "enum": ["sms", "phone_change"]], "phone": phone,
                    "token": ["type": "string", "pattern": "^[0-9]{6}$"],
                ], all: true)
        ),
        ("Refresh", object(["refresh_token": ["type": "string"]], all: true)),
        ("Change", object(["data": optional(anything), "phone": optional(phone)])),
        ("Session", session), ("User", user), ("Sessions", sessions), ("Error", error),
    ]

    private static let session = object(
        [
            "access_token": text, "token_type": ["type": "string", "enum": ["bearer"]],
            "expires_in": whole, "expires_at": whole, "refresh_token": text,
            "user": ["$ref": "#/components/schemas/User"],
        ], all: true)

    private static let user = object(
        [
            "id": ["type": "string", "format": "uuid"], "aud": text, "role": text, "email": text,
            "phone": ["type": "string", "pattern": "^[1-9][0-9]{1,14}$"], "phone_confirmed_at": time,
            "confirmed_at": time, "last_sign_in_at": time, "app_metadata": anything, "user_metadata": anything,
            "identities": ["type": "array", "items": anything], "created_at": time, "updated_at": time,
            "is_anonymous": flag,
        ], all: true)

    private static let sessions = object(
        [
            "sessions": [
                "type": "array",
                "items": object(
                    ["id": text, "device": text, "created_at": time, "last_used_at": time, "is_current": flag],
                    all: true),
            ]
        ], all: true)

    /// The two shapes of an error: the second one for clients that send `X-Supabase-Api-Version`.
    private static let error: JSONValue = [
        "anyOf": [
            object(["code": whole, "error_code": text, "msg": text], all: true),
            object(["code": text, "message": text], all: true),
        ]
    ]

    private static let text: JSONValue = ["type": "string"]
    private static let whole: JSONValue = ["type": "integer"]
    private static let flag: JSONValue = ["type": "boolean"]
    private static let time: JSONValue = ["type": "string", "format": "date-time"]
    private static let anything: JSONValue = ["type": "object"]
    /// Numbers to which messages cost no fortune; the protocol takes blanks in them, too.
    private static let phone: JSONValue = [
        "type": "string", "pattern": "^\\+?(?!870|878|88[1238]|979)[1-9][0-9]{6,14}$",
    ]

    /// A member of a request that may be `null`, which means the same as its absence.
    private static func optional(_ schema: JSONValue) -> JSONValue {
        guard case .object(let members) = schema else { return schema }
        return .object(members + [("nullable", true)])
    }

    private static func object(
        _ properties: JSONValue, required: [String] = [], all: Bool = false
    ) -> JSONValue {
        guard case .object(let members) = properties else { return properties }
        let required = all ? members.map(\.key) : required
        let plain: [(key: String, value: JSONValue)] = [("type", "object"), ("properties", properties)]
        return .object(plain + (required.isEmpty ? [] : [("required", JSONValue(required))]))
    }
}
