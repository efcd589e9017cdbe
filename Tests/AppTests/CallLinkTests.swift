import FeatureKitTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("a link that calls somebody")
struct CallLinkTests {
    @Test("it opens the app, which asks, and calls nobody who is not wanted")
    func asking() async throws {
        let home = try AppHome()
        let link = "tessera://call/%2B79991234567"
        let program = try home.open("open", link, size: Size(width: 100, height: 30))
        try await program.wait { $0.text.contains("Call +79991234567?") && $0.text.contains("A link asks") }
        program.send("\r")
        try await program.wait { $0.text.contains("▸☎ Calls") && !$0.text.contains("A link asks") }
        #expect(try home.run("call", "list").output == "")
        #expect(try home.run("open", link).status == 0)
        try await program.wait { $0.text.contains("Call +79991234567?") }
        #expect(try home.run("call", "list").output == "")
        program.send("\t\r")
        try await program.wait { $0.text.contains("[ Hang up ]") && !$0.text.contains("A link asks") }
        #expect(try home.run("call", "list").output.hasPrefix("+79991234567  "))
        program.send("\u{11}")
        #expect(try await program.end() == 0)
    }
}
