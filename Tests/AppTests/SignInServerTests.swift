import FeatureKitTesting
import Foundation
import Testing
import TextViewKitTesting

/// The app and the server that are shipped, which know each other by the protocol alone.
@Suite("signing in at tessera-authd, in the assembled app")
struct SignInServerTests {
    private let phone = "+79153051653"
    private let server: SignInServer

    init() throws {
        server = try SignInServer()
    }

    /// The home of somebody whose setting names the server.
    private func device(asks: Bool = false) throws -> AppHome {
        let home = try AppHome(asks: asks)
        #expect(try home.run("config", "set", "auth.backend", server.backend).status == 0)
        return home
    }

    /// Signs in where there is no terminal, with the code or with what a test makes of it.
    private func signIn(
        _ home: AppHome, _ phone: String, code: (String) -> String = { $0 }
    ) throws -> ChildProgram.Outcome {
        let login = try ChildProgram(
            "/bin/sh", ["-c", "exec \"$0\" auth login --phone \(phone) --code-from-stdin 2>&1", AppHome.program],
            environment: home.environment)
        var text = ""
        while !text.contains("was sent") {
            let part = login.read()
            text += part
            if part.isEmpty { break }
        }
        if text.contains("was sent") { login.write(code(try server.code(for: phone)) + "\n") }
        var outcome = login.end()
        outcome.output = text + outcome.output
        return outcome
    }

    @Test("in a pipe a wrong code is refused, the next message has its time, and the right code begins a session")
    func pipe() async throws {
        let home = try device()
        let wrong = try signIn(home, phone) { $0 == "000000" ? "111111" : "000000" }
        #expect(wrong.status == 1 && wrong.output.contains("wrong or too old"), "\(wrong)")
        let early = try signIn(home, phone)
        #expect(early.status == 4 && early.output.contains(#/another code can be sent in (1:0\d|0:\d\d)/#), "\(early)")
        try server.forgetMessages()
        let right = try signIn(home, phone)
        #expect(right.status == 0 && right.output.contains("Signed in as +7••••••••53"), "\(right)")
        #expect(try home.run("auth", "profile", "--name", "Ada").output == "Ada\n+7 915 305-16-53\n")
        #expect(try home.run("auth", "token").output.split(separator: ".").count == 3)
        #expect(try server.kept().contains("Ada"))
        #expect(try home.run("auth", "logout").status == 0)
        #expect(try home.run("auth", "status").output == "Nobody is signed in\n")
        #expect(try server.kept().contains(#""sessions":[]"#))
    }

    @Test("a server that is away ends nothing: who was signed in still is when it is there again")
    func restart() async throws {
        let home = try device()
        #expect(try signIn(home, phone).status == 0)
        #expect(try home.run("auth", "profile", "--name", "Ada").status == 0)
        server.stop()
        let away = try home.run("auth", "profile")
        #expect(away.status == 4 && away.errors.contains("127.0.0.1"), "\(away)")
        #expect(try home.run("auth", "status").output == "Signed in as +7••••••••53\n")
        try server.start()
        #expect(try home.run("auth", "profile").output == "Ada\n+7 915 305-16-53\n")
    }

    @Test("on screen too; each device sees the other, one is ended by the other, and its app notices")
    func devices() async throws {
        let first = try device()
        #expect(try signIn(first, phone).status == 0)
        #expect(try first.run("auth", "profile", "--name", "Ada").status == 0)
        try server.forgetMessages()
        let second = try device(asks: true)
        let app = try second.open()
        try await app.wait { $0.text.contains("A code will be sent to your phone") }
        app.send(phone)
        try await app.wait { $0.text.contains("A code was sent to +7 915 305-16-53") }
        let code = try server.code(for: phone)
        app.send(code == "000000" ? "111111" : "000000")
        try await app.wait { $0.text.contains("wrong or too old") }
        app.send(String(repeating: "\u{7F}", count: 6) + code)
        try await app.wait { $0.text.contains("▸") }
        #expect(try second.run("open", "tessera://profile").status == 0)
        try await app.wait { $0.text.contains("Ada") && $0.text.contains("this one") && $0.text.contains("last used") }
        #expect(try sessions(of: first).count == 2)
        let other = try #require(try sessions(of: first).first { !$0.isCurrent })
        let own = try #require(try sessions(of: first).first { $0.isCurrent })
        #expect(try first.run("auth", "sessions", "end", own.id).status == 2)
        #expect(try first.run("auth", "sessions", "end", other.id).errors == "The device is signed out\n")
        #expect(try sessions(of: first).map(\.id) == [own.id])
        #expect(try second.run("open", "tessera://converter").status == 0)
        try await app.wait { $0.text.contains("From:") }
        #expect(try second.run("open", "tessera://profile").status == 0)
        try await app.wait { $0.text.contains("Sign in") && !$0.text.contains("Ada") }
        app.send("\u{11}")
        #expect(try await app.end() == 0)
        #expect(try second.run("auth", "status").output == "Nobody is signed in\n")
    }

    private struct Sessions: Decodable {
        struct Row: Decodable {
            var id: String
            var isCurrent: Bool
        }
        var sessions: [Row]
    }

    private func sessions(of home: AppHome) throws -> [Sessions.Row] {
        let text = try home.run("auth", "sessions", "list", "--json").output
        return try JSONDecoder().decode(Sessions.self, from: Data(text.utf8)).sessions
    }
}
