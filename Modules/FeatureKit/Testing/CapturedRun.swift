public import FeatureKitInterface

/// An invocation whose streams stay in memory.
@MainActor
public struct CapturedRun {
    /// What a program is called with.
    public let invocation: Invocation
    /// What it writes as results.
    public let output: CapturedOutput
    /// What it writes as messages.
    public let errors: CapturedOutput

    /// Creates an invocation.
    ///
    /// - Parameters:
    ///   - arguments: the words after the program's name.
    ///   - environment: the environment; empty, so that no test depends on the machine's.
    ///   - executable: the path that the program believes to have.
    ///   - lines: what can be read from the input.
    ///   - isTerminal: whether all three streams claim to be a terminal.
    ///   - columns: how many columns the outputs claim to have.
    public init(
        _ arguments: [String] = [], environment: [String: String] = [:], executable: String = "/opt/tessera",
        lines: [String] = [], isTerminal: Bool = false, columns: Int? = nil
    ) {
        output = CapturedOutput(isTerminal: isTerminal, columns: columns)
        errors = CapturedOutput(isTerminal: isTerminal, columns: columns)
        invocation = Invocation(
            arguments: arguments, environment: environment, executable: executable,
            input: ScriptedInput(lines, isTerminal: isTerminal), output: output, errors: errors)
    }
}
