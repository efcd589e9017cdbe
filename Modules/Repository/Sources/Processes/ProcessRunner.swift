import Glibc

/// Runs other programs and waits for them: without a shell, with nothing to read, and with their output kept.
public struct ProcessRunner: Sendable {
    /// The environment that programs get; nothing is inherited beside it.
    public var environment: [String: String]

    /// Creates a runner.
    ///
    /// - Parameter environment: the environment that programs get.
    public init(environment: [String: String]) {
        self.environment = environment
    }

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - program: a path, or a name that is looked up on the PATH of ``environment``.
    ///   - arguments: the words after the program's name, each passed on as it is.
    ///   - folder: the folder to run in.
    ///   - watch: gets what the program writes to standard output, as soon as it comes.
    /// - Returns: how it ended, whatever its status.
    /// - Throws: ``ProcessError`` when it cannot be started.
    public func run(
        _ program: String, _ arguments: [String], in folder: String, watch: (String) -> Void = { _ in }
    ) throws(ProcessError) -> ProcessResult {
        let command = [program] + arguments
        do throws(SystemError) {
            let pipes = try OutputPipes()
            let child = try ChildProcess(command, environment: environment, folder: folder, pipes: pipes)
            let (output, errors) = pipes.readAll(watch: watch)
            let result = ProcessResult(status: child.wait(), output: output, errors: errors)
            if let reason = Self.refusal(result) { throw SystemError(reason) }
            return result
        } catch {
            throw ProcessError(command: command, reason: error.reason)
        }
    }

    /// What `env` said when it could not start the program; its statuses are 125 to 127 then.
    private static func refusal(_ result: ProcessResult) -> String? {
        guard (125...127).contains(result.status), result.errors.hasPrefix("env: ") else { return nil }
        return String(result.errors.dropFirst(5).prefix { $0 != "\n" })
    }

    /// Runs a program that has to succeed.
    ///
    /// - Parameters:
    ///   - program: a path, or a name that is looked up on the PATH of ``environment``.
    ///   - arguments: the words after the program's name, each passed on as it is.
    ///   - folder: the folder to run in.
    /// - Returns: what it wrote to standard output.
    /// - Throws: ``ProcessError`` when it cannot be started, or with what it said when its status is not 0.
    public func output(
        of program: String, _ arguments: [String], in folder: String
    ) throws(ProcessError) -> String {
        let result = try run(program, arguments, in: folder)
        guard result.status == 0 else {
            let said = result.errors.isEmpty ? "status \(result.status)" : result.errors
            throw ProcessError(command: [program] + arguments, reason: said)
        }
        return result.output
    }
}

/// What the system said when it refused.
struct SystemError: Error {
    var reason: String

    init(_ reason: String) {
        self.reason = reason
    }

    init(_ number: Int32) {
        self.init(String(cString: strerror(number)))
    }
}
