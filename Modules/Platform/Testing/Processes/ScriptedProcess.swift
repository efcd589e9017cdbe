public import PlatformInterface
import Synchronization

/// A function that runs as if it were a child.
public final class ScriptedProcess: RunningProcess {
    private struct State {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        var ending: ProcessResult.Ending?
        var task: Task<Void, Never>?
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var last = 0
        var isInputOpen = true
    }

    /// What it was asked to be.
    public let request: ProcessRequest
    /// What is written to its standard input, piece by piece.
    public let input: AsyncStream<[UInt8]>
    /// The lines that it wrote.
    public let lines: AsyncStream<String>
    private let inputEnd: AsyncStream<[UInt8]>.Continuation
    private let linesEnd: AsyncStream<String>.Continuation
    private let partialLine = Mutex("")
    private let state = Mutex(State())

    init(_ program: ScriptedProgram, _ request: ProcessRequest) {
        self.request = request
        (input, inputEnd) = AsyncStream.makeStream(of: [UInt8].self)
        (lines, linesEnd) = AsyncStream.makeStream(of: String.self)
        if !request.input.isEmpty { inputEnd.yield(request.input) }
        let task = Task {
            let ending = try? await program.body(self)
            finish(ending ?? .signalled(9))
        }
        state.withLock { $0.task = task }
    }

    /// A number that no child has.
    public var processID: Int32 { Int32.max }

    /// Writes to standard output.
    ///
    /// - Parameter text: what the program says; lines end with a line feed.
    public func say(_ text: String) {
        state.withLock { $0.output += Array(text.utf8) }
        let lines = partialLine.withLock { partial in
            let parts = (partial + text).split(separator: "\n", omittingEmptySubsequences: false)
            partial = String(parts.last ?? "")
            return parts.dropLast().map(String.init)
        }
        for line in lines { linesEnd.yield(line) }
    }

    /// Writes to standard error.
    ///
    /// - Parameter text: what the program complains of.
    public func complain(_ text: String) {
        state.withLock { $0.errors += Array(text.utf8) }
    }

    /// Writes to the program's standard input.
    public func write(_ bytes: [UInt8]) async throws {
        try Task.checkCancellation()
        guard state.withLock({ $0.isInputOpen && $0.ending == nil }) else { throw PipeClosed() }
        inputEnd.yield(bytes)
    }

    /// Ends the program's standard input.
    public func closeInput() {
        state.withLock { $0.isInputOpen = false }
        inputEnd.finish()
    }

    /// Cancels the function.
    public func terminate() {
        state.withLock { $0.task }?.cancel()
    }

    /// Waits for the end of the function.
    public func result() async throws -> ProcessResult {
        await waitForEnd()
        try Task.checkCancellation()
        return state.withLock { ProcessResult($0.ending ?? .signalled(9), errors: $0.errors) }
    }
}

extension ScriptedProcess {
    private func finish(_ ending: ProcessResult.Ending) {
        let rest = partialLine.withLock { $0 }
        if !rest.isEmpty { linesEnd.yield(rest) }
        linesEnd.finish()
        inputEnd.finish()
        let waiting = state.withLock { state in
            state.ending = ending
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until the function has ended, or the waiting task is cancelled.
    func waitForEnd() async {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if state.ending == nil, !Task.isCancelled { state.waiting[number] = continuation }
                    return state.waiting[number] == nil
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
        }
    }

    /// What was written within a limit, and whether that is all; a function that still runs is killed.
    func written(limit: Int) -> (result: ProcessResult, isWithinLimit: Bool) {
        let state = state.withLock { ($0.output, $0.errors, $0.ending) }
        let result = ProcessResult(
            state.2 ?? .signalled(9), output: Array(state.0.prefix(limit)), errors: Array(state.1.prefix(limit)))
        return (result, state.0.count <= limit && state.1.count <= limit)
    }
}
