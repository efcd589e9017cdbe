import LocalizationKit
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Catalogue

@Suite("The catalogue in plain lines")
@MainActor
struct LinearCatalogueTests {
    /// What somebody types who tries out every control of a page.
    private static let scripts: [(page: String, lines: [String])] = [
        (
            "buttons",
            ["save", "2", "notify", "start", "language", "2", "Alt+T", "next", "where", "previous", "copy", "send"]
        ),
        (
            "fields",
            [
                "name", "Grace Hopper", "2", "+44 20 7946 0000", "mail", "ada@example.org", "mail", "-", "password",
                "difference", "code", "12 34",
            ]
        ),
        ("selection", ["berlin", "berlin", "more", "helsinki", "earlier"]),
        ("scrolling", ["more"]),
        ("table", ["calls", "calls", "where", "name"]),
        ("tabs", ["home", "Alt+3", "calls"]),
        ("sheet", ["open", "number", "112", "cancel", "open", "close", "open", "call"]),
        ("alert", ["open", "close", "stay", "open", "sign out"]),
        ("toast", ["open", ""]),
        ("transitions", ["forward", "forward", "back"]),
        ("progress", [""]), ("charts", []), ("badges", []), ("lists", ["more", "earlier"]),
        ("text", ["?", "nonsense", "99"]),
    ]

    /// The same for somebody who does it in Russian.
    private static let russianScripts: [(page: String, lines: [String])] = [
        (
            "buttons",
            [
                "сохранить", "2", "сообщать", "запускать", "язык", "1", "Alt+T", "дальше", "где", "назад", "копировать",
                "отправить",
            ]
        ),
        ("fields", ["имя", "Вера", "почта", "-", "пароль", "различие", "код", "12 34", "9", "?"]),
        ("selection", ["berlin", "ещё", "ещё", "раньше", "выход"]),
        ("table", ["звонки", "звонки", "где", "имя"]),
        ("tabs", ["Alt+3", "звонки"]),
        ("sheet", ["открыть", "номер", "112", "отмена", "открыть", "закрыть"]),
        ("alert", ["открыть", "остаться"]),
    ]

    @Test("the transcripts of all controls are what they were")
    func transcripts() throws {
        try compare(Self.scripts, in: .english, folder: "Transcripts")
    }

    @Test("so are those of somebody who reads and types Russian")
    func russianTranscripts() throws {
        try compare(Self.russianScripts, in: .russian, folder: "TranscriptsInRussian")
    }

    private func compare(
        _ scripts: [(page: String, lines: [String])], in language: Language, folder name: String
    ) throws {
        // `.all` writes them anew.
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let folder = SnapshotFolder(folder: "/\(root)/Modules/Catalogue/Documentation/\(name)", mode: .never)
        let environment = EnvironmentValues(language: language)
        for (page, lines) in scripts {
            let controller = DemoController(page: page)
            let shown = try #require(Page.all.first { $0.name == page })
            let harness = Harness(width: 72, height: shown.height, environment: environment) {
                shown.screen(controller.demo) { controller.act($0) }
            }
            let linear = harness.linear
            for line in lines { linear.read(line) }
            try folder.compare(text: linear.transcript, named: page)
        }
        #expect(folder.unused() == [])
    }

    @Test("the whole catalogue can be gone through, page by page, and closed")
    func everything() {
        let controller = DemoController()
        let harness = Harness(width: 80, height: 24) {
            CatalogueScreen(controller, close: .send(IntentValue("close")))
        }
        let linear = harness.linear
        for page in Page.all where linear.transcript.contains("] \(page.name)\n") {
            linear.read(page.name)
            #expect(controller.pageName == page.name)
        }
        linear.read("close")
        #expect(harness.sent == [IntentValue("close")])
    }
}
