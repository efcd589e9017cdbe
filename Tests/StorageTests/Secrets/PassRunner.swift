import PlatformInterface
import Synchronization

/// Runs nothing: it answers as `pass` 1.7.4 does, or always the same.
final class PassRunner: ProcessRunner {
    private struct State {
        var requests: [ProcessRequest] = []
        var entries: [String: [UInt8]] = [:]
    }

    private let state = Mutex(State())
    private let always: Result<ProcessResult, ProcessError>?

    init(always: Result<ProcessResult, ProcessError>? = nil) {
        self.always = always
    }

    var requests: [ProcessRequest] { state.withLock { $0.requests } }

    func run(_ request: ProcessRequest) async throws -> ProcessResult {
        if let always { return try always.get() }
        return state.withLock { state in
            state.requests.append(request)
            let path = request.arguments.last ?? ""
            let words = request.arguments.filter { !$0.hasPrefix("-") }
            let absence = Array("Error: \(path) is not in the password store.\n".utf8)
            switch words.first {
            case "insert": state.entries[path] = request.input
            case "show":
                guard let entry = state.entries[path] else { return ProcessResult(.exited(1), errors: absence) }
                return ProcessResult(.exited(0), output: entry)
            case "rm" where request.arguments.contains("--recursive"):
                let kept = state.entries.filter { !$0.key.hasPrefix("\(path)/") }
                guard kept.count < state.entries.count else { return ProcessResult(.exited(1), errors: absence) }
                state.entries = kept
            case "rm":
                if state.entries.removeValue(forKey: path) == nil { return ProcessResult(.exited(1), errors: absence) }
            default: return ProcessResult(.exited(1))
            }
            return ProcessResult(.exited(0))
        }
    }

    func start(_ request: ProcessRequest) async throws -> any RunningProcess {
        throw ProcessError.notFound(program: request.program)
    }
}
