public import FeatureKitInterface

/// What the process was given when it started.
///
/// It is read once; later `setenv` calls of C libraries do not change it.
public protocol Environment: Sendable {
    /// The variables. Names are unique: of a name that was given twice the first counts, as for `getenv`.
    var variables: [String: String] { get }
    /// The words after the program's name.
    var arguments: [String] { get }
    /// The path of the executable, or the name it was started by when the path cannot be known.
    var executable: String { get }
    /// The number of the process.
    var processID: Int32 { get }
    /// The number of the user who started it.
    var userID: UInt32 { get }
    /// The name of that user in the user database; `nil` for a number without an entry, as in many containers.
    var userName: String? { get }
    /// The folder that the user database names as home; `nil` when it names none.
    var userHome: String? { get }
    /// The name of the machine, as `hostname` prints it.
    var hostName: String { get }
}

extension Environment {
    /// The value of a variable, or `nil` when it is not set.
    ///
    /// - Parameter name: the name, in the case in which it is spelt.
    public subscript(name: String) -> String? { variables[name] }

    /// The value of a variable that says something: `nil` when it is not set, and when it is empty.
    ///
    /// - Parameter name: the name, in the case in which it is spelt.
    /// - Returns: a value of at least one character.
    public func nonEmpty(_ name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension ServiceKey where Service == any Environment {
    /// What the process was given when it started.
    public static var environment: Self { Self("Environment", in: "PlatformInterface") }
}
