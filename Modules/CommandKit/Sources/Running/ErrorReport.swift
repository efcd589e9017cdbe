import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// Tells a person what went wrong, and the shell how the program ended.
@MainActor
struct ErrorReport {
    private let program: String
    private let errors: any TextOutput
    private let language: Language

    init(_ program: String, _ errors: any TextOutput, _ language: Language) {
        self.language = language
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
    func say(_ error: any Error) { tell(LocalizedText(error)) }

    /// Tells something, each line behind the name of the program.
    func tell(_ text: LocalizedText) {
        for line in text.text(in: language).split(separator: "\n") {
            write("\(program): \(visible(line))")
        }
    }

    private func end(_ error: UsageError) -> ExitCode {
        write("\(program): \(error.message)")
        write(Strings.usageLine(usage: error.path.usage))
        write(Strings.tryHelp(command: error.path.title))
        return .usage
    }

    private func end(_ absent: NotInBuild) -> ExitCode {
        write(absent.explanation)
        return .notInBuild
    }

    // When even the error stream is gone there is nobody left to tell.
    private func write(_ line: LocalizedText) {
        try? errors.writeLine(line.text(in: language))
    }
}
