import LocalizationKit
import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Shell

@Suite("what stands around a screen")
@MainActor
struct ChromeTests {
    @Test("title above, tabs and keys below")
    func picture() throws {
        let stage = try ShellStage(width: 60, height: 6)
        #expect(
            stage.screen.text == """
                Home
                [ Add ]


                ▸⌂ Home   ☎ Calls   ▦ Gallery
                Alt+A Add  Alt+1…3 Tabs  Ctrl+P Go to  F12 Inspector  ? Keys
                """)
    }

    @Test("in a narrow terminal only the open one of many tabs has its title; a pushed screen has a way back")
    func narrow() throws {
        let stage = try ShellStage(width: 40, height: 12, .russian, tabs: ShellStage.fiveTabs)
        stage.push("Запись")
        #expect(
            stage.screen.text == """
                [ ‹ Назад ] Запись
                Запись








                ▸⌂ Дом   ☎   ▦   ¤   ☺
                Alt+1…5 Вкладки  ? Клавиши
                """)
        try stage.screen.click("Назад")
        stage.settle()
        #expect(stage.app.map.hasPrefix("[home: Home]"))
    }

    @Test("in a wide terminal the tabs stand on the left")
    func wide() throws {
        let stage = try ShellStage(width: 120, height: 6)
        #expect(
            stage.screen.text == """
                            Home
                ▸⌂ Home     [ Add ]
                 ☎ Calls
                 ▦ Gallery

                Alt+A Add  Alt+1…3 Tabs  Ctrl+P Go to  F12 Inspector  Ctrl+C Leave  ? Keys
                """)
    }

    @Test("with one tab there is no tab bar")
    func single() throws {
        let stage = try ShellStage(width: 40, height: 4, tabs: [ShellStage.threeTabs[0]])
        #expect(stage.screen.text == "Home\n[ Add ]\n\nAlt+A Add  Ctrl+P Go to  ? Keys")
    }

    @Test("from 40×12 to 300×100 the title, the content, every tab and the keys are there, and all can be used unseen")
    func sizes() throws {
        for language in Language.allCases {
            for (width, height) in [(40, 12), (59, 20), (60, 24), (80, 24), (119, 40), (120, 30), (300, 100)] {
                let stage = try ShellStage(width: width, height: height, language, tabs: ShellStage.fiveTabs)
                let name = "\(width)×\(height) \(language)"
                let rows = stage.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
                #expect(rows.count == height, "\(name)")
                #expect(rows[0].hasSuffix(language == .english ? "Home" : "Дом"), "\(name)")
                #expect(rows[1].contains("[ Add ]"), "\(name)")
                #expect(rows.last?.hasPrefix("Alt+A Add") == true, "\(name)")
                #expect(["⌂", "☎", "▦", "¤", "☺"].allSatisfy(stage.screen.text.contains), "\(name)")
                #expect(stage.screen.lint == [], "\(name)")
            }
        }
    }

    @Test("an end that nobody chose is told at the next start, once")
    func crash() throws {
        let rows: [(CrashRecord.Ending, String)] = [
            (.fault(signal: 11), "The last run broke off (signal 11)"),
            (.unexplained, "The last run ended without a word"),
        ]
        for (ending, words) in rows {
            let record = CrashRecord(
                started: WallTime(seconds: 0), versions: [:], ending: ending, events: [], backtrace: [])
            let crashes = MemoryCrashReport(record)
            let stage = try ShellStage(width: 80, crashes: crashes)
            #expect(stage.screen.text.contains(words))
            #expect(try ShellStage(crashes: crashes).shell.messages == [])
        }
    }

    @Test("messages stand over the lower edge one after the other, each for four seconds")
    func messages() throws {
        let broken = LaunchStep(id: "broken", order: 1, isSkippable: false) { _ in throw CancellationError() }
        let overlay = Overlay(id: "torn", priority: .tool) { _ in throw CancellationError() }
        let stage = try ShellStage(steps: [broken], overlays: [overlay])
        #expect(stage.shell.messages.count == 2)
        #expect(stage.screen.text.contains("torn was left out"))
        #expect(stage.screen.text.contains("Alt+A Add"))
        stage.screen.advance(by: .milliseconds(2900))
        #expect(stage.screen.text.contains("torn was left out"))
        stage.screen.advance(by: .milliseconds(200))
        #expect(stage.screen.text.contains("broken was left out"))
        stage.screen.advance(by: .seconds(5))
        #expect(stage.shell.messages == [])
        #expect(!stage.screen.text.contains("left out"))
    }
}
