import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Catalogue

@Suite("The catalogue")
@MainActor
struct CatalogueTests {
    private let rendering = RecordedRendering()
    private let running = RecordedRunning()

    private func run(_ words: String...) async -> CommandRun {
        await CommandHarness.run(CatalogueCommand.command(rendering, running), words)
    }

    @Test("a page is rendered at its own height and the width that is asked for")
    func page() async {
        let run = await run("charts", "--width", "40")
        #expect(run.code == .done)
        #expect(run.output == "rendered\n")
        #expect(rendering.calls == [.init(size: Size(width: 40, height: 9), format: .text)])
    }

    @Test("a narrow terminal makes the page narrower, a wide one does not make it wider, and what is asked for wins")
    func terminalWidth() async {
        let rows: [(columns: Int, words: [String], width: Int)] = [
            (40, ["charts"], 40), (200, ["charts"], 72), (40, ["charts", "--width", "60"], 60),
        ]
        for row in rows {
            let command = CatalogueCommand.command(rendering, running)
            _ = await CommandHarness.run(command, row.words, isTerminal: true, columns: row.columns)
        }
        #expect(rendering.calls.map(\.size.width) == rows.map(\.width))
    }

    @Test("height and format can be chosen")
    func options() async {
        _ = await run("charts", "--height", "5", "--format", "svg")
        #expect(rendering.calls == [.init(size: Size(width: 72, height: 5), format: .svg)])
    }

    @Test("without a name all pages follow one another")
    func allPages() async {
        _ = await run()
        let height = Page.all.map(\.height).reduce(0, +)
        #expect(rendering.calls == [.init(size: Size(width: 72, height: height), format: .text)])
    }

    @Test("on a terminal, or where lines are asked for, the catalogue opens unless something is to be printed")
    func opens() async {
        let rows: [(words: [String], isTerminal: Bool, environment: [String: String], opened: ScreenOptions?)] = [
            ([], true, [:], ScreenOptions(title: "Catalogue")), ([], false, [:], nil),
            (["charts"], true, [:], nil), (["--list"], true, [:], nil), (["--format", "ansi"], true, [:], nil),
            (["--linear"], false, [:], ScreenOptions(title: "Catalogue", isLinear: true)),
            ([], false, ["TESSERA_A11Y": "linear"], ScreenOptions(title: "Catalogue")),
        ]
        for row in rows {
            let running = RecordedRunning()
            let run = await CommandHarness.run(
                CatalogueCommand.command(rendering, running), row.words, environment: row.environment,
                isTerminal: row.isTerminal)
            #expect(running.options == (row.opened.map { [$0] } ?? []), "\(row)")
            #expect(run.code == .done)
        }
    }

    @Test("Ctrl-C ends the program as interrupted")
    func interrupted() async {
        running.exit = .interrupted
        #expect(await run("--linear").code == .interrupted)
    }

    @Test("the list names every page with what it shows")
    func list() async {
        let lines = await run("--list").output.split(separator: "\n")
        #expect(lines.count == Page.all.count)
        #expect(lines.first == "text         styles, markdown and links")
    }

    @Test("an unknown page is an error that names the nearest ones")
    func unknown() async {
        let near = await run("chart")
        #expect(near.code == .usage)
        #expect(near.errors.contains("the catalogue has no page `chart`; did you mean `charts`?"))
        let far = await run("qqq")
        #expect(far.errors.contains("the catalogue has no page `qqq`; try `catalogue --list`"))
    }

    @Test("a height outside its bounds is a usage error")
    func bounds() async {
        #expect(await run("charts", "--height", "0").code == .usage)
        #expect(await run("charts", "--height", "1001").code == .usage)
    }

    @Test("every page can be used unseen, and fills its frame at every width")
    func lint() {
        for page in Page.all {
            for width in [20, 72, 120] {
                let snapshot = ViewSnapshot(page.screen(), width: width, height: page.height)
                #expect(snapshot.lint == [], "\(page.name) at \(width)")
                #expect(snapshot.text.split(separator: "\n").count == page.height, "\(page.name) at \(width)")
            }
        }
    }

    @Test("every page can be used unseen in Russian too, and says nothing in English but names")
    func russian() throws {
        let environment = EnvironmentValues(language: .russian)
        for page in Page.all {
            let snapshot = ViewSnapshot(page.screen(), width: 72, height: page.height, environment: environment)
            #expect(snapshot.lint == [], "\(page.name)")
            #expect(page.summary.isTranslated)
        }
        let buttons = try #require(Page.all.first { $0.name == "buttons" })
        let text = ViewSnapshot(buttons.screen(), width: 72, height: 9, environment: environment).text
        #expect(text.contains("[ Сохранить ]  [ Удалить ]  [ Отправить ]"))
    }

    @Test("the command keeps the conventions")
    func conventions() {
        #expect(CommandConformance.problems(in: [CatalogueCommand.command(rendering, running)]) == [])
    }

    @Test("names are unique")
    func names() {
        #expect(Set(Page.all.map(\.name)).count == Page.all.count)
    }
}
