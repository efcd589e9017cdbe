import FeatureKitInterface
import Testing

@testable import Assembler

@Suite("one line of progress")
@MainActor
struct ProgressLineTests {
    /// A screen, or a file, that keeps what is written.
    private final class Screen: TextOutput {
        let isTerminal: Bool
        let columns: Int?
        private(set) var text = ""

        init(isTerminal: Bool = true, columns: Int?) {
            (self.isTerminal, self.columns) = (isTerminal, columns)
        }

        func write(_ text: String) { self.text += text }
    }

    @Test("each text takes the place of the last one, and the last one goes away once")
    func replaced() {
        let screen = Screen(columns: 20)
        let line = ProgressLine(screen)
        line.clear()
        line.show("one")
        line.show("two")
        line.clear()
        line.clear()
        #expect(screen.text == "\r\u{1B}[Kone\r\u{1B}[Ktwo\r\u{1B}[K")
    }

    @Test("a text ends before the last column, where a terminal would go to the next line")
    func cut() {
        let rows = [(10, 9), (1, 0), (nil, 79)]
        for (columns, length) in rows {
            let screen = Screen(columns: columns)
            ProgressLine(screen).show(String(repeating: "x", count: 100))
            #expect(screen.text == "\r\u{1B}[K" + String(repeating: "x", count: length))
        }
    }

    @Test("what is no terminal gets nothing")
    func file() {
        let screen = Screen(isTerminal: false, columns: 20)
        let line = ProgressLine(screen)
        line.show("one")
        line.clear()
        #expect(screen.text == "")
    }
}
