import AuthFlowInterface
import JSONKit
import NetworkInterface
import PlatformInterface

extension AllauthClient {
    func person(of session: AuthSession) async throws(AuthError) -> Person {
        let answer = try await account(.get, ["auth", "session"], as: session)
        let name = answer.user?.text("display").flatMap { $0 == session.phone ? nil : $0 }
        return Person(
            phone: session.phone, data: name.map { PersonalData(name: $0, email: answer.user?.text("email") ?? "") })
    }

    func save(_ data: PersonalData, in session: AuthSession) async throws(AuthError) -> Person {
        throw .notAllowed(Strings.noNames)
    }

    /// All sessions where the server counts them (`allauth.usersessions`), else the one that asks.
    func sessions(of session: AuthSession) async throws(AuthError) -> [DeviceSession] {
        let answer = try await ask(.get, ["auth", "sessions"], token: session.accessToken)
        if answer.status == 404 {
            let now = parts.clock.now
            return [DeviceSession(id: session.id, device: "", created: now, lastUsed: now, isCurrent: true)]
        }
        guard answer.isSuccess, let rows = try? answer.data?.array() else { throw error(answer, in: .account) }
        return rows.compactMap { row($0, session) }.sorted { $0.lastUsed > $1.lastUsed }
    }

    /// What the server calls a session in its list; signing in works without.
    func currentID(_ session: AuthSession) async -> DeviceSession.ID? {
        let answer = try? await ask(.get, ["auth", "sessions"], token: session.accessToken)
        let rows = (try? answer?.data?.array()) ?? []
        return rows.first { $0.isCurrent }?.name("id")
    }

    func end(_ id: DeviceSession.ID, asking session: AuthSession) async throws(AuthError) {
        let answer =
            if id == session.id {
                try await ask(.delete, ["auth", "session"], token: session.accessToken)
            } else {
                try await ask(
                    .delete, ["auth", "sessions"], ["sessions": [.int(Int(id) ?? 0)]], token: session.accessToken)
            }
        // 401 is what a session that is over says of itself.
        guard answer.isSuccess || answer.status == 401 else { throw error(answer, in: .account) }
    }

    func deleteAccount(of session: AuthSession) async throws(AuthError) { throw .notAllowed(Strings.noDeletion) }

    private func account(
        _ method: HTTPMethod, _ path: [String], as session: AuthSession
    ) async throws(AuthError) -> AllauthAnswer {
        let answer = try await ask(method, path, token: session.accessToken)
        guard answer.isSuccess else { throw error(answer, in: .account) }
        return answer
    }

    /// A line of the list; the session that asks has the name that it has here.
    private func row(_ node: JSONNode, _ session: AuthSession) -> DeviceSession? {
        guard let id = node.name("id"), let created = node.moment("created_at") else { return nil }
        return DeviceSession(
            id: node.isCurrent ? session.id : id, device: node.text("user_agent") ?? "", created: created,
            lastUsed: node.moment("last_seen_at") ?? created, isCurrent: node.isCurrent)
    }
}

extension JSONNode {
    fileprivate var isCurrent: Bool { member("is_current")?.content == .bool(true) }

    /// Seconds since 1970 with a fraction.
    fileprivate func moment(_ key: String) -> WallTime? {
        guard case .number(let text)? = member(key)?.content, let seconds = Double(text), abs(seconds) < 1e11
        else { return nil }
        return WallTime(seconds: 0).advanced(by: .milliseconds(Int64(seconds * 1000)))
    }
}
