import LocalizationKit
import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Shell

@Suite("the palette")
@MainActor
struct PaletteTests {
    private func stage(_ language: Language = .english) throws -> ShellStage {
        let routes = [
            try Route("tessera://calls", title: LocalizedText(en: "Calls", ru: "Звонки"), tab: "calls") { _, _ in [] },
            try Route("tessera://calls/new", title: LocalizedText(en: "New call", ru: "Новый звонок"), tab: "calls") {
                [FakeFlow<Never>.unit("New call", in: $1).start()]
            },
            try Route("tessera://broken", title: "Broken") { _, _ in throw CancellationError() },
            try Route("tessera://calls/{number}", title: "One call", parameters: [RouteParameter.text("number")]) {
                _, _ in []
            },
        ]
        let stage = try ShellStage(width: 50, height: 14, language, routes: routes)
        stage.press("p", .control)
        return stage
    }

    @Test("letters in order fit, and those at the beginnings of words and side by side fit better")
    func fuzzy() throws {
        #expect(FuzzyMatch("xyz", in: "Gallery") == nil)
        #expect(FuzzyMatch("yg", in: "Gallery") == nil)
        #expect(FuzzyMatch("", in: "Gallery")?.score == -7)
        // N and C begin words.
        #expect(FuzzyMatch("nc", in: "New call")?.score == 16_000 - 8)
        // G begins a word, A follows it, R stands alone.
        #expect(FuzzyMatch("GAR", in: "Gallery")?.score == 13_000 - 7)
        let rows: [(letters: String, better: String, worse: String)] = [
            ("ca", "Calls", "Vacations"), ("nc", "New call", "Announce"), ("call", "Calls", "Calls of today"),
        ]
        for row in rows {
            let (better, worse) = (FuzzyMatch(row.letters, in: row.better), FuzzyMatch(row.letters, in: row.worse))
            #expect(try #require(worse) < #require(better), "\(row.letters)")
        }
    }

    @Test("it lists tabs and links without values, each place once, and a link opens")
    func link() throws {
        let stage = try stage()
        for title in ["Home", "Calls", "Gallery", "New call", "Broken"] {
            #expect(stage.screen.text.contains(title), "\(title)")
        }
        #expect(!stage.screen.text.contains("One call"))
        stage.screen.type("nc")
        stage.press(.enter)
        #expect(stage.app.map == "home: Home [calls: Calls > New call] gallery: -")
        #expect(stage.app.problems == [])
    }

    @Test("it is whole in small terminals, and no larger than it has to be in large ones")
    func sizes() throws {
        let rows: [(width: Int, height: Int, box: Size)] = [
            (40, 12, Size(width: 38, height: 9)), (60, 12, Size(width: 58, height: 11)),
            (60, 24, Size(width: 58, height: 11)), (300, 100, Size(width: 58, height: 11)),
        ]
        for row in rows {
            let stage = try ShellStage(width: row.width, height: row.height)
            stage.press("p", .control)
            let lines = stage.screen.text.split(separator: "\n").filter { $0.contains(#/[╭│╰]/#) }
            #expect(lines.count == row.box.height, "\(row)\n\(stage.screen.text)")
            let top = try #require(lines.first)
            #expect(top.drop { $0 != "╭" }.count == row.box.width, "\(row)")
            #expect(lines.last?.contains("╰") == true)
            #expect(stage.screen.lint == [])
        }
    }

    @Test("arrows choose while the field keeps the letters, Enter opens, Escape changes nothing")
    func keys() throws {
        let stage = try stage()
        stage.press(.down)
        stage.press(.down)
        stage.press(.down)
        stage.press(.up)
        stage.press(.enter)
        #expect(stage.app.map == "home: Home calls: - [gallery: Gallery]")
        stage.press("p", .control)
        #expect(stage.app.map.contains("sheet: Go to"))
        stage.screen.type("home")
        stage.press(.escape)
        #expect(stage.app.map == "home: Home calls: - [gallery: Gallery]")
        #expect(stage.app.problems == [])
    }

    @Test("it finds by the words of either language, says when nothing fits, and tells of a link that fails")
    func languages() throws {
        let stage = try stage(.russian)
        stage.screen.type("новый")
        #expect(stage.screen.text.contains("Новый звонок"))
        #expect(!stage.screen.text.contains("Сломано"))
        for _ in 0..<5 { stage.screen.press(.backspace) }
        stage.screen.type("qqq")
        #expect(stage.screen.text.contains("ничего не подходит"))
        stage.press(.enter)
        #expect(stage.app.map.contains("sheet"))
        for _ in 0..<3 { stage.screen.press(.backspace) }
        stage.screen.type("broken")
        stage.press(.enter)
        #expect(stage.app.map == "[home: Home] calls: - gallery: -")
        #expect(stage.shell.messages.count == 1)
        #expect(stage.app.problems == [])
    }
}
