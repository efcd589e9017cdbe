import FeatureKitInterface
import FeatureKitTesting

@testable import Shell

/// A program that writes what it was called with, and what it could know of the terminal.
struct EchoingProgram: Program {
    static var runner: CommandRunner {
        CommandRunner(program: EchoingProgram(), invocation: CapturedRun(isTerminal: true, columns: 60).invocation)
    }

    func run(_ invocation: Invocation) async -> ExitCode {
        let words = invocation.arguments.joined(separator: " ")
        let line = await invocation.input.readLine() ?? "nothing to read"
        try? invocation.output.writeLine("\(words): \(line)")
        try? invocation.errors.writeLine("terminal: \(invocation.output.isTerminal), \(invocation.output.columns ?? 0)")
        return words == "fail" ? .failed : .done
    }
}
