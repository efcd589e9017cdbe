import FeatureKitInterface
import FeatureKitTesting
import Glibc
import Testing
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

@MainActor
@Suite("a screen in the lines below the prompt")
struct LineSurfaceTests {
    private func stage(_ size: Size = Size(width: 20, height: 5), lines: Int = 3) throws -> SessionStage {
        let terminal = try SessionStage(size, .lines(lines))
        terminal.nextFrame()
        return terminal
    }

    private func draw(_ lines: [String], on stage: SessionStage) {
        stage.screen.lines = lines
        stage.change()
        stage.nextFrame()
    }

    @Test("it takes no alternate screen, no mouse and no title, and its last frame stays")
    func stays() async throws {
        let stage = try stage()
        #expect(!stage.terminal.screen.isAlternate)
        #expect(stage.terminal.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
        draw(["one", "two"], on: stage)
        #expect(stage.terminal.screen.text == "one\ntwo")
        // The key and the end come in one read, in which there is no time for a frame.
        stage.type("!\u{11}")
        #expect(await stage.session.ended() == .closed)
        stage.terminal.show("$ ")
        #expect(stage.terminal.screen.rows == ["one!", "two", "$", "", ""])
        #expect(stage.terminal.screen.title == "" && stage.terminal.screen.faults == [])
    }

    @Test("it grows and shrinks with what it shows, and scrolls what is above into the scrollback")
    func grows() throws {
        let terminal = ScriptedTerminal(Size(width: 20, height: 4))
        terminal.show("first\r\nsecond\r\n$ run\r\n")
        let surface = LineSurface(TerminalCapabilities(), reflows: true, limit: 3)
        let screen = ScriptedScreen()
        for lines in [["a"], ["a", "b", "c"], ["x"], ["x", "y"]] {
            screen.lines = lines
            surface.show(
                screen.frame(size: surface.frameSize(in: Size(width: 20, height: 4)), at: .zero),
                in: Size(width: 20, height: 4))
            terminal.show(String(decoding: surface.output.withBytes(Array.init), as: UTF8.self))
        }
        #expect(terminal.screen.scrollback == ["first", "second"])
        #expect(terminal.screen.rows == ["$ run", "x", "y", ""])
        #expect(terminal.screen.faults == [])
    }

    @Test("a frame that is higher than the terminal shows its last lines, without clearing and replaying")
    func tail() throws {
        let stage = try stage(Size(width: 20, height: 24), lines: 207)
        let before = stage.terminal.writes.joined().count
        draw((1...207).map { "line \($0)" }, on: stage)
        #expect(stage.terminal.screen.rows == (184...207).map { "line \($0)" })
        #expect(stage.terminal.screen.scrollback == [])
        #expect(stage.terminal.writes.joined().count - before < 24 * 40)
        let drawn = stage.terminal.writes.joined().count
        draw((1...206).map { "line \($0)" } + ["LAST"], on: stage)
        #expect(stage.terminal.screen.rows.last == "LAST")
        #expect(stage.terminal.writes.joined().count - drawn < 24 * 6, "only the changed line is written")
    }

    @Test("columns shrink while lines are printed above: no copies in the scrollback, and what was above stays")
    func dragResize() throws {
        let stage = try stage(Size(width: 80, height: 8))
        let bar = String(repeating: "=", count: 78)
        draw([bar, "status"], on: stage)
        for width in stride(from: 79, through: 40, by: -1) {
            stage.session.print(above: "log \(width)")
            stage.terminal.resize(to: Size(width: width, height: 8))
            stage.loop.send(signal: SIGWINCH)
            stage.nextFrame()
        }
        let screen = stage.terminal.screen
        let all = screen.scrollback + screen.rows
        #expect(all.filter { $0.hasPrefix("log") } == (40...79).reversed().map { "log \($0)" })
        #expect(all.filter { $0.contains("=") } == [String(repeating: "=", count: 40)])
        #expect(all.filter { $0 == "status" }.count == 1)
        #expect(screen.faults == [])
    }

    @Test("the caret stands where the screen wants it, and a narrower window leaves no ghosts of the lines above it")
    func caret() throws {
        let stage = try stage(Size(width: 20, height: 6))
        stage.terminal.show("")
        stage.screen.caret = Point(x: 3, y: 1)
        draw([String(repeating: "a", count: 18), "name"], on: stage)
        #expect(stage.terminal.screen.cursor == Point(x: 3, y: 1) && stage.terminal.screen.isCursorVisible)
        stage.terminal.resize(to: Size(width: 10, height: 6))
        stage.loop.send(signal: SIGWINCH)
        stage.nextFrame()
        #expect(stage.terminal.screen.text == "aaaaaaaaaa\nname")
        #expect(stage.terminal.screen.cursor == Point(x: 3, y: 1))
        stage.type("\u{11}")
        stage.terminal.show("$")
        #expect(stage.terminal.screen.text == "aaaaaaaaaa\nname\n$")
    }

    @Test("after a stop it is drawn anew below what the shell wrote")
    func suspension() throws {
        let stage = try stage(Size(width: 20, height: 8))
        draw(["one", "two"], on: stage)
        stage.terminal.whileStopped = { stage.terminal.show("$ fg\r\n") }
        stage.type("\u{1A}")
        stage.nextFrame()
        #expect(stage.terminal.screen.text == "one\ntwo\n$ fg\none\ntwo")
    }
}
