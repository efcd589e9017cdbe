import FeatureKitInterface
import FeatureKitTesting
import Testing
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

@MainActor
@Suite("a tap on a screen on a terminal")
struct TapTests {
    /// What may happen between two reads.
    enum Pause: CaseIterable, Sendable {
        case none, frame, change, slowLine
    }

    /// Two buttons one below the other, on a terminal in memory.
    @MainActor
    private final class Board {
        let terminal = ScriptedTerminal(Size(width: 20, height: 3))
        let loop = VirtualLoop()
        private(set) var taps = 0
        private var note = "first"
        private var session: ScreenSession?
        private var screen: LiveRuntime?

        init() throws {
            let screen = LiveRuntime { [weak self] in
                VStack(alignment: .leading) {
                    Text(self?.note ?? "")
                    Button("Other") {}
                    Button("Tap") { self?.taps += 1 }
                }
            }
            let session = ScreenSession(
                terminal, loop, ScreenOptions(.full), environment: ["TERM": "xterm-256color"]
            ) { _ in screen }
            (self.session, self.screen) = (session, screen)
            try session.open()
            settle()
        }

        func type(_ text: Substring) {
            if !text.isEmpty { terminal.type(String(text)) }
            settle()
        }

        func pause(_ pause: Pause) {
            switch pause {
            case .none: break
            case .frame: loop.advance(by: .milliseconds(17))
            case .change:
                note = "second"
                screen?.contentChanged()
                loop.advance(by: .milliseconds(17))
            case .slowLine: loop.advance(by: .milliseconds(400))
            }
        }

        private func settle() {
            while terminal.hasInput { loop.makeReady(terminal.descriptor, for: .reading) }
            loop.advance(by: .zero)
        }
    }

    @Test(
        "acts once, however its bytes are divided into reads and whatever is drawn between them",
        arguments: Pause.allCases)
    func divided(pause: Pause) throws {
        // SGR: the left button goes down and up in the third column of the third row.
        let bytes = "\u{1B}[<0;3;3M\u{1B}[<0;3;3m"
        for index in bytes.indices {
            let board = try Board()
            #expect(board.terminal.screen.rows[2] == "[ Tap ]")
            board.type(bytes[..<index])
            board.pause(pause)
            board.type(bytes[index...])
            #expect(board.taps == 1, "divided before byte \(bytes.distance(from: bytes.startIndex, to: index))")
        }
    }

    @Test("acts once, when the mouse moves a little meanwhile, and not when it goes up elsewhere")
    func moved() throws {
        for (between, end, taps) in [("\u{1B}[<35;3;3M", "3;3", 1), ("\u{1B}[<32;5;3M", "5;3", 1), ("", "3;2", 0)] {
            let board = try Board()
            board.type("\u{1B}[<0;3;3M\(between)\u{1B}[<0;\(end)m")
            #expect(board.taps == taps)
        }
    }
}
