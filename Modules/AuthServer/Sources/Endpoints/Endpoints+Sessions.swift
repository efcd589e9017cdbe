import AuthBackendInterface
import HTTPServerInterface
import JSONKit
import PlatformInterface

extension Endpoints {
    /// `POST /token?grant_type=refresh_token`: exchanges a refresh token.
    @Sendable func refresh(_ call: EndpointCall) async throws(ProtocolError) -> HTTPAnswer {
        guard call.parameter("grant_type") == "refresh_token" else {
            throw ProtocolError(400, "invalid_credentials", "unsupported_grant_type")
        }
        let token = try call.body().text("refresh_token")
        guard token.wholeMatch(of: #/[0-9a-f]{32}\.[0-9a-f]{16,32}\.[0-9a-f]{64}/#) != nil else {
            throw .invalid("Refresh token is not valid")
        }
        let session = try await ask { identities throws(IdentityError) in try await identities.refresh(Secret(token)) }
        return Self.json(SessionDocument.session(session))
    }

    /// `GET /user`: who is signed in.
    @Sendable func user(_ call: EndpointCall) async throws(ProtocolError) -> HTTPAnswer {
        let token = try call.bearer()
        return Self.json(
            SessionDocument.user(
                try await ask { identities throws(IdentityError) in try await identities.identity(of: token) }))
    }

    /// `PUT /user`: what is told of oneself, and a code for another number.
    @Sendable func updateUser(_ call: EndpointCall) async throws(ProtocolError) -> HTTPAnswer {
        let (token, body) = (try call.bearer(), try call.body())
        let (phone, metadata) = (try body.text("phone"), try body.metadata("data"))
        guard try body.text("email").isEmpty, try body.text("password").isEmpty else {
            throw .invalid("Only data and phone can be changed")
        }
        let number: String? = phone.isEmpty ? nil : try call.number(phone)
        let identity = try await ask { identities throws(IdentityError) in
            if let number {
                try await identities.requestCode(IdentityCodeRequest(phone: number, changing: token))
            }
            guard let metadata else { return try await identities.identity(of: token) }
            return try await identities.merge(metadata, into: token)
        }
        return Self.json(SessionDocument.user(identity))
    }

    /// `POST /logout?scope=global|local|others`: ends sessions.
    @Sendable func logout(_ call: EndpointCall) async throws(ProtocolError) -> HTTPAnswer {
        let (token, word) = (try call.bearer(), call.parameter("scope"))
        guard let scope = word.isEmpty ? .global : SignOutScope(rawValue: word) else {
            throw .invalid("Unsupported logout scope")
        }
        try await ask { identities throws(IdentityError) in try await identities.signOut(token, scope) }
        return HTTPAnswer(204)
    }

    /// `GET /sessions`: all sessions of who asks; the protocol has no such thing.
    @Sendable func sessions(_ call: EndpointCall) async throws(ProtocolError) -> HTTPAnswer {
        let token = try call.bearer()
        let sessions = try await ask { identities throws(IdentityError) in try await identities.sessions(of: token) }
        return Self.json(SessionDocument.sessions(sessions.map(DeviceSessionRow.init)))
    }

    /// `DELETE /sessions?id=…`: ends one of them.
    @Sendable func endSession(_ call: EndpointCall) async throws(ProtocolError) -> HTTPAnswer {
        let (token, id) = (try call.bearer(), call.parameter("id"))
        guard id.wholeMatch(of: #/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/#) != nil else {
            throw .invalid("The id of a session is a UUID in lower case")
        }
        try await ask { identities throws(IdentityError) in
            try await identities.end(id.filter { $0 != "-" }, asking: token)
        }
        return HTTPAnswer(204)
    }

    /// `GET /settings`: what a client can do here.
    @Sendable func settings(_ call: EndpointCall) async throws(ProtocolError) -> HTTPAnswer {
        let provider: JSONValue = identities.deliversMessages ? "custom" : "outbox"
        return Self.json([
            "external": ["phone": true, "email": false, "anonymous_users": false], "disable_signup": false,
            "mailer_autoconfirm": false, "phone_autoconfirm": false, "sms_provider": provider, "saml_enabled": false,
        ])
    }
}
