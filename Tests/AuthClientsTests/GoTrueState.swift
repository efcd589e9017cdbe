import JSONKit

/// What a server of Supabase Auth knows; numbers have no plus here.
struct GoTrueState {
    struct User {
        var id: String
        var phone: String
        var metadata: [(key: String, value: JSONValue)] = []
        /// The code with when it went out; a change of number has its own.
        var code: (text: String, sent: Int64)?
        var change: (phone: String, text: String, sent: Int64)?
        /// When a message went out; a confirmation does not clear it.
        var sent: Int64?
    }

    struct Session {
        var user: String
        var access: String
        var ends: Int64
        var refresh: String
        var parent: String?
        var spent: Set<String> = []
    }

    private static let frequency: Int64 = 60
    private static let lifetime: Int64 = 300

    var messages: [(phone: String, code: String)] = []
    private var users: [User] = []
    private var sessions: [Session] = []
    private var count = 0

    mutating func answer(_ call: GoTrueCall) -> GoTrueAnswer {
        guard let path = call.route.firstRange(of: "/auth/v1/") else { return .refused(404, "", "") }
        switch call.route[..<path.lowerBound] + call.route[path.upperBound...] {
        case "POST otp": return otp(call)
        case "POST resend": return .done([:])
        case "POST verify": return verify(call)
        case "POST token?grant_type=refresh_token": return refresh(call)
        case "GET user": return asUser(call) { state, user in .done(state.json(state.users[user])) }
        case "PUT user": return asUser(call) { state, user in state.update(user, call) }
        case "POST logout?scope=local":
            return asUser(call) { state, _ in
                state.sessions.removeAll { $0.access == call.bearer }
                return .nothing
            }
        default: return .refused(404, "", "404 page not found")
        }
    }

    /// Strips one plus and all blanks, and takes what is left for a number of E.164, or not.
    private static func number(_ text: String?) -> String? {
        guard let text else { return nil }
        let digits = (text.hasPrefix("+") ? String(text.dropFirst()) : text).filter { $0 != " " }
        return digits.wholeMatch(of: #/[1-9][0-9]{1,14}/#) == nil ? nil : digits
    }

    private mutating func otp(_ call: GoTrueCall) -> GoTrueAnswer {
        guard call.body != nil else { return .refused(400, "bad_json", "Could not parse request body as JSON") }
        guard let text = call.text("phone") else {
            return .refused(400, "validation_failed", "One of email or phone must be set")
        }
        guard let phone = Self.number(text) else { return .invalid }
        let index = users.firstIndex { $0.phone == phone } ?? join(phone)
        if let refusal = refusal(users[index], call.now) { return refusal }
        users[index].code = (newCode(phone), call.now)
        users[index].sent = call.now
        return .done([:])
    }

    private mutating func join(_ phone: String) -> Int {
        count += 1
        users.append(User(id: "00000000-0000-4000-8000-\(100_000_000_000 + count)", phone: phone))
        return users.count - 1
    }

    private mutating func newCode(_ phone: String) -> String {
        count += 1
        let code = String("00000\(count * 7919 % 1_000_000)".suffix(6))
        messages.append((phone, code))
        return code
    }

    /// An integer division, so that it says 0 in the last second.
    private func refusal(_ user: User, _ now: Int64) -> GoTrueAnswer? {
        guard let sent = user.sent, now < sent + Self.frequency else { return nil }
        let rest = max(0, sent + Self.frequency - now - 1)
        return .refused(
            429, "over_sms_send_rate_limit",
            "For security purposes, you can only request this after \(rest) seconds.")
    }

    private mutating func verify(_ call: GoTrueCall) -> GoTrueAnswer {
        guard let type = call.text("type"), let token = call.text("token"), !token.isEmpty else {
            return .refused(400, "validation_failed", "Only the token or token_hash should be provided")
        }
        guard let phone = Self.number(call.text("phone")) else { return .invalid }
        if type == "phone_change" { return change(phone, token, call.now) }
        guard let index = users.firstIndex(where: { $0.phone == phone }), let code = users[index].code,
            code.text == token, call.now < code.sent + Self.lifetime
        else { return .expired }
        users[index].code = nil
        return begin(users[index], call.now)
    }

    private mutating func change(_ phone: String, _ token: String, _ now: Int64) -> GoTrueAnswer {
        guard let index = users.firstIndex(where: { $0.change?.phone == phone && $0.change?.text == token }),
            let change = users[index].change, now < change.sent + Self.lifetime
        else { return .expired }
        (users[index].phone, users[index].change) = (phone, nil)
        return begin(users[index], now)
    }

    private mutating func begin(_ user: User, _ now: Int64) -> GoTrueAnswer {
        count += 1
        sessions.append(
            Session(user: user.id, access: "access.\(count)", ends: now + 3600, refresh: "refresh\(count)"))
        return json(sessions[sessions.count - 1], user)
    }

    private mutating func refresh(_ call: GoTrueCall) -> GoTrueAnswer {
        let token = call.text("refresh_token") ?? ""
        guard token.hasPrefix("refresh") else {
            return .refused(400, "validation_failed", "Refresh token is not valid")
        }
        if let index = sessions.firstIndex(where: { $0.spent.contains(token) }) {
            sessions.remove(at: index)
            return .refused(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used")
        }
        guard let index = sessions.firstIndex(where: { $0.refresh == token || $0.parent == token }),
            let user = users.first(where: { $0.id == sessions[index].user })
        else { return .refused(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found") }
        rotate(index, token, call.now)
        return json(sessions[index], user)
    }

    private mutating func rotate(_ index: Int, _ token: String, _ now: Int64) {
        count += 1
        if token == sessions[index].refresh {
            if let parent = sessions[index].parent { sessions[index].spent.insert(parent) }
            sessions[index].parent = token
        }
        (sessions[index].access, sessions[index].refresh) = ("access.\(count)", "refresh\(count)")
        sessions[index].ends = now + 3600
    }

    private mutating func asUser(
        _ call: GoTrueCall, _ body: (inout GoTrueState, Int) -> GoTrueAnswer
    ) -> GoTrueAnswer {
        guard let bearer = call.bearer else {
            return .refused(401, "no_authorization", "This endpoint requires a valid Bearer token")
        }
        guard let session = sessions.first(where: { $0.access == bearer && call.now < $0.ends }),
            let index = users.firstIndex(where: { $0.id == session.user })
        else { return .refused(403, "bad_jwt", "invalid JWT") }
        return body(&self, index)
    }

    private mutating func update(_ index: Int, _ call: GoTrueCall) -> GoTrueAnswer {
        for member in call.object("data") ?? [] {
            guard let text = try? member.value.string() else { continue }
            users[index].metadata.removeAll { $0.key == member.key }
            users[index].metadata.append((member.key, .string(text)))
        }
        if let text = call.text("phone") {
            guard let phone = Self.number(text) else { return .invalid }
            guard !users.contains(where: { $0.phone == phone }) else {
                return .refused(422, "phone_exists", "A user with this phone number has already been registered")
            }
            users[index].change = (phone, newCode(phone), call.now)
        }
        return .done(json(users[index]))
    }

    private func json(_ session: Session, _ user: User) -> GoTrueAnswer {
        .done([
            "access_token": .string(session.access), "token_type": "bearer", "expires_in": 3600,
            "expires_at": .int(Int(session.ends)), "refresh_token": .string(session.refresh), "user": json(user),
        ])
    }

    func json(_ user: User) -> JSONValue {
        [
            "id": .string(user.id), "aud": "authenticated", "role": "authenticated", "email": "",
            "phone": .string(user.phone), "last_sign_in_at": "2026-01-01T00:00:00.123456Z",
            "app_metadata": ["provider": "phone", "providers": ["phone"]], "user_metadata": .object(user.metadata),
            "identities": [], "is_anonymous": false,
        ]
    }
}
