import FeatureKitTesting
import Foundation
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("widgets of several people, in the assembled app")
struct WidgetProfileTests {
    @Test("who signs in has an own board, and nothing of who has signed out comes back")
    func people() async throws {
        let home = try AppHome()
        #expect(try home.run("widgets", "add", "recommended").output == "recommended.1\n")
        try await home.signIn("+79153051653")
        #expect(try home.run("widgets", "list").output == "")
        #expect(try home.run("widgets", "add", "continue-watching", "--family", "medium").status == 0)
        #expect(try home.run("auth", "logout").status == 0)
        #expect(try home.run("widgets", "list").output.hasPrefix("recommended.1"))
        // Neither the board nor what it showed is left on the disk.
        #expect(try !home.run("storage", "export").output.contains("continue-watching"))
        try await home.signIn("+79153051654")
        #expect(try home.run("widgets", "list").output == "")
        #expect(try home.run("widgets", "list", "--history").output == "")
        #expect(try home.run("widgets", "render", "continue-watching.1").errors.contains("continue-watching.1"))
    }

    @Test("a stream and an open app see who signs in and out in another process")
    func elsewhere() async throws {
        let home = try AppHome()
        #expect(try home.run("widgets", "add", "quick-access", "--family", "small").status == 0)
        let stream = try home.open("widgets", "stream", "quick-access.1", "--format", "tmux")
        let app = try home.open("open", "tessera://profile")
        let row = try await stream.wait { $0.text.contains("My library") && $0.cursor.x == 0 }.cursor.y
        try await app.wait { $0.text.contains("Sign in") }
        try await home.signIn("+79153051653")
        try await app.wait { $0.text.contains("+7 915 305-16-53") }
        // What hides a widget from this host is an empty line.
        try await stream.wait { $0.cursor.y == row + 1 && $0.text.components(separatedBy: "My library").count == 2 }
        #expect(try home.run("auth", "logout").status == 0)
        try await app.wait { $0.text.contains("Sign in") && !$0.text.contains("+7 915") }
        try await stream.wait { $0.text.components(separatedBy: "My library").count == 3 }
        stream.signal(SIGINT)
        #expect(try await stream.end() == 130)
        app.send("\u{11}")
        #expect(try await app.end() == 0)
    }
}
