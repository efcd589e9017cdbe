import LocalizationKit
import PlatformInterface
import PlatformTesting
import SettingsInterface
import SettingsTesting
import StateKit
import StateKitTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Settings

@MainActor
@Suite("the settings screen")
struct SettingsScreenTests {
    private let kernel = Kernel(scheduler: TestScheduler())
    private let sample: SampleSettings
    private let settings: StoredSettings
    private let screen: SettingsController

    init() throws {
        sample = try SampleSettings("{\n  \"theme\": \"light\"\n}\n")
        settings = sample.settings(["TESSERA_ON": "yes"])
        screen = SettingsController(settings, in: kernel)
    }

    private func text(width: Int = 60, height: Int = 12, _ language: Language = .english) -> String {
        snapshot(width: width, height: height, language).text
    }

    private func snapshot(width: Int, height: Int, _ language: Language = .english) -> ViewSnapshot {
        ViewSnapshot(
            SettingsScreen(model: screen.model, actions: SettingsActions()), width: width, height: height,
            environment: EnvironmentValues(language: language))
    }

    @Test("every setting has the control of its type, what it does, and who counts more than the file")
    func picture() {
        screen.query.send("theme")
        #expect(
            text(height: 6) == """
                Search theme                              [ Undo ]  [ Redo ]
                ────────────────────────────────────────────────────────────
                Theme ‹ Light ›  [ Reset ]
                    dark or light
                """)
        screen.query.send("whether")
        #expect(
            text(height: 7) == """
                Search whether                            [ Undo ]  [ Redo ]
                ────────────────────────────────────────────────────────────
                [x] On
                    whether
                    decided by the environment, which counts more than the
                    file
                """)
    }

    @Test("in another language the same screen says everything in it, and is searched in it")
    func russian() {
        screen.language.send(.russian)
        screen.query.send("ОФОРМЛЕНИЕ тёмное")
        #expect(screen.model.visible.map(\.key) == ["theme"])
        let text = text(_: .russian)
        #expect(text.contains("Оформление ‹ Светлое ›  [ Сбросить ]"))
        #expect(text.contains("[ Отменить ]  [ Вернуть ]"))
        #expect(!text.contains("Undo"))
    }

    @Test("a search that nothing has says so")
    func nothing() {
        screen.query.send("zzz")
        #expect(text().contains("no setting has these words"))
    }

    @Test("a change is in the file at once, and can be undone and done again")
    func undo() {
        screen.events.send(.change(key: "theme", word: "dark"))
        #expect(sample.text == "{\n  \"theme\": \"dark\"\n}\n")
        screen.events.send(.change(key: "list.count", word: "7"))
        screen.events.send(.reset(key: "theme"))
        #expect(sample.text == "{\n  \"list.count\": 7\n}\n")
        screen.events.send(.undo)
        #expect(settings.value(of: .theme) == .dark)
        screen.events.send(.undo)
        screen.events.send(.undo)
        #expect(settings.value(of: .theme) == .light)
        #expect(settings.value(of: .count) == 5)
        #expect(!screen.model.canUndo)
        screen.events.send(.undo)
        screen.events.send(.redo)
        #expect(settings.value(of: .theme) == .dark)
        screen.events.send(.change(key: "on", word: "true"))
        #expect(!screen.model.canRedo)
        screen.events.send(.redo)
        #expect(settings.value(of: .count) == 5)
    }

    @Test("letters of one word are undone together")
    func typing() {
        for word in ["B", "Bo", "Bob"] { screen.events.send(.change(key: "name", word: word)) }
        #expect(settings.value(of: .name) == "Bob")
        screen.events.send(.undo)
        #expect(settings.value(of: .name) == "Ada")
        #expect(!screen.model.canUndo)
        screen.events.send(.redo)
        #expect(settings.value(of: .name) == "Bob")
    }

    @Test("what is no value stays as it was typed, with what is wrong, and never reaches the file")
    func validation() {
        screen.query.send("count")
        let before = sample.text
        screen.events.send(.change(key: "list.count", word: "70"))
        #expect(sample.text == before)
        #expect(text().contains("Count 70"))
        #expect(text().contains("! expected a whole number from 1 to 9, found `70`"))
        #expect(text(_: .russian).contains("! ожидается целое число от 1 до 9, найдено `70`"))
        screen.events.send(.change(key: "list.count", word: "7"))
        #expect(screen.model.drafts.isEmpty)
        #expect(settings.value(of: .count) == 7)
    }

    @Test("what the disk refuses is said, and nothing can be undone that did not happen")
    func failure() {
        sample.disk.refuse("/", .full)
        screen.events.send(.change(key: "theme", word: "dark"))
        #expect(text(width: 100).contains("the disk is full"))
        #expect(!screen.model.canUndo)
        sample.disk.refuse("/", nil)
        screen.events.send(.change(key: "theme", word: "dark"))
        #expect(screen.model.failure == nil)
    }

    @Test("changes from outside and problems in the file are on the screen")
    func outside() throws {
        try sample.write("{ \"theme\": \"dark\", \"onn\": 1 }")
        try settings.decide(.count, 8)
        #expect(text(width: 100, height: 40).contains("Theme ‹ Dark ›"))
        #expect(text(width: 120).contains("passed over in the settings: "))
    }

    @Test("a secret is never on the screen, nor told to a screen reader")
    func secret() {
        screen.events.send(.change(key: "token", word: "s3cret"))
        screen.query.send("token")
        let snapshot = snapshot(width: 60, height: 8)
        #expect(snapshot.text.contains("Token ••••••"))
        #expect(!(snapshot.text + snapshot.accessibility + snapshot.svg).contains("s3cret"))
    }

    @Test("the screen can be used unseen in both languages at every width")
    func lint() {
        for language in Language.allCases {
            for width in [30, 60, 120] {
                #expect(snapshot(width: width, height: 60, language).lint == [], "\(language) at \(width)")
            }
        }
        screen.query.send("theme")
        #expect(snapshot(width: 60, height: 6).accessibility.contains("picker \"Theme\" = Light"))
    }

    @Test("settings that can all be put back are told apart unseen")
    func severalResets() {
        screen.events.send(.change(key: "token", word: "s3cret"))
        let snapshot = snapshot(width: 60, height: 60)
        #expect(snapshot.text.matches(of: #/\[ Reset \]/#).count == 2)
        #expect(snapshot.lint == [])
    }

    @Test("the model alone decides: nothing without an event, nothing for what is there already")
    func decisions() {
        var model = SettingsModel(settings)
        #expect(model.shouldDecide == nil)
        model.event = .change(key: "theme", word: "light")
        #expect(model.shouldDecide == nil)
        model.event = .change(key: "no.such", word: "x")
        #expect(model.shouldDecide == nil)
        model.event = .change(key: "theme", word: "dark")
        #expect(
            model.shouldDecide?.step
                == SettingsStep(key: "theme", before: .choice("light"), after: .choice("dark")))
        model.event = .undo
        #expect(model.shouldDecide == nil)
    }

    @Test("a screen that is gone keeps nothing alive")
    func lifetime() {
        var short: SettingsController? = SettingsController(settings, in: kernel)
        weak let gone = short
        short = nil
        #expect(gone == nil)
        screen.events.send(.change(key: "theme", word: "dark"))
    }
}
