import FeatureKitInterface
import FeatureKitTesting
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

/// A session on a terminal in memory, in virtual time.
@MainActor
final class SessionStage {
    let terminal: ScriptedTerminal
    let loop = VirtualLoop()
    let screen = ScriptedScreen()
    let session: ScreenSession

    init(
        _ size: Size = Size(width: 20, height: 5), _ extent: ScreenOptions.Extent = .full,
        answers: TerminalAnswers = .modern, confirmsInterrupt: Bool = false,
        patience: String? = nil
    ) throws {
        terminal = ScriptedTerminal(size, answers: answers)
        var environment = ["TERM": "xterm-256color"]
        environment["TESSERA_TERMINAL_PATIENCE"] = patience
        session = ScreenSession(
            terminal, loop, ScreenOptions(extent, title: "stage", confirmsInterrupt: confirmsInterrupt),
            environment: environment
        ) { [screen] traits in
            screen.traits = traits
            return screen
        }
        try session.open()
        settle()
    }

    /// Lets the session read all that is there.
    func settle() {
        while terminal.hasInput { loop.makeReady(terminal.descriptor, for: .reading) }
    }

    func type(_ text: String) {
        terminal.type(text)
        settle()
    }

    /// Lets the screen say that it changed, and the loop have another turn.
    func change() {
        screen.onChange?()
        loop.advance(by: .zero)
    }

    /// Lets the time of a frame go by.
    func nextFrame() { loop.advance(by: .milliseconds(17)) }
}
