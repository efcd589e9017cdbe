import AuthFlowInterface
import Glibc
import PlatformInterface

/// What a process of a test does with a backend that it shares with others.
///
///     ask PHONE                   reads a line, asks for a code, and prints challenge and code
///     try PHONE ID CODE COUNT     reads a line, tries a code so many times at once, and prints how often it was right
///     churn START                 signs one number after the other in and renews its tokens, for ever, and prints each
///                                 code before and each token after it is used
public enum SigningIn {
    /// Does it.
    ///
    /// - Parameters:
    ///   - words: the command with its arguments.
    ///   - backend: makes the backend.
    /// - Throws: what went wrong.
    public static func run(_ words: [String], _ backend: @MainActor () throws -> TestedBackend) async throws {
        try await run(words, with: try await backend())
    }

    private static func run(_ words: [String], with backend: TestedBackend) async throws {
        switch (words.first, words.count) {
        case ("ask", 2):
            _ = readLine()
            let challenge = try await backend.service.requestCode(for: words[1], to: .signIn)
            say("\(challenge.id.reveal()) \(backend.code(words[1]) ?? "")")
        case ("try", 5):
            _ = readLine()
            let challenge = AuthChallenge(id: Secret(words[2]), phone: words[1], resendDelay: .zero)
            say("\(await count(Int(words[4]) ?? 0) { try await backend.service.confirm(words[3], for: challenge) })")
        case ("churn", 2):
            for number in (Int(words[1]) ?? 0)... { try await churn(backend, "+79\(1_000_000_000 + number)") }
        default: throw UnknownCommand(words: words)
        }
    }

    private static func churn(_ backend: TestedBackend, _ phone: String) async throws {
        let challenge = try await backend.service.requestCode(for: phone, to: .signIn)
        let code = backend.code(phone) ?? ""
        say("code \(phone) \(challenge.id.reveal()) \(code)")
        var session = try await backend.service.confirm(code, for: challenge).session
        for _ in 0..<3 {
            say("token \(phone) \(session.refreshToken.reveal())")
            session = try await backend.service.refresh(session)
        }
        say("token \(phone) \(session.refreshToken.reveal())")
    }

    private static func count(_ tries: Int, _ body: @escaping @Sendable () async throws -> AuthResult) async -> Int {
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<tries { group.addTask { (try? await body()) == nil ? 0 : 1 } }
            return await group.reduce(0, +)
        }
    }

    /// In one piece, and not later.
    private static func say(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = write(1, bytes, bytes.count)
    }

    /// What nobody knows how to do.
    private struct UnknownCommand: Error { var words: [String] }
}
