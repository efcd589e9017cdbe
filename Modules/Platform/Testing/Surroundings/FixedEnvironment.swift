public import PlatformInterface

/// An environment that a test makes up.
public struct FixedEnvironment: Environment {
    /// The variables.
    public var variables: [String: String]
    /// The words after the program's name.
    public var arguments: [String]
    /// The path of the executable.
    public var executable = "/opt/tessera"
    /// The number of the process.
    public var processID: Int32 = 4711
    /// The number of the user.
    public var userID: UInt32 = 1000
    /// The name of the user.
    public var userName: String? = "ada"
    /// The home that the user database names.
    public var userHome: String? = "/home/ada"
    /// The name of the machine.
    public var hostName = "engine"

    /// Creates an environment: that of the user `ada` (1000) on the machine `engine`.
    ///
    /// - Parameters:
    ///   - variables: the variables; none, so that no test depends on the machine's.
    ///   - arguments: the words after the program's name.
    public init(_ variables: [String: String] = [:], arguments: [String] = []) {
        self.variables = variables
        self.arguments = arguments
    }
}
