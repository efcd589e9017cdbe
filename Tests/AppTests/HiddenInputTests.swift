import FeatureKitTesting
import Foundation
import Testing
import TextViewKitTesting

@Suite("what is typed at a terminal and nobody else should see")
struct HiddenInputTests {
    private let home: AppHome

    init() throws {
        home = try AppHome()
    }

    /// What a terminal shows after a question was answered, when the program has ended.
    private func shown(_ program: TerminalProgram, _ question: String, _ answer: String) async throws -> String {
        try await program.wait { $0.text.contains(question) }
        program.send("\(answer)\r")
        _ = try await program.end()
        #expect(program.isCooked)
        return program.screen.text
    }

    private func signIn() async throws {
        let login = try home.open("auth", "login")
        try await login.wait { $0.text.contains("Phone:") }
        login.send("+79153051653\r")
        let screen = try await login.wait { $0.text.contains("Code:") }
        // What is no secret is shown, as the terminal does it: this test would see it.
        #expect(screen.text.contains("+79153051653"))
        login.send("\(try home.code())\r")
        #expect(try await login.end() == 0)
    }

    @Test("a PIN is not shown, neither when it is set nor when it is removed, and Enter ends the line")
    func pin() async throws {
        try await signIn()
        let program = try home.open("auth", "pin", "set")
        try await program.wait { $0.text.contains("A new PIN for this device") }
        program.send("0042\r")
        let text = try await shown(program, "The same PIN again", "0042")
        #expect(!text.contains("0042"))
        #expect(text.contains("12 digits:\nThe same PIN again:\nThe PIN is set"), "\(text)")
        let removal = try home.open("auth", "pin", "remove")
        #expect(try await !shown(removal, "Your PIN, to remove it", "0042").contains("0042"))
        #expect(try home.run("auth", "lock").status == 1)
    }

    @Test("whoever breaks off has a terminal that shows again what is typed", arguments: ["\u{3}", "\u{4}"])
    func interrupted(_ key: String) async throws {
        try await signIn()
        let program = try home.open("auth", "pin", "set")
        try await program.wait { $0.text.contains("A new PIN for this device") }
        #expect(!program.isCooked)
        program.send(key)
        #expect(try await program.end() == (key == "\u{3}" ? 130 : 2))
        #expect(program.isCooked)
    }

    @Test("passwords of accounts are not shown")
    func passwords() async throws {
        for words in [
            ["call", "accounts", "add", "ada@sip.example.org", "--password-from-stdin"],
            ["media", "add", "jellyfin", "http://127.0.0.1:9", "--user", "ada", "--password-from-stdin"],
        ] {
            let program = try TerminalProgram(AppHome.program, words, environment: home.environment)
            #expect(try await !shown(program, "Password:", "t0p-s3cret").contains("s3cret"), "\(words)")
        }
    }
}
