import FeatureKitTesting
import Foundation
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("a tour of the assembled app")
struct TourTests {
    private let path = ChildProgram.beside("tessera")
    private let home = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID().uuidString)").path

    private var environment: [String: String] {
        ["HOME": home, "XDG_RUNTIME_DIR": home, "TESSERA_REDUCE_MOTION": "1"]
    }

    /// Makes a home in which a value is kept already: unless said otherwise, that the welcome was seen.
    private func withHome(
        keeping value: String = #"{"group": "onboarding", "name": "seen", "value": true}"#,
        _ body: () async throws -> Void
    ) async throws {
        try FileManager.default.createDirectory(
            atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: home) }
        try #"{"schema": "tessera.storage.export", "version": 1, "entries": [\#(value)]}"#
            .write(toFile: "\(home)/kept.json", atomically: true, encoding: .utf8)
        let outcome = try ChildProgram.run(path, ["storage", "import", "\(home)/kept.json"], environment: environment)
        try #require(outcome.status == 0, "\(outcome.errors)")
        try await body()
    }

    /// A home of somebody who had an older version, from before there was a welcome.
    private func withHomeOfOlderVersion(_ body: () async throws -> Void) async throws {
        try await withHome(keeping: #"{"group": "whatsnew", "name": "version", "value": "0.0.9"}"#, body)
    }

    private func open(_ words: String..., size: Size = Size(width: 80, height: 24)) throws -> TerminalProgram {
        try TerminalProgram(path, words, environment: environment, size: size)
    }

    /// Leaves by a key, and looks at what is left.
    private func leave(_ program: TerminalProgram, by keys: String) async throws {
        program.send(keys)
        #expect(try await program.end() == 0)
        #expect(program.isCooked)
        #expect(!program.screen.isAlternate && program.screen.isCursorVisible)
        #expect(program.screen.faults == [])
    }

    @Test("welcome, news, tabs, a screen, back, a sheet, a place found in it, leave: the terminal is as it was")
    func tour() async throws {
        try await withHomeOfOlderVersion {
            let program = try open()
            try await program.wait { $0.text.contains("Welcome") && $0.text.contains("[ Begin ]") }
            program.send("\r")
            try await program.wait { $0.text.contains("What’s new") && $0.text.contains("0.1.0") }
            program.send("\r")
            try await program.wait { $0.text.hasPrefix("Gallery") && $0.text.contains("▸▣ Gallery") }
            program.send("\u{1B}4")
            try await program.wait { $0.text.hasPrefix("About") && $0.text.contains("toolchain") }
            program.send("\r")
            try await program.wait { $0.text.hasPrefix("[ ‹ Back ] ") && $0.text.contains("stability") }
            program.send("\u{1B}")
            try await program.wait { $0.text.hasPrefix("About") }
            program.send("\u{10}")
            try await program.wait { $0.text.contains("Go to") && $0.text.contains("Find") }
            program.send("\u{1B}")
            try await program.wait { $0.text.hasPrefix("About") && !$0.text.contains("Find") }
            program.send("\u{10}")
            try await program.wait { $0.text.contains("Go to") && $0.text.contains("Find") }
            program.send("sett\r")
            try await program.wait { $0.text.hasPrefix("Settings") }
            try await leave(program, by: "\u{11}")
            // Neither the welcome nor the news come a second time.
            let second = try open()
            try await second.wait { $0.text.hasPrefix("Settings") }
            try await leave(second, by: "\u{11}")
        }
    }

    @Test("Escape goes past the welcome, and nothing is new at the first start")
    func skipping() async throws {
        try await withHome(keeping: #"{"group": "other", "name": "value", "value": 1}"#) {
            let program = try open(size: Size(width: 40, height: 12))
            try await program.wait { $0.text.contains("Welcome") && $0.text.contains("[ Skip ]") }
            program.send("\u{1B}")
            try await program.wait { $0.text.hasPrefix("Gallery") && $0.text.contains("▸▣ Gallery") }
            try await leave(program, by: "\u{11}")
        }
    }

    @Test("the open tab and its screens come back after a restart, and Ctrl-C twice leaves")
    func restart() async throws {
        try await withHome {
            let first = try open()
            try await first.wait { $0.text.contains("▸▣ Gallery") }
            first.send("\u{1B}4\r")
            try await first.wait { $0.text.hasPrefix("[ ‹ Back ] ") && $0.text.contains("stability") }
            try await leave(first, by: "\u{11}")
            let second = try open()
            try await second.wait { $0.text.hasPrefix("[ ‹ Back ] ") && $0.text.contains("stability") }
            second.send("\u{3}")
            try await second.wait { $0.text.contains("once more") }
            try await leave(second, by: "\u{3}")
        }
    }

    @Test("a link opens in the app that runs, and starts the app where none does")
    func link() async throws {
        try await withHome {
            let started = try open("open", "tessera://about/network")
            try await started.wait { $0.text.hasPrefix("[ ‹ Back ] network") }
            let outcome = try ChildProgram.run(path, ["open", "tessera://settings"], environment: environment)
            #expect(outcome == ChildProgram.Outcome(status: 0))
            try await started.wait { $0.text.hasPrefix("Settings") }
            let wrong = try ChildProgram.run(path, ["open", "tessera://nowhere"], environment: environment)
            #expect(wrong.status == 2)
            try await leave(started, by: "\u{11}")
        }
    }

    @Test("a link opens a feed as pictures with their titles, and says why one cannot be had")
    func feed() async throws {
        try await withHome {
            let feed = """
                <rss xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Birds</title>
                <item><title>A heron</title><media:content url="http://127.0.0.1:9/heron.png" medium="image"/></item>
                <item><title>words alone</title></item></channel></rss>
                """
            try feed.write(toFile: home + "/feed.xml", atomically: true, encoding: .utf8)
            let place = try #require((home + "/feed.xml").addingPercentEncoding(withAllowedCharacters: .alphanumerics))
            let program = try open("open", "tessera://gallery?source=\(place)")
            try await program.wait { $0.text.contains("A heron") && $0.text.contains("Birds  1 picture") }
            program.send("\r")
            try await program.wait { $0.text.contains("1/1") && $0.text.contains("[ Try again ]") }
            try await leave(program, by: "\u{11}")
        }
    }

    @Test("where there is no terminal the first screen is printed once, and nothing is kept")
    func printed() async throws {
        try await withHome {
            let outcome = try ChildProgram.run(path, [], environment: environment)
            #expect(outcome.status == 0)
            #expect(outcome.errors == "")
            #expect(outcome.output.hasPrefix("Gallery\n"))
            #expect(!outcome.output.contains("\u{1B}"))
            let kept = try ChildProgram.run(path, ["storage", "export"], environment: environment).output
            #expect(kept.contains("onboarding") && !kept.contains("navigation"))
        }
    }

    @Test("the same tour in plain lines, in Russian")
    func linear() async throws {
        try await withHomeOfOlderVersion {
            let script =
                "printf 'начать\\nпродолжить\\nо программе\\nabout: рассказывает\\nназад\\nquit\\n' | \"$0\" --linear"
            let outcome = try ChildProgram.run(
                "/bin/sh", ["-c", script, path], environment: environment.merging(["LANG": "ru_RU.UTF-8"]) { $1 })
            #expect(outcome.status == 0)
            #expect(outcome.errors == "")
            #expect(outcome.output.contains("Добро пожаловать"))
            #expect(outcome.output.contains("Что нового"))
            #expect(outcome.output.contains("О программе"))
            #expect(outcome.output.contains("готовность"))
            #expect(outcome.output.hasSuffix("закрыто\n"))
        }
    }
}
