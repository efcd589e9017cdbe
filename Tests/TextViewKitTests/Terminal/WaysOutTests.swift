import FeatureKitTesting
import Glibc
import Testing
import TextViewKitInterface
import TextViewKitTesting

/// Each way out is taken by a real program in a real pseudo-terminal.
@Suite("a terminal after its program is gone")
struct WaysOutTests {
    private func start(_ words: String..., environment: [String: String] = [:]) async throws -> TerminalProgram {
        let program = try TerminalProgram(
            ChildProgram.beside("ScreenProgram"), words, environment: environment, size: Size(width: 80, height: 8))
        try await program.wait { $0.text.hasPrefix("ready model(1)") }
        return program
    }

    private func printed(_ program: TerminalProgram) -> String {
        (program.screen.scrollback + program.screen.rows).joined(separator: "\n")
    }

    private func expectSane(_ program: TerminalProgram) {
        let screen = program.screen
        #expect(!screen.isAlternate && screen.isCursorVisible, "\(screen.text)")
        #expect(screen.modes == [] && screen.keyboardDepth == 0 && screen.modifyOtherKeys == 0)
        #expect(screen.title == "" && screen.faults == [])
        #expect(program.isCooked)
    }

    @Test("it is as before, the status is kept, and messages are read on it", arguments: WayOut.all)
    func waysOut(way: WayOut) async throws {
        let program = try await start("full")
        #expect(program.screen.isAlternate && !program.isCooked)
        program.send(way.keys)
        way.signals.forEach(program.signal)
        #expect(way.statuses.contains(try await program.end()))
        expectSane(program)
        #expect(printed(program).contains(way.message))
    }

    @Test("the same from some lines below the prompt", arguments: WayOut.all)
    func waysOutOfLines(way: WayOut) async throws {
        let program = try await start("lines", "3")
        program.send(way.keys)
        way.signals.forEach(program.signal)
        #expect(way.statuses.contains(try await program.end()))
        expectSane(program)
        #expect(printed(program).contains(way.message))
        #expect(program.screen.cursor.x == 0, "the prompt of the shell begins a line of its own")
    }

    @Test("Swift's backtracer neither asks nor takes the terminal, unless somebody asks for it")
    func backtracer() async throws {
        let program = try await start("full", environment: ["SWIFT_BACKTRACE": ""])
        program.send("F")
        #expect([132, 133].contains(try await program.end()))
        expectSane(program)
        #expect(printed(program).contains("Fatal error: told to"))
        #expect(!printed(program).contains("Press space"))
    }

    @Test("a program that hangs ends with the second signal, and puts everything back")
    func hanging() async throws {
        let program = try await start("full")
        program.send("H")
        // The key is drawn never, because the program hangs within it; equal signals that wait together become one.
        program.signal(SIGTERM)
        while program.isRunning { program.signal(SIGTERM) }
        #expect(try await program.end() == 143)
        expectSane(program)
    }

    @Test("a window that is closed ends the program as SIGHUP does")
    func hangUp() async throws {
        let program = try await start("full")
        program.hangUp()
        #expect(try await program.end() == 129)
    }

    @Test("Ctrl-Z and fg: the shell has its terminal between, and the screen comes back whole, without a key lost")
    func jobControl() async throws {
        let shell = try TerminalProgram(
            "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"], environment: ["PS1": "> "],
            size: Size(width: 60, height: 12))
        try await shell.wait { $0.text.hasSuffix(">") }
        shell.send("\(ChildProgram.beside("ScreenProgram")) full\n")
        try await shell.wait { $0.isAlternate && $0.text.hasPrefix("ready") }
        shell.send("\u{1A}")
        try await shell.wait { !$0.isAlternate && $0.text.contains("Stopped") && $0.text.hasSuffix(">") }
        expectSane(shell)
        shell.send("fg\n")
        let screen = try await shell.wait { $0.isAlternate && $0.text.contains("ready") }
        #expect(screen.modes.contains(1006) && screen.keyboardDepth == 1)
        shell.send("k")
        try await shell.wait { $0.text.contains(#"key character("k") 0"#) }
        shell.send("\u{11}")
        try await shell.wait { !$0.isAlternate && $0.text.hasSuffix(">") }
        expectSane(shell)
        shell.send("echo status $?; exit\n")
        try await shell.wait { $0.text.contains("status 0") }
        _ = try await shell.end()
    }

    @Test("resizes of the window reach the screen, and what is typed reaches it in order")
    func resize() async throws {
        let program = try await start("full")
        program.resize(to: Size(width: 50, height: 6))
        try await program.wait { $0.text.contains("size 50x6") }
        program.send("C")
        program.send("ab👨‍👩‍👧\u{1B}[200~p\rq\u{1B}[201~\u{1B}[<0;3;2M")
        let screen = try await program.wait { $0.text.contains("mouse") }
        #expect(
            screen.rows == [
                #"key character("C") 0"#, #"key character("a") 0"#, #"key character("b") 0"#,
                #"key character("👨‍👩‍👧") 0"#, #"paste "p\nq""#, "mouse press(1) 2 1",
            ])
        program.send("\u{11}")
        #expect(try await program.end() == 0)
    }
}
