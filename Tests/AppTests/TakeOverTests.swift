import FeatureKitTesting
import Glibc
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("two apps of one instance")
struct TakeOverTests {
    @Test("when the first one leaves or is killed, the second one has the calls", arguments: [false, true])
    func takeOver(isKilled: Bool) async throws {
        let home = try AppHome()
        let first = try await open(home)
        let second = try await open(home)
        if isKilled { first.signal(SIGKILL) } else { first.send("\u{11}") }
        #expect(try await first.end() == (isKilled ? 128 + SIGKILL : 0))
        // Nobody takes pushes for a moment.
        let isTaken = try (0..<500).contains { _ in
            try home.run("call", "push", "--from", "+79991234567", "--name", "Neo").status == 0
        }
        #expect(isTaken)
        try await second.wait { $0.text.contains("Incoming call") && $0.text.contains("Neo") }
        #expect(try home.run("call", "list").output == "Neo <+79991234567>  is calling  [simulated]\n")
        second.send("\u{1B}d")
        try await second.wait { !$0.text.contains("Incoming call") }
        second.send("\u{11}")
        #expect(try await second.end() == 0)
    }

    private func open(_ home: AppHome) async throws -> TerminalProgram {
        let program = try home.open()
        try await program.wait { $0.text.contains("☎ Calls") && $0.text.contains("▸") }
        return program
    }
}
