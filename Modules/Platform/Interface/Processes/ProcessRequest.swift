/// A program to run: its path and its words, which no shell ever reads.
public struct ProcessRequest: Sendable, Hashable {
    /// What environment a child gets.
    public enum Variables: Sendable, Hashable {
        /// That of this process, with these set; `nil` removes one.
        case inherited(changing: [String: String?] = [:])
        /// These and no others.
        case only([String: String])
    }

    /// A path, or a name that is looked for in `PATH`.
    public var program: String
    /// The words after the program's name.
    ///
    /// Everybody on the machine can read them: a secret goes through ``input``.
    public var arguments: [String]
    /// What environment the child gets.
    public var variables: Variables
    /// The folder in which it starts; `nil` for that of this process.
    public var directory: String?
    /// What it reads from its standard input, which then ends.
    public var input: [UInt8]
    /// How long it may take, suspends included; `nil` for as long as it likes.
    public var deadline: Duration?
    /// How many bytes it may write to each of standard output and standard error.
    public var outputLimit: Int

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - program: a path, or a name that is looked for in `PATH`.
    ///   - arguments: the words after the program's name.
    ///   - variables: what environment the child gets.
    ///   - directory: the folder in which it starts.
    ///   - input: what it reads from its standard input.
    ///   - deadline: how long it may take; half a minute unless said otherwise.
    ///   - outputLimit: how many bytes each of its outputs may have; one mebibyte unless said otherwise.
    public init(
        _ program: String, _ arguments: [String] = [], variables: Variables = .inherited(), directory: String? = nil,
        input: [UInt8] = [], deadline: Duration? = .seconds(30), outputLimit: Int = 1_048_576
    ) {
        self.program = program
        self.arguments = arguments
        self.variables = variables
        self.directory = directory
        self.input = input
        self.deadline = deadline
        self.outputLimit = outputLimit
    }
}
