/// What an assembly runs: the feature that reads the command line provides it.
@MainActor
public protocol Program {
    /// Does what the invocation asks for.
    ///
    /// A cancelled task means that the person interrupted: the program puts back what it changed and ends with
    /// ``ExitCode/interrupted``.
    ///
    /// - Parameter invocation: how the program was called.
    /// - Returns: how it ended.
    func run(_ invocation: Invocation) async -> ExitCode
}

extension ServiceKey where Service == any Program {
    /// The program that the composition root needs.
    public static var program: Self { Self("Program", in: "FeatureKitInterface") }
}
