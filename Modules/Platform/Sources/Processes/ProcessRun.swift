import Glibc
import PlatformInterface

/// One run of a child, from its start to its end or the end of its time.
struct ProcessRun {
    let request: ProcessRequest
    let child: Child
    let time: any ContinuousTime

    /// What happens during a run.
    private enum Event {
        case fed, abandoned, late
        case ended(ProcessResult.Ending)
        case output(OutputCollector.Collected)
        case errors(OutputCollector.Collected)
    }

    /// Runs to the end.
    ///
    /// - Throws: ``ProcessError``; `CancellationError` when the task is cancelled, after the group was killed.
    func result() async throws -> ProcessResult {
        var outcome = Outcome()
        await withTaskGroup(of: Event.self) { group in
            for work in work { group.addTask { await work() } }
            for await event in group {
                guard outcome.take(event) else { continue }
                child.signal(SIGKILL)
                group.cancelAll()
            }
        }
        guard !Task.isCancelled else {
            child.signal(SIGKILL)
            throw CancellationError()
        }
        return try outcome.result(of: request)
    }

    private var work: [@Sendable () async -> Event] {
        let (request, child, time) = (request, child, time)
        return [
            { await feed(child, request.input) },
            { .output(await OutputCollector(pipe: child.output, limit: request.outputLimit).collect()) },
            { .errors(await OutputCollector(pipe: child.errors, limit: request.outputLimit).collect()) },
            { (try? await child.ending()).map(Event.ended) ?? .abandoned },
        ] + (request.deadline.map { deadline in [{ await late(time, deadline) }] } ?? [])
    }

    private func feed(_ child: Child, _ bytes: [UInt8]) async -> Event {
        // A child that does not want its input is no error: `head` reads as much as it needs.
        try? await child.write(bytes)
        child.closeInput()
        return .fed
    }

    private func late(_ time: any ContinuousTime, _ deadline: Duration) async -> Event {
        (try? await time.sleep(for: deadline)) == nil ? .abandoned : .late
    }
}

extension ProcessRun {
    /// What is known of a run so far.
    private struct Outcome {
        private var ending: ProcessResult.Ending?
        private var output = OutputCollector.Collected()
        private var errors = OutputCollector.Collected()
        private var isLate = false

        /// Takes an event in; true when it ends the run.
        mutating func take(_ event: Event) -> Bool {
            switch event {
            case .fed, .abandoned: return false
            case .late where ending == nil: isLate = true
            case .late: return false
            case .ended(let ending): self.ending = ending
            case .output(let collected):
                output = collected
                return collected.isOverLimit
            case .errors(let collected):
                errors = collected
                return collected.isOverLimit
            }
            return true
        }

        func result(of request: ProcessRequest) throws(ProcessError) -> ProcessResult {
            let result = ProcessResult(
                ending ?? .signalled(SIGKILL), output: output.bytes, errors: errors.bytes)
            if output.isOverLimit || errors.isOverLimit {
                throw .outputLimit(program: request.program, bytes: request.outputLimit, written: result)
            }
            if isLate, let deadline = request.deadline {
                throw .deadline(program: request.program, after: deadline, written: result)
            }
            return result
        }
    }
}
