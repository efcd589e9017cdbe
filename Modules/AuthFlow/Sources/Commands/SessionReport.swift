import AuthFlowInterface
import CommandKitInterface
import JSONKit
import LocalizationKit
import PhoneNumbersInterface

/// Who is signed in, as `auth status` tells it.
struct SessionReport {
    private let identity: SessionIdentity?

    init(_ identity: SessionIdentity?) {
        self.identity = identity
    }

    static let schema = OutputSchema(
        "tessera.auth.status", version: 1,
        fields: [
            .init("signedIn", "boolean", Strings.signedInMeaning),
            .init("profile", "string", Strings.profileMeaning),
            .init("phone", "string or null", Strings.phoneMeaning),
        ])

    var text: LocalizedText {
        masked.map { Strings.signedInAs(phone: $0) } ?? Strings.nobody
    }

    var json: JSONValue {
        .object([
            ("schema", .string(Self.schema.name)), ("version", .int(Self.schema.version)),
            ("signedIn", .bool(identity != nil)),
            ("profile", .string(identity?.profile ?? SessionIdentity.nobody)),
            ("phone", masked.map(JSONValue.string) ?? .null),
        ])
    }

    private var masked: String? {
        identity.map { (try? PhoneNumber($0.phone))?.masked ?? "" }
    }
}
