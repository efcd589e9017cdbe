import Glibc
import PlatformInterface
import Synchronization

/// A child that runs beside this process.
final class RunningChild: RunningProcess {
    private static let grace = Duration.seconds(1)

    let lines: AsyncStream<String>
    private let child: Child
    private let time: any ContinuousTime
    private let errors: Task<[UInt8], Never>
    private let input: Task<Void, Never>

    init(_ child: Child, _ request: ProcessRequest, time: any ContinuousTime) {
        self.child = child
        self.time = time
        let limit = request.outputLimit
        let reader = LineReader(child.output, limit: limit)
        lines = AsyncStream { await reader.next() }
        // Somebody has to read them, or the child waits forever when its pipe is full.
        errors = Task { [pipe = child.errors] in await OutputTail(pipe: pipe, limit: limit).collect() }
        input = Task { [pipe = child.input.withLock { $0 }] in try? await pipe?.write(request.input) }
    }

    deinit {
        input.cancel()
        errors.cancel()
    }

    var processID: Int32 { child.processID }

    func write(_ bytes: [UInt8]) async throws {
        await input.value
        try await child.write(bytes)
    }

    func closeInput() {
        child.closeInput()
    }

    func terminate() {
        child.signal(SIGTERM)
        Task { [child, time] in
            try? await time.sleep(for: Self.grace)
            child.signal(SIGKILL)
        }
    }

    func result() async throws -> ProcessResult {
        let ending = try await child.ending()
        // What a grandchild outside of the group writes from now on is none of the child's.
        errors.cancel()
        return ProcessResult(ending, errors: await errors.value)
    }
}
