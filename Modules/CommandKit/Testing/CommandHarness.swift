import CommandKit
public import CommandKitInterface
import FeatureKitInterface
import FeatureKitTesting

/// Runs a single command without a process and without an assembly.
///
///     let run = await CommandHarness.run(draw, ["--width", "12"])
///     #expect(run.output == "············\n")
@MainActor
public enum CommandHarness {
    /// Runs a command in a program called `tessera` that has no other.
    ///
    /// - Parameters:
    ///   - command: the command.
    ///   - arguments: the words after the command's name.
    ///   - environment: the environment; empty, so that no test depends on the machine's.
    ///   - lines: what can be read from the input.
    ///   - isTerminal: whether all three streams claim to be a terminal.
    ///   - columns: how many columns the outputs claim to have.
    /// - Returns: how it ended and what it wrote.
    public static func run(
        _ command: Command, _ arguments: [String] = [], environment: [String: String] = [:], lines: [String] = [],
        isTerminal: Bool = false, columns: Int? = nil
    ) async -> CommandRun {
        let program = CommandProgram(
            assembly: DescribedAssembly(), lifecycle: RecordedLifecycle(), commands: { [command] })
        let run = CapturedRun(
            [command.name] + arguments, environment: environment, lines: lines, isTerminal: isTerminal,
            columns: columns)
        return await CommandRun(of: program, run)
    }

    /// Runs a root command: a program called `tessera` that is this one command.
    ///
    /// - Parameters:
    ///   - command: the root command.
    ///   - arguments: the words after the program's name.
    ///   - environment: the environment.
    ///   - lines: what can be read from the input.
    ///   - isTerminal: whether all three streams claim to be a terminal.
    ///   - columns: how many columns the outputs claim to have.
    /// - Returns: how it ended and what it wrote.
    public static func runRoot(
        _ command: Command, _ arguments: [String] = [], environment: [String: String] = [:], lines: [String] = [],
        isTerminal: Bool = false, columns: Int? = nil
    ) async -> CommandRun {
        let program = CommandProgram(
            assembly: DescribedAssembly(), lifecycle: RecordedLifecycle(), commands: { [] }, root: { command })
        let run = CapturedRun(
            arguments, environment: environment, lines: lines, isTerminal: isTerminal, columns: columns)
        return await CommandRun(of: program, run)
    }
}
