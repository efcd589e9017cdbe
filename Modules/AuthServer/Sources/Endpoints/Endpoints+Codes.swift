import AuthBackendInterface
import HTTPServerInterface
import JSONKit

extension Endpoints {
    /// `POST /otp`: sends a code; the checks come in the order of the protocol.
    @Sendable func requestCode(_ call: EndpointCall) async throws(ProtocolError) -> HTTPAnswer {
        let body = try call.body()
        let (phone, email) = (try body.text("phone"), try body.text("email"))
        let creates = try body.flag("create_user", default: true)
        let (metadata, channel) = (try body.metadata("data"), try body.text("channel"))
        let challenge = (try body.text("code_challenge"), try body.text("code_challenge_method"))
        guard phone.isEmpty || email.isEmpty else {
            throw .invalid("Only an email address or phone number should be provided")
        }
        guard challenge.0.isEmpty == challenge.1.isEmpty else {
            throw .invalid("PKCE flow requires code_challenge_method and code_challenge")
        }
        guard email.isEmpty else { throw ProtocolError(400, "email_provider_disabled", "Email logins are disabled") }
        guard !phone.isEmpty else { throw .invalid("One of email or phone must be set") }
        let number = try call.number(phone)
        guard ["", "sms"].contains(channel) else {
            throw .invalid("Invalid channel, the only supported value is 'sms'")
        }
        let request = IdentityCodeRequest(
            phone: number, createsIdentity: creates, metadata: metadata ?? IdentityMetadata())
        try await ask { identities throws(IdentityError) in try await identities.requestCode(request) }
        return Self.json([:])
    }

    /// `POST /resend`: another code for signing in.
    @Sendable func resend(_ call: EndpointCall) async throws(ProtocolError) -> HTTPAnswer {
        let body = try call.body()
        let (type, phone) = (try body.text("type"), try body.text("phone"))
        guard type == "sms" else { throw .invalid("Missing or unsupported type, the only supported value is 'sms'") }
        let number = try call.number(phone)
        try await ask { identities throws(IdentityError) in
            try await identities.requestCode(IdentityCodeRequest(phone: number))
        }
        return Self.json([:])
    }

    /// `POST /verify`: begins a session with a code.
    @Sendable func verify(_ call: EndpointCall) async throws(ProtocolError) -> HTTPAnswer {
        let body = try call.body()
        let (type, phone, token) = (try body.text("type"), try body.text("phone"), try body.text("token"))
        let (email, hash) = (try body.text("email"), try body.text("token_hash"))
        guard !type.isEmpty else { throw .invalid("Verify requires a verification type") }
        guard token.isEmpty != hash.isEmpty else {
            throw .invalid("Verify requires either a token or a token hash")
        }
        guard phone.isEmpty || email.isEmpty else {
            throw .invalid("Only an email address or phone number should be provided on verify")
        }
        guard ["sms", "phone_change"].contains(type), !phone.isEmpty, hash.isEmpty else {
            throw .invalid("Unsupported verification type")
        }
        let (number, device) = (try call.number(phone), call.device)
        let session = try await ask { identities throws(IdentityError) in
            try await identities.confirm(token, for: number, changesNumber: type == "phone_change", on: device)
        }
        return Self.json(SessionDocument.session(session))
    }
}
