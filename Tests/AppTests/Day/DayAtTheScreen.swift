import FeatureKitTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

/// What a person does on one day, at a screen.
struct DayAtTheScreen {
    let home: AppHome
    let program: TerminalProgram

    static let phone = "+79153051653"
    static let caller = "+79991234567"

    init(_ home: AppHome) throws {
        self.home = home
        program = try home.open(size: Size(width: 100, height: 30))
    }

    /// The same day goes on in another run.
    init(_ home: AppHome, in program: TerminalProgram) { (self.home, self.program) = (home, program) }

    /// Goes through the welcome, and signs in with the code from the outbox.
    func begin() async throws {
        try await program.wait { $0.text.contains("[ Next ]") }
        program.send("\r")
        try await program.wait { $0.text.contains("[ Begin ]") }
        program.send("\r")
        try await program.wait { $0.text.contains("A code will be sent to your phone") }
        program.send(Self.phone)
        try await program.wait { $0.text.contains("A code was sent to +7 915 305-16-53") }
        program.send(try home.code())
        try await program.wait { $0.text.contains("How may we call you?") }
        program.send("Ada\t\t\r")
        try await program.wait { $0.text.contains("▸⌂ Home") }
    }

    /// The board shows the film where mpv left it.
    func lookAtTheBoard() async throws {
        let screen = try await program.wait { $0.text.contains("at 00:10:00") && $0.text.contains("│Metropolis  The") }
        #expect(screen.text.contains("│Solaris  "))
    }

    /// A click on the button of a widget shows the next film.
    func tapTheBoard() async throws {
        try program.click("[ › ]")
        try await program.wait { $0.text.contains("│The General  Nosferatu") }
    }

    /// Without a network the rates of the program count: 1.0705 dollars a euro.
    func convert() async throws {
        program.send("\u{1B}3")
        try await program.wait { $0.text.contains("▸¤ Converter") && $0.text.contains("100.00 USD = 93.41 EUR") }
        program.send("0")
        try await program.wait {
            $0.text.contains("1,000.00 USD = 934.14 EUR") && $0.text.contains("Could not update exchange rates")
        }
    }

    /// A call comes in over the open tab, is answered, and goes on behind it.
    func answerACall() async throws {
        #expect(try home.run("call", "push", "--from", Self.caller, "--name", "Bob").status == 0)
        try await program.wait { $0.text.contains("Incoming call") && $0.text.contains("Bob") }
        program.send("\u{1B}a")
        try await program.wait { !$0.text.contains("Incoming call") && $0.text.contains("1,000.00 USD") }
        let calls = try home.run("call", "list")
        #expect(calls == ChildProgram.Outcome(status: 0, output: "Bob <\(Self.caller)>  connected  [simulated]\n"))
    }

    func hangUp() async throws {
        #expect(try home.run("call", "hangup").status == 0)
        #expect(try home.run("call", "list").output == "")
    }

    func lookAtAPicture() async throws {
        program.send("\u{1B}4")
        try await program.wait { $0.text.contains("▸▣ Gallery") && $0.text.contains("Night") }
        try program.click("Night")
        try await program.wait {
            $0.text.contains("[ ‹ Back ] Picture") && $0.text.contains(#/Night  .*drawn by the program/#)
        }
    }

    /// Nothing was lost on the way to another run.
    func findEverythingWhereItWas() async throws {
        try await program.wait {
            $0.text.contains("▸▣ Gallery") && $0.text.contains("[ ‹ Back ] Picture")
                && $0.text.contains(#/Night  .*drawn by the program/#)
        }
        program.send("\u{1B}1")
        try await program.wait { $0.text.contains("at 00:10:00") && $0.text.contains("│Metropolis  ") }
        program.send("\u{1B}3")
        try await program.wait { $0.text.contains("▸¤ Converter") && $0.text.contains("1,000.00 USD = 934.14 EUR") }
        program.send("\u{1B}2")
        try await program.wait { $0.text.contains("▸☎ Calls") && $0.text.contains("← Bob") }
        program.send("\u{1B}5")
        try await program.wait { $0.text.contains("▸@ Profile") && $0.text.contains("Ada") }
    }

    func leave() async throws {
        program.send("\u{11}")
        #expect(try await program.end() == 0)
        #expect(program.isCooked && !program.screen.isAlternate && program.screen.isCursorVisible)
        #expect(program.screen.faults == [])
    }
}
