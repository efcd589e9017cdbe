import LocalizationKit
import Testing
import TextViewKitInterface

@testable import TextViewKit

@Suite("What the environment says of the person")
struct SurroundingsTests {
    @Test("the language, movement and the ground")
    func person() {
        #expect(EnvironmentValues(["LANG": "ru_RU.UTF-8"]).language == .russian)
        #expect(!EnvironmentValues([:]).reduceMotion)
        #expect(!EnvironmentValues(["TESSERA_REDUCE_MOTION": ""]).reduceMotion)
        #expect(EnvironmentValues(["TESSERA_REDUCE_MOTION": "1"]).reduceMotion)
        #expect(EnvironmentValues([:], isDark: false).colourScheme == .light)
    }

    @Test("a terminal keeps its own colours unless it says how dark it is and has enough of them, or a theme is named")
    func theme() {
        let many = ["TERM": "xterm-256color"]
        let rows: [([String: String], Bool?, Theme)] = [
            (many, true, .dark), (many, false, .light), (many, nil, .terminal), (["TERM": "xterm"], true, .terminal),
            (["TERM": "xterm-256color", "NO_COLOR": "1"], true, .terminal),
            (["TERM": "xterm", "TESSERA_THEME": "high contrast light"], nil, .highContrastLight),
            (["TERM": "xterm-256color", "TESSERA_THEME": "terminal"], true, .terminal),
            (["TERM": "xterm-256color", "TESSERA_THEME": "no such"], true, .dark),
        ]
        for (environment, isDark, theme) in rows {
            #expect(Theme(environment, isDark: isDark) == theme, "\(environment)")
        }
    }
}
