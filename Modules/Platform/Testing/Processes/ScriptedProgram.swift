public import PlatformInterface

/// A program that a test makes up.
public struct ScriptedProgram: Sendable {
    /// What the program does: it writes to the process that it runs as, and returns how it ends.
    ///
    /// A cancelled task means that the program was killed.
    public typealias Body = @Sendable (ScriptedProcess) async throws -> ProcessResult.Ending

    let body: Body

    /// Creates a program.
    ///
    /// - Parameter body: what it does.
    public init(_ body: @escaping Body) {
        self.body = body
    }

    /// A program that writes something and ends.
    ///
    /// - Parameters:
    ///   - output: what it writes to standard output.
    ///   - errors: what it writes to standard error.
    ///   - code: the code with which it ends.
    /// - Returns: the program.
    public static func answers(output: String = "", errors: String = "", code: Int32 = 0) -> ScriptedProgram {
        ScriptedProgram { process in
            process.say(output)
            process.complain(errors)
            return .exited(code)
        }
    }

    /// A program that writes something and then runs until it is killed.
    ///
    /// - Parameter output: what it writes to standard output.
    /// - Returns: the program.
    public static func runsOn(output: String = "") -> ScriptedProgram {
        ScriptedProgram { process in
            process.say(output)
            for await _ in AsyncStream<Void>.makeStream().stream {}
            throw CancellationError()
        }
    }

    /// A program that writes what it reads, as `cat` does.
    public static let echo = ScriptedProgram { process in
        for await chunk in process.input { process.say(String(decoding: chunk, as: UTF8.self)) }
        return .exited(0)
    }
}
