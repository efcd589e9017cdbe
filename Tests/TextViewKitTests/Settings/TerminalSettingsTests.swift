import LocalizationKit
import SettingsInterface
import SettingsTesting
import Testing
import TextViewKitInterface

@testable import TextViewKit

@MainActor
@Suite("what people decide about screens")
struct TerminalSettingsTests {
    private let settings = MemorySettings(TerminalSettings.definitions)

    private var view: some View {
        EnvironmentReader { environment in
            Text("\(environment.colourScheme.rawValue) \(environment.reduceMotion)").foreground(.rgb(255, 0, 0))
        }
    }

    private func render(_ format: RenderFormat = .text) -> String {
        OneShotRenderer(settings: settings).render(
            view, size: Size(width: 20, height: 1), environment: EnvironmentValues(), as: format)
    }

    @Test("theme, motion and colours reach what is rendered, at once")
    func rendered() throws {
        #expect(render() == "dark false\n")
        try settings.decide(TerminalSettings.theme, .highContrastLight)
        try settings.decide(TerminalSettings.reduceMotion, true)
        #expect(render() == "light true\n")
        let rows: [(ColourChoice, String)] = [
            (.auto, "\u{1B}[38;2;255;0;0m"), (.all, "\u{1B}[38;2;255;0;0m"), (.many, "\u{1B}[38;5;196m"),
            (.none, "light"),
        ]
        for (choice, start) in rows {
            try settings.decide(TerminalSettings.colours, choice)
            #expect(render(.ansi).hasPrefix(start), "\(choice)")
        }
    }

    @Test("a program learns of them by the variables that terminals use")
    func variables() throws {
        let terminal = ["TERM": "xterm-256color", "NO_COLOR": "1", "TESSERA_THEME": "old"]
        #expect(TerminalSettings.variables(terminal, as: nil) == terminal)
        #expect(TerminalSettings.variables(terminal, as: settings)["TESSERA_THEME"] == nil)
        try settings.decide(TerminalSettings.theme, .highContrastDark)
        try settings.decide(TerminalSettings.reduceMotion, true)
        let rows: [(ColourChoice, ColourDepth)] = [
            (.auto, .none), (.none, .none), (.few, .ansi), (.many, .indexed), (.all, .trueColour),
        ]
        for (choice, depth) in rows {
            try settings.decide(TerminalSettings.colours, choice)
            let variables = TerminalSettings.variables(terminal, as: settings)
            #expect(ColourDepth(environment: variables) == depth, "\(choice)")
            #expect(variables["TESSERA_THEME"] == "high contrast dark")
            #expect(variables["TESSERA_REDUCE_MOTION"] == "true")
        }
    }
}
