import FeatureKitInterface
import FeatureKitTesting
import Glibc
import Testing
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

@MainActor
@Suite("a screen on a terminal")
struct ScreenSessionTests {
    @Test("a terminal of today is asked, told what it can do, and shows the first frame in the same turn")
    func beginning() throws {
        let stage = try SessionStage()
        #expect(stage.terminal.screen.text == "hello")
        #expect(stage.terminal.screen.isAlternate)
        #expect(stage.terminal.screen.modes == [1000, 1002, 1003, 1004, 1006, 2004, 2027, 2048])
        #expect(stage.terminal.screen.keyboardDepth == 1)
        #expect(stage.terminal.screen.title == "stage")
        #expect(!stage.terminal.screen.isCursorVisible)
        #expect(stage.terminal.screen.faults == [])
        #expect(stage.screen.traits?.version == "model(1)")
        #expect(stage.screen.traits?.isDark == true)
        #expect(stage.screen.frames == [.zero])
        #expect(stage.loop.nextDeadline == nil)
    }

    @Test("a terminal that only answers what all answer gets xterm's keyboard")
    func oldTerminal() throws {
        let stage = try SessionStage(answers: .attributes)
        #expect(stage.terminal.screen.text == "hello")
        #expect(stage.terminal.screen.modifyOtherKeys == 1)
        #expect(stage.terminal.screen.keyboardDepth == 0)
        stage.type("\u{11}")
        #expect(stage.terminal.screen.modifyOtherKeys == 0)
    }

    @Test("a terminal that answers nothing shows its frame after 100 ms, and is asked for nothing that it may misread")
    func silence() throws {
        let stage = try SessionStage(answers: .silent)
        stage.loop.advance(by: .milliseconds(99))
        #expect(stage.terminal.screen.text == "")
        stage.type("a")
        stage.loop.advance(by: .milliseconds(1))
        #expect(stage.terminal.screen.text == "helloa")
        #expect(stage.terminal.screen.modifyOtherKeys == 0)
        #expect(stage.screen.frames == [.milliseconds(100)])
    }

    @Test(
        "a terminal behind a slow line gets the milliseconds that the environment names, and nonsense the usual ones",
        arguments: [("2000", 2000), ("0", 0), ("-5", 0), ("", 100), ("long", 100), ("99999999", 600_000)])
    func patience(written: String, milliseconds: Int) throws {
        let stage = try SessionStage(answers: .silent, patience: written)
        if milliseconds > 0 {
            stage.loop.advance(by: .milliseconds(milliseconds - 1))
            #expect(stage.screen.frames == [])
        }
        stage.loop.advance(by: .milliseconds(milliseconds > 0 ? 1 : 0))
        #expect(stage.screen.frames == [.milliseconds(milliseconds)])
        let answering = try SessionStage(patience: written)
        #expect(answering.screen.frames == [.zero])
    }

    @Test("answers that come late reach nobody, and the key after them does")
    func lateAnswers() throws {
        let stage = try SessionStage(answers: .silent)
        stage.loop.advance(by: .milliseconds(100))
        stage.type("\u{1B}[?62;22c\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}P>|late\u{1B}\\\u{1B}[?2026;2$yx")
        #expect(stage.screen.events == [.typing("x")])
        #expect(stage.screen.traits?.version == "")
    }

    @Test("the mouse is offered first to whom it was promised, and the rest is the screen's")
    func offeredMouse() throws {
        let stage = try SessionStage()
        var offered: [MouseEvent] = []
        stage.session.offerMouse { event, size in
            offered.append(event)
            return size == Size(width: 20, height: 5) && event.position.x == 0
        }
        // SGR: the left button pressed in the first column, dragged to the fourth (32 more), released there.
        stage.type("\u{1B}[<0;1;2M\u{1B}[<32;4;2M\u{1B}[<0;4;2m")
        let rest = [MouseEvent(.drag(1), at: Point(x: 3, y: 1)), MouseEvent(.release(1), at: Point(x: 3, y: 1))]
        #expect(offered == [MouseEvent(.press(1), at: Point(x: 0, y: 1))] + rest)
        #expect(stage.screen.events == rest.map { .mouse($0) })
        stage.screen.holdsMouse = true
        stage.type("\u{1B}[<32;1;2M")
        #expect(offered.count == 3)
        #expect(stage.screen.events.last == .mouse(MouseEvent(.drag(1), at: Point(x: 0, y: 1))))
    }

    @Test("each key, click and paste is told before it acts, and nothing that the terminal says by itself")
    func observedInput() throws {
        let stage = try SessionStage()
        var seen: [Int] = []
        stage.session.observeInput { seen.append(stage.screen.events.count) }
        stage.type("a\u{1B}[<0;1;2M\u{1B}[200~text\u{1B}[201~")
        #expect(seen == [0, 1, 2])
        stage.type("\u{1B}[I\u{1B}[48;5;20;0;0t")
        #expect(seen.count == 3)
        stage.type("\u{11}")
        #expect(seen.count == 4)
    }

    @Test("who looks at a screen sees its parts, how many frames it drew, and the bytes of the last one")
    func inspection() throws {
        let silent = try SessionStage(answers: .silent)
        #expect(silent.session.inspect() == nil)
        let stage = try SessionStage()
        stage.screen.parts = [.init(depth: 0, name: "text", frame: Rect(width: 5, height: 1))]
        let before = stage.terminal.writes.count
        stage.nextFrame()
        stage.type("x")
        let bytes = stage.terminal.writes[before...].reduce(0) { $0 + $1.count }
        let expected = ScreenInspection(parts: stage.screen.parts, frames: 2, duration: .zero, bytes: bytes)
        #expect(stage.session.inspect() == expected)
        #expect(bytes > 0)
    }

    @Test("everything is put back at the end", arguments: [TerminalAnswers.modern, .attributes, .silent])
    func restoration(answers: TerminalAnswers) async throws {
        let stage = try SessionStage(answers: answers)
        stage.loop.advance(by: .milliseconds(100))
        stage.type("\u{11}")
        #expect(await stage.session.ended() == .closed)
        let screen = stage.terminal.screen
        #expect(!screen.isAlternate && screen.isCursorVisible && screen.modes == [] && screen.keyboardDepth == 0)
        #expect(screen.title == "" && screen.faults == [])
        #expect(stage.terminal.log == ["enter", "leave"])
        #expect(stage.loop.watchCount == 0 && stage.loop.nextDeadline == nil)
    }

    @Test("the promise to put things back is right at every moment, also within a frame")
    func interruptedFrame() throws {
        let stage = try SessionStage()
        stage.nextFrame()
        stage.screen.lines = ["one", "two", "three"]
        stage.terminal.room = 9
        stage.change()
        stage.terminal.leave()
        let screen = stage.terminal.screen
        #expect(!screen.isAlternate && screen.isCursorVisible && screen.modes == [] && screen.keyboardDepth == 0)
        #expect(screen.faults == [])
    }

    @Test("Ctrl-C interrupts, Ctrl-Q closes, a cancelled task interrupts, and a terminal that goes away is told")
    func endings() async throws {
        let interrupted = try SessionStage()
        interrupted.type("\u{3}")
        #expect(await interrupted.session.ended() == .interrupted)
        let cancelled = try SessionStage()
        let task = Task { await cancelled.session.ended() }
        task.cancel()
        #expect(await task.value == .interrupted)
        #expect(cancelled.terminal.log == ["enter", "leave"])
        let gone = try SessionStage()
        gone.terminal.isGone = true
        gone.loop.makeReady(gone.terminal.descriptor, for: .reading)
        #expect(await gone.session.ended() == .hungUp)
        let unwritable = try SessionStage()
        unwritable.nextFrame()
        unwritable.terminal.isGone = true
        unwritable.screen.lines = ["x"]
        unwritable.change()
        #expect(await unwritable.session.ended() == .hungUp)
    }

    @Test("where Ctrl-C has to be confirmed the first stroke goes to the screen, and a second one within 3 s closes it")
    func confirmation() async throws {
        let stage = try SessionStage(confirmsInterrupt: true)
        stage.type("\u{3}")
        stage.loop.advance(by: .milliseconds(3001))
        stage.type("\u{3}")
        #expect(stage.terminal.log == ["enter"])
        #expect(stage.screen.events == Array(repeating: .key(KeyPress("c", .control)), count: 2))
        stage.loop.advance(by: .milliseconds(2999))
        stage.type("\u{3}")
        #expect(stage.terminal.log == ["enter", "leave"])
        #expect(await stage.session.ended() == .closed)
    }

    @Test("Ctrl-L draws everything anew, over whatever another program wrote")
    func repainting() throws {
        let stage = try SessionStage()
        stage.nextFrame()
        stage.terminal.show("\u{1B}[2;3Hdirt")
        #expect(stage.terminal.screen.text.contains("dirt"))
        stage.type("\u{C}")
        stage.nextFrame()
        #expect(stage.terminal.screen.text == "hello")
        #expect(stage.screen.events == [])
    }

    @Test("Ctrl-Z gives the terminal to the shell, and comes back with a full frame and no key lost")
    func suspension() throws {
        let stage = try SessionStage()
        stage.nextFrame()
        stage.terminal.whileStopped = {
            let screen = stage.terminal.screen
            #expect(!screen.isAlternate && screen.modes == [] && screen.keyboardDepth == 0 && screen.isCursorVisible)
            #expect(!stage.loop.send(signal: SIGTSTP), "the signal has its own effect now")
            stage.terminal.show("$ fg\r\n")
            stage.terminal.type("k")
        }
        stage.type("\u{1A}")
        stage.settle()
        stage.nextFrame()
        #expect(stage.terminal.log == ["enter", "leave", "stop", "enter"])
        #expect(stage.terminal.screen.text == "hellok")
        #expect(stage.terminal.screen.modes.contains(1006) && stage.terminal.screen.keyboardDepth == 1)
        #expect(stage.screen.events == [.typing("k")])
    }

    @Test("a program that somebody stopped without asking takes the terminal again")
    func continued() throws {
        let stage = try SessionStage()
        stage.nextFrame()
        stage.terminal.show("\u{1B}[2Jgarbage")
        #expect(stage.loop.send(signal: SIGCONT))
        #expect(stage.terminal.screen.text == "hello")
        #expect(stage.terminal.log == ["enter", "raw"])
        stage.type("\u{11}")
        #expect(stage.terminal.screen.keyboardDepth == 0)
    }

    @Test("the mouse is kept within the screen, and given to the terminal's own selection on request")
    func mouse() throws {
        let stage = try SessionStage()
        stage.type("\u{1B}[<0;683;-67M")
        #expect(stage.screen.events == [.mouse(.press(1), 19, 0)])
        stage.nextFrame()
        stage.screen.releasesMouse = true
        stage.screen.lines = ["copy"]
        stage.change()
        #expect(stage.terminal.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
    }

    @Test("copied text goes to the clipboard once, in Base64 (RFC 4648, section 10)")
    func clipboard() throws {
        let stage = try SessionStage()
        for (text, code) in [
            ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy"),
        ] {
            stage.nextFrame()
            stage.screen.copiedText = text
            stage.screen.lines = [text]
            stage.change()
            #expect(stage.terminal.screen.clipboard == code)
        }
    }
}
