/// How a program was called: everything it may know of the outside.
@MainActor
public struct Invocation {
    /// The words after the program's name.
    public var arguments: [String]
    /// The environment of the process.
    public var environment: [String: String]
    /// The path of the executable, or the name it was started by when the path cannot be known.
    public var executable: String
    /// Where text is read from.
    public var input: any TextInput
    /// Where results go.
    public var output: any TextOutput
    /// Where messages for the person go.
    public var errors: any TextOutput

    /// Creates an invocation.
    public init(
        arguments: [String], environment: [String: String], executable: String, input: any TextInput,
        output: any TextOutput, errors: any TextOutput
    ) {
        self.arguments = arguments
        self.environment = environment
        self.executable = executable
        self.input = input
        self.output = output
        self.errors = errors
    }
}

extension ServiceKey where Service == Invocation {
    /// How the running program was called.
    public static var invocation: Self { Self("Invocation", in: "FeatureKitInterface") }
}
