import FeatureKitTesting
import Foundation
import Testing
import TextViewKitTesting

@Suite("widgets of several people, in the assembled app")
struct WidgetProfileTests {
    @Test("who signs in has an own board, and nothing of who has signed out comes back")
    func people() async throws {
        let home = try AppHome()
        #expect(try home.run("widgets", "add", "recommended").output == "recommended.1\n")
        try await signIn(home, "+79153051653")
        #expect(try home.run("widgets", "list").output == "")
        #expect(try home.run("widgets", "add", "continue-watching", "--family", "medium").status == 0)
        #expect(try home.run("auth", "logout").status == 0)
        #expect(try home.run("widgets", "list").output.hasPrefix("recommended.1"))
        // Neither the board nor what it showed is left on the disk.
        #expect(try !home.run("storage", "export").output.contains("continue-watching"))
        try await signIn(home, "+79153051654")
        #expect(try home.run("widgets", "list").output == "")
        #expect(try home.run("widgets", "list", "--history").output == "")
        #expect(try home.run("widgets", "render", "continue-watching.1").errors.contains("continue-watching.1"))
    }

    private func signIn(_ home: AppHome, _ phone: String) async throws {
        let login = try home.open("auth", "login", "--phone", phone, "--dev-show-code")
        let screen = try await login.wait { $0.text.contains("Code:") }
        // The screen breaks the line that has the code.
        let text = screen.text.replacing("\n", with: "")
        let match = try #require(text.firstMatch(of: #/Tessera: (\d{6})/#))
        login.send("\(match.output.1)\r")
        #expect(try await login.end() == 0)
    }
}
