public import FeatureKitInterface
public import FeatureKitTesting

/// How a program ended, and what it wrote.
public struct CommandRun: Sendable, Equatable {
    /// How it ended.
    public var code: ExitCode
    /// What it wrote as results.
    public var output: String
    /// What it wrote as messages.
    public var errors: String

    /// Creates a run with what is expected of another one.
    public init(code: ExitCode, output: String = "", errors: String = "") {
        self.code = code
        self.output = output
        self.errors = errors
    }

    /// Runs a program.
    ///
    /// - Parameters:
    ///   - program: the program.
    ///   - run: what it is called with.
    @MainActor
    public init(of program: any Program, _ run: CapturedRun) async {
        code = await program.run(run.invocation)
        output = run.output.text
        errors = run.errors.text
    }
}
