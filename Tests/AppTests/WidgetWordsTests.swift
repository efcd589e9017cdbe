import FeatureKitTesting
import Testing
import TextViewKitTesting

@Suite("words of a source in widgets")
struct WidgetWordsTests {
    @Test("genres and countries, which the app writes, are read by another process and in another language")
    func genres() async throws {
        let home = try AppHome()
        let id = "recommended.1"
        #expect(try home.run("widgets", "add", "recommended", "--family", "small").output == "\(id)\n")
        let words = ["widgets", "render", id, "--family", "accessoryRectangular", "--width", "60"]
        // What was loaded before any app wrote what the identifiers mean has the year alone.
        let before = try ChildProgram.run(AppHome.program, words, environment: home.environment).output
        #expect(before.contains("Metropolis") && before.contains("1927") && !before.contains("fiction"))
        let app = try home.open()
        _ = try await app.wait { $0.text.contains("Germany") }
        app.hangUp()
        _ = try await app.end()
        for (language, subtitle) in [
            ("C", "Germany · science fiction · 1927"), ("ru_RU.UTF-8", "Германия · фантастика · 1927"),
        ] {
            let environment = home.environment.merging(["LANG": language]) { $1 }
            let after = try ChildProgram.run(AppHome.program, words, environment: environment).output
            #expect(after.contains(subtitle), "\(language): \(after)")
        }
    }
}
