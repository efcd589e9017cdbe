import FeatureKitTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

/// The same day in a conversation of plain lines.
struct DayInLines {
    let home: AppHome
    let program: TerminalProgram

    init(_ home: AppHome) throws {
        self.home = home
        // So many rows that nothing of the day scrolls away.
        program = try home.open("--linear", size: Size(width: 120, height: 400))
    }

    /// Types a line, and waits for what is said after it.
    private func say(_ line: String, until words: String...) async throws {
        let count = occurrences("> \(line)", program.screen)
        program.send("\(line)\r")
        try await program.wait { screen in
            let parts = screen.text.split(separator: "> \(line)", omittingEmptySubsequences: false)
            return parts.count > count + 1 && words.allSatisfy { parts[parts.count - 1].contains($0) }
        }
    }

    private func occurrences(_ text: String, _ screen: TerminalScreen) -> Int {
        screen.text.split(separator: text, omittingEmptySubsequences: false).count - 1
    }

    /// A field asks for its text on a line of its own.
    private func fill(_ field: String, with text: String, until words: String) async throws {
        try await say(field, until: "type the text")
        program.send("\(text)\r")
        try await program.wait { $0.text.contains(words) }
    }

    func begin() async throws {
        try await program.wait { $0.text.contains("Welcome, heading") && $0.text.contains("Next, button") }
        try await say("next", until: "Begin, button")
        try await say("begin", until: "Sign in, heading", "Skip: Sign in, button")
        try await fill("phone", with: DayAtTheScreen.phone, until: "Code, text field, 0 of 6")
        try await fill("code", with: try home.code(), until: "Name, text field, empty")
        try await fill("name", with: "Ada", until: "Name, text field, Ada")
        try await say("save", until: "Home, heading", "Solaris, button, at 00:10:00")
    }

    func lookAtTheBoard() async throws {
        try await program.wait { $0.text.contains("Scroll forward, button") }
        try await say("scroll forward", until: "Nosferatu")
    }

    func convert() async throws {
        try await say("converter", until: "100.00 USD = 93.41 EUR", "Could not update exchange rates")
        try await fill("amount", with: "1000", until: "1,000.00 USD = 934.14 EUR")
    }

    func answerACall() async throws {
        #expect(try home.run("call", "push", "--from", DayAtTheScreen.caller, "--name", "Bob").status == 0)
        try await program.wait { $0.text.contains("Incoming call, heading") && $0.text.contains("Decline, button") }
        try await say("answer", until: "closed: Incoming call")
        #expect(try home.run("call", "list").output == "Bob <\(DayAtTheScreen.caller)>  connected  [simulated]\n")
        #expect(try home.run("call", "hangup").status == 0)
    }

    func lookAtAPicture() async throws {
        try await say("gallery", until: "Gallery, heading", "Night, button")
        try await say("night", until: "Picture, heading", "drawn by the program")
    }

    func findEverythingWhereItWas() async throws {
        try await program.wait { $0.text.contains("Picture, heading") && $0.text.contains("drawn by the program") }
        try await say("converter", until: "Amount, text field, 1000", "1,000.00 USD = 934.14 EUR")
        try await say("calls", until: "Calls, heading", "Bob")
        try await say("profile", until: "Profile, heading", "Ada")
        try await say("home", until: "Home, heading", "Solaris, button, at 00:10:00")
    }

    func leave() async throws {
        program.send("quit\r")
        #expect(try await program.end() == 0)
        #expect(program.isCooked && program.screen.faults == [])
    }
}
