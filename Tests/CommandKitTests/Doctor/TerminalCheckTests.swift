import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import Testing

@testable import CommandKit

@Suite("doctor on the terminal")
@MainActor
struct TerminalCheckTests {
    @Test("how many colours there are is told by COLORTERM, else by TERM")
    func colours() {
        let rows: [([String: String], String)] = [
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], "16 million"),
            (["TERM": "xterm", "COLORTERM": "24bit"], "16 million"),
            (["TERM": "xterm-direct"], "16 million"), (["TERM": "tmux-256color"], "256"), (["TERM": "linux"], "16"),
            (["TERM": "vt100"], "none"), (["TERM": "dumb"], "none"), ([:], "none"),
        ]
        for (environment, expected) in rows {
            #expect(TerminalDescription(environment).colours.description == expected, "\(environment)")
        }
    }

    /// Source: POSIX.1-2024, section 8.2: LC_ALL before LC_CTYPE before LANG; an empty one counts as not set.
    @Test("the locale is read in the order of POSIX")
    func locale() {
        let rows: [([String: String], String, Bool)] = [
            (["LC_ALL": "C", "LANG": "en_GB.UTF-8"], "C", false),
            (["LC_ALL": "", "LC_CTYPE": "de_DE.utf8", "LANG": "C"], "de_DE.utf8", true),
            (["LANG": "C.UTF-8"], "C.UTF-8", true), (["LANG": "ru_RU.KOI8-R"], "ru_RU.KOI8-R", false), ([:], "", false),
        ]
        for (environment, locale, isUnicode) in rows {
            let terminal = TerminalDescription(environment)
            #expect(terminal.locale == locale)
            #expect(terminal.isUnicode == isUnicode, "\(environment)")
        }
    }

    @Test("what a terminal cannot do is a warning with a remedy")
    func warnings() async {
        let poor = DoctorFixture(
            environment: ["TERM": "dumb", "LANG": "C", "NO_COLOR": "1"], isTerminal: true, columns: 30)
        let section = await poor.section("terminal")
        #expect(
            section == """
                terminal
                  ok    output   a terminal
                  warn  size     30 columns
                        widen the terminal to 40 columns or more
                  warn  TERM     dumb: nothing can be drawn
                        export TERM=xterm-256color
                  ok    colours  none, NO_COLOR is set
                  warn  locale   C: text may be garbled
                        export LANG=C.UTF-8
                """)
        let file = await DoctorFixture(environment: [:], isTerminal: false, columns: nil).section("terminal")
        #expect(
            file == """
                terminal
                  warn  output   no terminal: an app cannot be shown
                        run it in a terminal
                  ok    size     no columns, lines are not cut
                  warn  TERM     not set
                        export TERM=xterm-256color
                  ok    colours  none
                  warn  locale   not set: text may be garbled
                        export LANG=C.UTF-8
                """)
    }
}
