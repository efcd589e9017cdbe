import JSONKit
import NetworkInterface
import PlatformInterface

/// How a person makes themselves known to a Jellyfin server.
struct JellyfinSignIn: Sendable {
    /// What the server gave for signing in.
    struct Session: Sendable {
        var token: Secret
        var userID: String
        var user: String
    }

    /// What a person enters where they are signed in already, and what the server is asked about it with.
    struct Code: Sendable {
        var digits: String
        var secret: Secret
    }

    static let pause = Duration.seconds(2)
    /// As long as a code is good for.
    static let patience = Duration.seconds(600)

    let client: JellyfinClient
    let time: any ContinuousTime

    /// - Throws: ``MediaServerError/wrongPassword(server:)``.
    func session(user: String, password: Secret) async throws -> Session {
        do {
            return try await session(
                ["Users", "AuthenticateByName"], ["Username": .string(user), "Pw": .string(password.reveal())])
        } catch MediaServerError.signedOut {
            throw MediaServerError.wrongPassword(server: .jellyfin)
        }
    }

    /// Asks for a code.
    func code() async throws -> Code {
        guard case .bool(true) = try await client.get(["QuickConnect", "Enabled"]).content else {
            throw MediaServerError.quickConnectIsOff
        }
        let answer = try await node(client.post(["QuickConnect", "Initiate"]))
        guard let digits = try? answer["Code"]?.string(), let secret = try? answer["Secret"]?.string() else {
            throw MediaServerError.notUnderstood(server: .jellyfin)
        }
        return Code(digits: digits, secret: Secret(secret))
    }

    /// Waits until the person has entered the code elsewhere.
    func session(_ code: Code) async throws -> Session {
        let end = time.now.advanced(by: Self.patience)
        while time.now < end {
            if try await isEntered(code) {
                return try await session(
                    ["Users", "AuthenticateWithQuickConnect"], ["Secret": .string(code.secret.reveal())])
            }
            try await time.sleep(for: Self.pause)
        }
        throw MediaServerError.codeExpired
    }

    private func isEntered(_ code: Code) async throws -> Bool {
        do {
            // The protocol has no other place for it; it is good for one sign-in and ten minutes.
            let answer = try await client.get(["QuickConnect", "Connect"], ["secret": code.secret.reveal()])
            return answer["Authenticated"]?.content == .bool(true)
        } catch HTTPError.status(404) {
            throw MediaServerError.codeExpired
        }
    }

    private func session(_ path: [String], _ body: JSONValue) async throws -> Session {
        let answer = try await node(client.post(path, [:], body))
        guard let token = try? answer["AccessToken"]?.string(), !token.isEmpty,
            let id = try? answer["User"]?["Id"]?.string()
        else { throw MediaServerError.notUnderstood(server: .jellyfin) }
        return Session(token: Secret(token), userID: id, user: (try? answer["User"]?["Name"]?.string()) ?? id)
    }

    private func node(_ bytes: [UInt8]) throws -> JSONNode {
        do throws(JSONError) {
            return try JSONNode(parsing: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw MediaServerError.notUnderstood(server: .jellyfin)
        }
    }
}
