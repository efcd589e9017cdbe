import FeatureKitTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("a tour of the assembled app")
struct TourTests {
    /// Leaves by a key, and looks at what is left.
    private func leave(_ program: TerminalProgram, by keys: String) async throws {
        program.send(keys)
        #expect(try await program.end() == 0)
        #expect(program.isCooked)
        #expect(!program.screen.isAlternate && program.screen.isCursorVisible)
        #expect(program.screen.faults == [])
    }

    /// The key that opens a tab: in a wide terminal the titles stand on the left, the first one in the second row.
    private func key(of tab: String, _ program: TerminalProgram) throws -> String {
        let rows = program.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = rows.indices.dropFirst().first { rows[$0].prefix(16).contains(tab) }
        return "\u{1B}\(try #require(row, "\(program.screen.text)"))"
    }

    /// Goes through the pages of the welcome, of which a build with widgets has two.
    private func begin(_ program: TerminalProgram) async throws {
        let first = try await program.wait { $0.text.contains("Welcome") && $0.text.contains(#/\[ (Begin|Next) \]/#) }
        program.send("\r")
        guard first.text.contains("[ Next ]") else { return }
        try await program.wait { $0.text.contains("[ Begin ]") }
        program.send("\r")
    }

    @Test("welcome, news, tabs, a screen, back, a sheet, a place found in it, leave: the terminal is as it was")
    func tour() async throws {
        let home = try AppHome.ofOlderVersion()
        let program = try home.open()
        try await begin(program)
        try await program.wait { $0.text.contains("What’s new") && $0.text.contains("0.1.0") }
        program.send("\r")
        try await program.wait { $0.text.contains("i About") && $0.text.contains("▸") }
        program.send(try key(of: "About", program))
        try await program.wait { $0.text.contains("▸i About") && $0.text.contains("toolchain") }
        program.send("\r")
        try await program.wait { $0.text.contains("[ ‹ Back ]") && $0.text.contains("stability") }
        program.send("\u{1B}")
        try await program.wait { !$0.text.contains("[ ‹ Back ]") && $0.text.contains("toolchain") }
        program.send(try key(of: "About", program) + "\r")
        try await program.wait { $0.text.contains("[ ‹ Back ]") && $0.text.contains("stability") }
        // The left button, from the first column past the middle.
        program.send("\u{1B}[<0;1;9M\u{1B}[<32;90;9M\u{1B}[<0;90;9m")
        try await program.wait { !$0.text.contains("[ ‹ Back ]") && $0.text.contains("toolchain") }
        program.send("\u{10}")
        try await program.wait { $0.text.contains("─ Go to") && $0.text.contains("Find") }
        program.send("\u{1B}")
        try await program.wait { !$0.text.contains("─ Go to") && $0.text.contains("toolchain") }
        program.send("\u{10}")
        try await program.wait { $0.text.contains("─ Go to") }
        program.send("sett\r")
        try await program.wait { $0.text.contains("▸≡ Settings") }
        try await leave(program, by: "\u{11}")
        // Neither the welcome nor the news come a second time.
        let second = try home.open()
        try await second.wait { $0.text.contains("▸≡ Settings") }
        try await leave(second, by: "\u{11}")
    }

    @Test("a command is found, explained and run in the app, and what it says stays in its screen")
    func command() async throws {
        let home = try AppHome()
        let program = try home.open()
        try await program.wait { $0.text.contains("▸") }
        program.send("\u{10}")
        try await program.wait { $0.text.contains("─ Go to") }
        program.send("config path")
        try await program.wait { $0.text.contains("config path  ") }
        program.send("\r")
        try await program.wait { $0.text.contains("Usage: tessera config path") }
        program.send("\r")
        try await program.wait { $0.text.contains("/config.json") && !$0.text.contains("Usage") }
        try await leave(program, by: "\u{11}")
    }

    @Test("Escape goes past the welcome, and nothing is new at the first start")
    func skipping() async throws {
        let home = try AppHome(keeping: "")
        let program = try home.open(size: Size(width: 40, height: 12))
        try await program.wait { $0.text.contains("Welcome") && $0.text.contains("[ Skip ]") }
        program.send("\u{1B}")
        try await program.wait { !$0.text.contains("Welcome") && $0.text.contains("▸") }
        try await leave(program, by: "\u{11}")
    }

    @Test("the open tab and its screens come back after a restart, and Ctrl-C twice leaves")
    func restart() async throws {
        let home = try AppHome()
        let first = try home.open()
        try await first.wait { $0.text.contains("i About") && $0.text.contains("▸") }
        first.send(try key(of: "About", first) + "\r")
        try await first.wait { $0.text.contains("[ ‹ Back ]") && $0.text.contains("stability") }
        try await leave(first, by: "\u{11}")
        let second = try home.open()
        try await second.wait { $0.text.contains("[ ‹ Back ]") && $0.text.contains("stability") }
        second.send("\u{3}")
        try await second.wait { $0.text.contains("once more") }
        // A busy machine may take longer for a key than two of them may be apart, so there are two at once.
        try await leave(second, by: "\u{3}\u{3}")
    }

    @Test("a link opens in the app that runs, and starts the app where none does")
    func link() async throws {
        let home = try AppHome()
        let started = try home.open("open", "tessera://about/network")
        try await started.wait { $0.text.contains("[ ‹ Back ] network") }
        let outcome = try home.run("open", "tessera://settings")
        #expect(outcome == ChildProgram.Outcome(status: 0))
        try await started.wait { $0.text.contains("▸≡ Settings") }
        let wrong = try home.run("open", "tessera://nowhere")
        #expect(wrong.status == 2)
        try await leave(started, by: "\u{11}")
    }

    @Test("where there is no terminal the first screen is printed once, and nothing is kept")
    func printed() async throws {
        let home = try AppHome()
        let outcome = try home.run()
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(outcome.output.contains(#/^\S.*\n\n\s*\S/#))
        #expect(!outcome.output.contains("\u{1B}"))
        let kept = try home.run("storage", "export").output
        #expect(kept.contains("onboarding") && !kept.contains("navigation"))
    }

    @Test("the same tour in plain lines, in Russian")
    func linear() async throws {
        let home = try AppHome.ofOlderVersion()
        let script =
            "printf 'дальше\\nначать\\nпродолжить\\nо программе\\nabout: рассказывает\\nназад\\nперейти\\nзакрыть\\nquit\\n' | \"$0\" --linear"
        let outcome = try ChildProgram.run(
            "/bin/sh", ["-c", script, AppHome.program],
            environment: home.environment.merging(["LANG": "ru_RU.UTF-8"]) { $1 })
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(outcome.output.contains("Добро пожаловать"))
        #expect(outcome.output.contains("Что нового"))
        #expect(outcome.output.contains("О программе"))
        #expect(outcome.output.contains("готовность"))
        #expect(outcome.output.contains("закрыто: Перейти"))
        #expect(outcome.output.hasSuffix("закрыто\n"))
    }
}
