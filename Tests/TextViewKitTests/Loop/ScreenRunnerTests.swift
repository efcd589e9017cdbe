import FeatureKitInterface
import FeatureKitTesting
import Testing
import TextViewKit
import TextViewKitInterface

@MainActor
@Suite("a screen where there is no terminal")
struct ScreenRunnerTests {
    private func run(
        _ captured: CapturedRun, _ options: ScreenOptions = ScreenOptions(), loop: (any EventLoop)? = nil
    ) async throws -> ScreenExit {
        let runner = ScreenRunner(invocation: captured.invocation, loop: loop) { content, _ in DrawnScreen(content) }
        return try await runner.run(options) { screen in
            VStack(alignment: .leading) {
                Text("red").foreground(.red).bold()
                Text("a line that is longer than some")
            }
        }
    }

    @Test("it is printed once, as text without escapes and without empty lines at its end")
    func printed() async throws {
        let captured = CapturedRun()
        #expect(try await run(captured, loop: VirtualLoop()) == .printed)
        #expect(captured.output.text == "red\na line that is longer than some\n")
    }

    @Test("a dumb terminal, and a terminal without a loop, print too")
    func dumb() async throws {
        let dumb = CapturedRun(environment: ["TERM": "dumb"], isTerminal: true, columns: 12)
        #expect(try await run(dumb, loop: VirtualLoop()) == .printed)
        #expect(dumb.output.text == "red\na line that\nis longer\nthan some\n")
        let still = CapturedRun(environment: ["TERM": "xterm"], isTerminal: true, columns: 40)
        #expect(try await run(still) == .printed)
        #expect(still.output.text == "red\na line that is longer than some\n")
    }

    @Test("COLUMNS decides where the output has none")
    func columns() async throws {
        let captured = CapturedRun(environment: ["COLUMNS": "12"])
        _ = try await run(captured, ScreenOptions(.lines(2)))
        #expect(captured.output.text.hasPrefix("red\na line that"))
        #expect(captured.output.text.split(separator: "\n").count == 2)
    }

    @Test("a reader that went away is told as such")
    func brokenPipe() async throws {
        let captured = CapturedRun()
        captured.output.failure = .brokenPipe
        await #expect(throws: OutputError.brokenPipe) { try await run(captured) }
    }
}
