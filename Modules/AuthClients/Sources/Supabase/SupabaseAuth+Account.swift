import AuthFlowInterface
import JSONKit
import NetworkInterface
import PlatformInterface

extension SupabaseAuth {
    func person(of session: AuthSession) async throws(AuthError) -> Person {
        try SupabaseAnswer(try await ask(.get, "user", for: .account, as: session)).person(session.phone)
    }

    /// Name and address lie in the metadata; the address of the account itself is one to sign in by.
    func save(_ data: PersonalData, in session: AuthSession) async throws(AuthError) -> Person {
        if let problem = data.problems.first { throw .invalidData(problem) }
        let metadata: JSONValue = ["full_name": .string(data.trimmed.name), "email": .string(data.trimmed.email)]
        let response = try await ask(.put, "user", for: .account, body: ["data": metadata], as: session)
        return try SupabaseAnswer(response).person(session.phone)
    }

    /// All sessions where the server tells them, as ours does; the protocol tells only the one that asks.
    func sessions(of session: AuthSession) async throws(AuthError) -> [DeviceSession] {
        let response = try await send(.get, "sessions", as: session)
        if response.status == 404 { return try await ownSession(session) }
        return try SupabaseAnswer(try checked(response, in: .account)).sessions(asking: session)
    }

    private func ownSession(_ session: AuthSession) async throws(AuthError) -> [DeviceSession] {
        let answer = try SupabaseAnswer(try await ask(.get, "user", for: .account, as: session))
        let now = parts.clock.now
        return [
            DeviceSession(
                id: session.id, device: "", created: answer.signedIn ?? now, lastUsed: now, isCurrent: true)
        ]
    }

    func end(_ id: DeviceSession.ID, asking session: AuthSession) async throws(AuthError) {
        if id == session.id {
            try await ask(.post, "logout", for: .account, query: ["scope": "local"], as: session)
        } else {
            try await ask(.delete, "sessions", for: .account, query: ["id": id], as: session)
        }
    }

    func deleteAccount(of session: AuthSession) async throws(AuthError) { throw .notAllowed(Strings.noDeletion) }
}
