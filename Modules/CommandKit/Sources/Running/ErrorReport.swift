import CommandKitInterface
import FeatureKitInterface

/// Tells a person what went wrong, and the shell how the program ended.
@MainActor
struct ErrorReport {
    private let program: String
    private let errors: any TextOutput

    init(_ program: String, _ errors: any TextOutput) {
        self.program = visible(program)
        self.errors = errors
    }

    /// Reports the error that ended a program.
    ///
    /// - Returns: the exit code that belongs to it.
    func end(_ error: any Error) -> ExitCode {
        switch error {
        case is CancellationError: return .interrupted
        case OutputError.brokenPipe: return .brokenPipe
        case let code as ExitCode: return code
        case let absent as NotInBuild: return end(absent)
        case let usage as UsageError: return end(usage)
        default:
            say(error)
            return (error as? CommandFailure)?.code ?? .failed
        }
    }

    /// Reports an error after which the program goes on.
    func say(_ error: any Error) {
        for line in "\(error)".split(separator: "\n") { write("\(program): \(visible(line))") }
    }

    private func end(_ error: UsageError) -> ExitCode {
        write("\(program): \(error.message)")
        write("usage: \(error.path.usage)")
        write("try `\(error.path.title) --help`")
        return .usage
    }

    private func end(_ absent: NotInBuild) -> ExitCode {
        write(absent.description)
        return .notInBuild
    }

    // When even the error stream is gone there is nobody left to tell.
    private func write(_ line: String) {
        try? errors.writeLine(line)
    }
}
