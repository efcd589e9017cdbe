public import PlatformInterface
import Synchronization

/// A runner whose programs are functions, in virtual or real time.
///
///     let runner = ScriptedProcessRunner(["notify-send": .answers(output: "7\n")], time: time)
public final class ScriptedProcessRunner: ProcessRunner {
    private let programs: [String: ScriptedProgram]
    private let time: any ContinuousTime
    private let journal = Mutex<[ProcessRequest]>([])

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - programs: what there is to run, by the name that a request uses.
    ///   - time: what deadlines are measured with.
    public init(_ programs: [String: ScriptedProgram], time: any ContinuousTime = VirtualTime()) {
        self.programs = programs
        self.time = time
    }

    /// What was asked for so far, in order.
    public var requests: [ProcessRequest] { journal.withLock { $0 } }

    /// Runs a function to its end, its deadline or its limit.
    public func run(_ request: ProcessRequest) async throws -> ProcessResult {
        let process = try await begin(request)
        process.closeInput()
        let isLate = await ScriptedDeadline(time: time, deadline: request.deadline).isOver(before: process)
        try Task.checkCancellation()
        let written = process.written(limit: request.outputLimit)
        guard written.isWithinLimit else {
            throw ProcessError.outputLimit(
                program: request.program, bytes: request.outputLimit, written: written.result)
        }
        if isLate, let deadline = request.deadline {
            throw ProcessError.deadline(program: request.program, after: deadline, written: written.result)
        }
        return written.result
    }

    /// Starts a function that runs on.
    public func start(_ request: ProcessRequest) async throws -> any RunningProcess {
        try await begin(request)
    }

    private func begin(_ request: ProcessRequest) async throws -> ScriptedProcess {
        try Task.checkCancellation()
        journal.withLock { $0.append(request) }
        guard let program = programs[request.program] else { throw ProcessError.notFound(program: request.program) }
        return ScriptedProcess(program, request)
    }
}
