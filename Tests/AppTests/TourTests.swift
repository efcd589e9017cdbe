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
        [
            "HOME": home, "XDG_RUNTIME_DIR": home, "TESSERA_REDUCE_MOTION": "1", "TESSERA_AUTH_ASK_AT_START": "false",
        ]
    }

    private func withHome(_ body: () async throws -> Void) async throws {
        try FileManager.default.createDirectory(
            atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: home) }
        try await body()
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

    @Test("open, switch the tab, push a screen, go back, find a place in the sheet, leave: the terminal is as it was")
    func tour() async throws {
        try await withHome {
            let program = try open()
            try await program.wait { $0.text.hasPrefix("Catalogue") && $0.text.contains("▸▦ Catalogue") }
            program.send("\u{1B}3")
            try await program.wait { $0.text.hasPrefix("About") && $0.text.contains("toolchain") }
            program.send("\r")
            try await program.wait { $0.text.hasPrefix("[ ‹ Back ] ") && $0.text.contains("stability") }
            program.send("\u{1B}")
            try await program.wait { $0.text.hasPrefix("About") }
            program.send("\u{10}")
            try await program.wait { $0.text.contains("Go to") && $0.text.contains("Find") }
            program.send("sett\r")
            try await program.wait { $0.text.hasPrefix("Settings") }
            try await leave(program, by: "\u{11}")
        }
    }

    @Test("the open tab and its screens come back after a restart, and Ctrl-C twice leaves")
    func restart() async throws {
        try await withHome {
            let first = try open()
            try await first.wait { $0.text.contains("▸▦ Catalogue") }
            first.send("\u{1B}3\r")
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

    @Test("where there is no terminal the first screen is printed once, and nothing is kept")
    func printed() async throws {
        try await withHome {
            let outcome = try ChildProgram.run(path, [], environment: environment)
            #expect(outcome.status == 0)
            #expect(outcome.errors == "")
            #expect(outcome.output.hasPrefix("Catalogue\n\n"))
            #expect(!outcome.output.contains("\u{1B}"))
            let kept = FileManager.default.subpaths(atPath: home) ?? []
            #expect(!kept.contains { $0.hasSuffix("navigation.json") })
        }
    }

    @Test("the same tour in plain lines, in Russian")
    func linear() async throws {
        try await withHome {
            let script = "printf 'о программе\\nabout: рассказывает\\nназад\\nquit\\n' | \"$0\" --linear"
            let outcome = try ChildProgram.run(
                "/bin/sh", ["-c", script, path], environment: environment.merging(["LANG": "ru_RU.UTF-8"]) { $1 })
            #expect(outcome.status == 0)
            #expect(outcome.errors == "")
            #expect(outcome.output.contains("О программе"))
            #expect(outcome.output.contains("готовность"))
            #expect(outcome.output.hasSuffix("закрыто\n"))
        }
    }
}
