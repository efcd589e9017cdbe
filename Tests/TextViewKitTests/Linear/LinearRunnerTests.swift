import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import SettingsInterface
import SettingsTesting
import Testing
import TextViewKitInterface

@testable import TextViewKit

@Suite("Screens in plain lines over input and output")
@MainActor
struct LinearRunnerTests {
    private let form = Form()
    private let loop = VirtualLoop()

    private func run(
        _ lines: [String], settings: (any Settings)? = nil, content: @escaping @MainActor (any OpenScreen) -> some View
    ) async throws -> (exit: ScreenExit, output: String) {
        let output = CapturedOutput()
        let invocation = Invocation(
            arguments: [], environment: ["TESSERA_A11Y": "linear"], executable: "tessera", input: ScriptedInput(lines),
            output: output, errors: CapturedOutput())
        let drawn = ScreenRunner(invocation: invocation, loop: loop) { content, _ in LiveRuntime(content: content) }
        let maker = ScreenMaker(variables: invocation.environment, settings: settings)
        let exit = try await ScreenChoice(invocation: invocation, loop: loop, maker: maker, drawn: drawn).run(
            ScreenOptions(), content: content)
        return (exit, output.text)
    }

    @Test("the bell rings on a terminal while there is a screen, and nowhere else")
    func bell() async throws {
        for isTerminal in [true, false] {
            let captured = CapturedRun(environment: ["TESSERA_A11Y": "linear"], isTerminal: isTerminal)
            let bell = ScreenBell()
            let drawn = ScreenRunner(invocation: captured.invocation, loop: loop) { content, _ in
                LiveRuntime(content: content)
            }
            let maker = ScreenMaker(variables: captured.invocation.environment, settings: nil)
            let choice = ScreenChoice(
                invocation: captured.invocation, loop: loop, maker: maker, bell: bell, drawn: drawn)
            bell.ring()
            #expect(captured.output.text.isEmpty)
            _ = try await choice.run(ScreenOptions()) { screen in
                bell.ring()
                screen.close()
                return Text("hello")
            }
            let text = captured.output.text
            #expect(text.contains("\u{07}") == isTerminal)
            bell.ring()
            #expect(captured.output.text == text)
        }
    }

    @Test("a script of lines gets through a screen, and the end of the input ends it")
    func script() async throws {
        let result = try await run(["sound", "1"]) { [form] _ in
            Toggle("Sound", isOn: form.isOn, onChange: form.sets { $0.isOn = $1 })
        }
        #expect(result.exit == .closed)
        #expect(
            result.output == """
                [1] Sound, toggle, off
                >\u{20}
                [1] Sound, toggle, on
                >\u{20}
                [1] Sound, toggle, off
                >\u{20}

                """)
    }

    @Test("the screen can close itself, and the person can quit")
    func closing() async throws {
        let closed = try await run(["close it", "never read"]) { screen in Button("Close it") { screen.close() } }
        #expect(closed.output == "[1] Close it, button\n> \nnothing changed\n")
        let quit = try await run(["quit", "never read"]) { _ in Text("x") }
        #expect(quit.output == "x\n> \nclosed\n")
    }

    @Test("another language is spoken from the moment on in which it is decided")
    func language() async throws {
        let language = Setting.choice("language", title: "", help: "", default: Language.english) { _ in "" }
        let settings = MemorySettings(TerminalSettings.definitions + [language.definition])
        let result = try await run(["russian", "где"], settings: settings) { _ in
            Button(LocalizedText(en: "Russian", ru: "Английский")) {
                try? settings.decide("language", .choice(Language.russian.rawValue))
            }
        }
        #expect(
            result.output == """
                [1] Russian, button
                >\u{20}
                [1] Английский, кнопка
                >\u{20}
                сейчас: [1] Английский, кнопка
                >\u{20}

                """)
    }

    @Test("no control character of a text reaches the terminal")
    func filtered() async throws {
        let result = try await run([]) { _ in Text("a\u{1B}[31mb").accessibilityLabel("a\u{1B}[31mb\u{9B}c") }
        #expect(!result.output.contains("\u{1B}"))
        #expect(!result.output.contains("\u{9B}"))
    }
}
