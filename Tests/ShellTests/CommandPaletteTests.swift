import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Shell

@Suite("commands in the palette")
@MainActor
struct CommandPaletteTests {
    private static let file = Parameter<String>.argument("FILE", help: "")

    private static let commands = [
        Command(
            "store", abstract: "keep things",
            subcommands: [
                report("info", LocalizedText(en: "tell how full it is", ru: "рассказать, насколько оно полно")),
                Command("reset", abstract: "forget everything") { _ in },
                report("read", "tell what a file holds", parameters: [file]),
            ]),
        report("fail", "do what cannot be done"), report("restart", "start and stop all", startsFeatures: true),
    ]

    private static func report(
        _ name: String, _ abstract: LocalizedText, parameters: [any CommandParameter] = [], startsFeatures: Bool = false
    ) -> Command {
        Command(
            name, abstract: abstract, parameters: parameters, startsFeatures: startsFeatures, isReport: true
        ) { _ in }
    }

    private func stage(_ language: Language = .english) throws -> ShellStage {
        let stage = try ShellStage(width: 60, height: 20, language, commands: { Self.commands })
        stage.press("p", .control)
        return stage
    }

    /// Waits until a command line has run, which takes turns of the main queue and no time.
    private func wait(_ stage: ShellStage, for text: String) async {
        for _ in 0..<1000 where !stage.screen.text.contains(text) {
            await Task.yield()
            stage.settle()
        }
        #expect(stage.screen.text.contains(text), "\(stage.screen.text)")
    }

    @Test("every command that does something is there; only reports that need no word are run")
    func entries() {
        let entries = CommandEntry.all(of: Self.commands)
        #expect(entries.map(\.line) == ["fail", "restart", "store info", "store read", "store reset"])
        #expect(entries.filter(\.isRunnable).map(\.line) == ["fail", "store info"])
    }

    @Test(
        "a command opens its help with the line for a shell; Enter shows what it says, and Escape goes all the way back"
    )
    func running() async throws {
        let stage = try stage()
        stage.screen.type("sinf")
        #expect(stage.screen.text.contains("store info  tell how full it is"))
        stage.press(.enter)
        await wait(stage, for: "store info --help: nothing to read")
        #expect(stage.app.map == "[home: Home > store info] calls: - gallery: -")
        #expect(stage.screen.focused == "tessera store info")
        stage.press("c", .alt)
        #expect(stage.screen.copiedText == "tessera store info")
        stage.press(.enter)
        await wait(stage, for: "store info: nothing to read")
        #expect(stage.screen.text.contains("terminal: false, 60"))
        #expect(!stage.screen.text.contains("status"))
        #expect(stage.screen.lint == [])
        stage.press(.escape)
        stage.press(.escape)
        #expect(stage.app.map == "[home: Home] calls: - gallery: -")
        #expect(stage.app.problems == [])
    }

    @Test("one that is not run here is only explained; one that fails says its status")
    func others() async throws {
        let stage = try stage()
        stage.screen.type("forget")
        stage.press(.enter)
        await wait(stage, for: "store reset --help")
        #expect(stage.screen.text.contains("to be completed in a shell"))
        stage.press(.enter)
        #expect(stage.app.map == "[home: Home > store reset] calls: - gallery: -")
        stage.press("p", .control)
        stage.screen.type("fail")
        stage.press(.enter)
        await wait(stage, for: "fail --help")
        stage.press(.enter)
        await wait(stage, for: "ended with status 1")
    }

    @Test("words of what a command does find it in either language, after those whose name fits")
    func words() throws {
        #expect(FuzzyMatch(words: "full", in: "tell how full it is")?.score == 4000 - 19)
        #expect(FuzzyMatch(words: "ull", in: "tell how full it is") == nil)
        #expect(FuzzyMatch(words: "", in: "tell how full it is") == nil)
        let stage = try stage(.russian)
        stage.screen.type("насколько")
        #expect(stage.screen.text.contains("store info"))
        let items = CommandEntry.all(of: Self.commands).map(PaletteItem.init)
        var model = PaletteModel(items)
        model.search("st")
        #expect(model.found.map(\.title).last == "restart")
        #expect(model.found.count == 4)
        model.search("tell")
        #expect(model.found.map(\.title) == ["store info", "store read"])
    }

    @Test("commands that cannot be built are said, and places are still found")
    func broken() throws {
        let stage = try ShellStage(commands: { throw CancellationError() })
        stage.press("p", .control)
        #expect(stage.shell.messages.count == 1)
        stage.screen.type("call")
        stage.press(.enter)
        #expect(stage.app.map == "home: Home [calls: Calls] gallery: -")
    }
}
