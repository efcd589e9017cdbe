import Foundation
import Testing
import TextViewKitTesting

extension AppHome {
    /// The code in the last message of the outbox.
    func code() throws -> String {
        let text = try String(contentsOfFile: "\(folder)/.local/state/tessera/auth/outbox.jsonl", encoding: .utf8)
        return String(try #require(text.matches(of: #/Tessera: (\d{6})/#).last).output.1)
    }

    /// Signs somebody in by the command, with the code of the outbox.
    func signIn(_ phone: String) async throws {
        let login = try open("auth", "login", "--phone", phone)
        try await login.wait { $0.text.contains("Code:") }
        login.send("\(try code())\r")
        #expect(try await login.end() == 0)
    }
}
