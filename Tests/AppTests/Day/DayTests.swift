import FeatureKitTesting
import Foundation
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("a day with the assembled app")
struct DayTests {
    @Test("first run, sign-in, board, tap, conversion, call, picture, restart: everything where it was")
    func day() async throws {
        let home = try AppHome.ofNewcomer()
        let day = try DayAtTheScreen(home)
        try await day.begin()
        try await day.lookAtTheBoard()
        try await day.tapTheBoard()
        try await day.convert()
        try await day.answerACall()
        try await day.hangUp()
        try await day.lookAtAPicture()
        try await day.leave()
        let next = try DayAtTheScreen(home)
        try await next.findEverythingWhereItWas()
        try await next.leave()
    }

    @Test("the same day in plain lines")
    func lines() async throws {
        let home = try AppHome.ofNewcomer()
        let day = try DayInLines(home)
        try await day.begin()
        try await day.lookAtTheBoard()
        try await day.convert()
        try await day.answerACall()
        try await day.lookAtAPicture()
        try await day.leave()
        let next = try DayInLines(home)
        try await next.findEverythingWhereItWas()
        try await next.leave()
    }

    @Test("killed in the middle of a call, stopped and brought back, squeezed and widened: nothing lost, nothing stuck")
    func interrupted() async throws {
        let home = try AppHome.ofNewcomer()
        let shell = try ShellSession(home)
        let day = DayAtTheScreen(home, in: shell.program)
        try await shell.type("\"$TESSERA\"")
        try await day.begin()
        try await day.lookAtTheBoard()
        try await day.tapTheBoard()
        try await day.convert()
        try await squeeze(shell.program)
        try await stop(shell)
        try await day.answerACall()
        try await day.lookAtAPicture()
        try await home.waitUntilKept("gallery", #""picture":"night""#)
        kill(try shell.foregroundProcess(), SIGKILL)
        // Whoever was killed left the terminal as it was; the shell takes it back.
        try await shell.program.wait { $0.text.contains("Killed") }
        let next = try DayAtTheScreen(home)
        try await next.program.wait { $0.text.contains("The last run ended without a word") }
        try await next.findEverythingWhereItWas()
        // The call that was cut off is over, and another one comes through.
        #expect(try home.run("call", "list").output == "")
        #expect(try home.run("call", "push", "--from", DayAtTheScreen.caller, "--name", "Eve").status == 0)
        try await next.program.wait { $0.text.contains("Incoming call") && $0.text.contains("Eve") }
        next.program.send("\u{1B}d")
        try await next.program.wait { !$0.text.contains("Incoming call") && $0.text.contains("Ada") }
        try await next.leave()
    }

    /// A window of 20 columns and 5 rows, and back.
    private func squeeze(_ program: TerminalProgram) async throws {
        program.resize(to: Size(width: 20, height: 5))
        try await program.wait { $0.size.width == 20 && $0.text.contains("Converter") }
        program.resize(to: Size(width: 100, height: 30))
        try await program.wait { $0.text.contains("▸¤ Converter") && $0.text.contains("1,000.00 USD = 934.14 EUR") }
    }

    /// Ctrl-Z gives the shell its terminal, and `fg` gives it back.
    private func stop(_ shell: ShellSession) async throws {
        shell.program.send("\u{1A}")
        try await shell.type("echo here")
        try await shell.program.wait { $0.text.contains("\nhere\n") && $0.isCursorVisible }
        try await shell.type("fg")
        try await shell.program.wait { $0.isAlternate && $0.text.contains("1,000.00 USD = 934.14 EUR") }
    }

    @Test("a disk that takes nothing: what was kept is there, the day goes on, and what cannot be kept is said")
    func fullDisk() async throws {
        let home = try AppHome.ofNewcomer()
        let first = try DayAtTheScreen(home)
        try await first.begin()
        try await first.lookAtTheBoard()
        try await first.leave()
        let shell = try ShellSession(home)
        // A limit of no bytes for files refuses every write, whoever writes. Without a folder for temporary files the thread
        // sanitizer does without one; with it, its first write would end the program.
        try await shell.type("trap '' XFSZ; ulimit -f 0; TMPDIR=/nowhere \"$TESSERA\"")
        let day = DayAtTheScreen(home, in: shell.program)
        try await day.program.wait { $0.text.contains("▸⌂ Home") && $0.text.contains("at 00:10:00") }
        try await day.convert()
        try await day.answerACall()
        try await day.hangUp()
        try await day.lookAtAPicture()
        day.program.send("\u{1B}5")
        try await day.program.wait { $0.text.contains("▸@ Profile") && $0.text.contains("Ada") }
        day.program.send("\u{11}")
        try await day.program.wait { !$0.isAlternate && $0.text.hasSuffix("ready>") }
    }

    @Test("a store that may only be read: it is said, nothing is lost, and what is done is kept as soon as it may be")
    func readOnly() async throws {
        let home = try AppHome.ofNewcomer()
        let first = try DayAtTheScreen(home)
        try await first.begin()
        try await first.lookAtTheBoard()
        try await first.leave()
        let before = home.kept(in: "converter")
        try home.allowWriting(false)
        defer { try? home.allowWriting(true) }
        let day = DayAtTheScreen(home, in: try home.openBound(size: Size(width: 100, height: 30)))
        try await day.program.wait { $0.text.contains("what you do now is not kept: ") }
        try await day.program.wait { $0.text.contains("▸⌂ Home") && $0.text.contains("at 00:10:00") }
        try await day.convert()
        try await day.lookAtAPicture()
        #expect(home.kept(in: "converter") == before)
        try home.allowWriting(true)
        day.program.send("\u{1B}3")
        try await day.program.wait { $0.text.contains("1,000.00 USD = 934.14 EUR") }
        day.program.send("0")
        try await day.program.wait {
            $0.text.contains("10,000.00 USD") && $0.text.contains("what you do is kept again")
        }
        try await day.leave()
        #expect(home.kept(in: "converter").contains(#""amount":"10000""#))
        let next = try DayAtTheScreen(home)
        try await next.program.wait { $0.text.contains("▸¤ Converter") && $0.text.contains("10,000.00 USD") }
        try await next.leave()
    }
}
