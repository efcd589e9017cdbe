import CPlatform
import Glibc
import PlatformInterface
import Synchronization

/// A child with its pipes; when nobody holds it any more, its whole group is killed.
final class Child: Sendable {
    let processID: pid_t
    let input: Mutex<Descriptor?>
    let output: Descriptor
    let errors: Descriptor
    /// Becomes readable when the child ends, and stays so.
    private let handle: Descriptor
    private let ended = Mutex<ProcessResult.Ending?>(nil)

    init(processID: pid_t, handle: Descriptor, input: Descriptor, output: Descriptor, errors: Descriptor) {
        for pipe in [input, output, errors] { pipe.makeNonBlocking() }
        self.processID = processID
        self.handle = handle
        self.input = Mutex(input)
        self.output = output
        self.errors = errors
    }

    deinit {
        guard ended.withLock({ $0 }) == nil else { return }
        killpg(processID, SIGKILL)
        let (handle, processID) = (handle, processID)
        Task {
            try? await Readiness.toRead.wait(for: handle)
            _ = platform_reap(processID)
        }
    }

    /// Sends a signal to the child's group; nothing when the child is gone, because its number may be another's then.
    func signal(_ number: Int32) {
        ended.withLock { ended in
            if ended == nil { killpg(processID, number) }
        }
    }

    /// Waits for the end of the child, and ends what is left of its group.
    ///
    /// - Throws: `CancellationError` when the task is cancelled; the child goes on.
    func ending() async throws -> ProcessResult.Ending {
        try await Readiness.toRead.wait(for: handle)
        return ended.withLock { ended in
            if let ended { return ended }
            // Before the child is reaped, so that the number of the group is still its own.
            killpg(processID, SIGKILL)
            let code = platform_reap(processID)
            let ending = code >= 256 ? ProcessResult.Ending.signalled(code - 256) : .exited(code)
            ended = ending
            return ending
        }
    }

    /// Writes to the child's standard input.
    ///
    /// - Throws: ``PipeClosed`` when the child does not read any more; `CancellationError` when the task is cancelled.
    func write(_ bytes: [UInt8]) async throws {
        guard let pipe = input.withLock({ $0 }) else { throw PipeClosed() }
        do {
            try await pipe.write(bytes)
        } catch let error as SystemError where error.code == EPIPE {
            throw PipeClosed()
        }
    }

    /// Ends the child's standard input as soon as nobody writes to it any more.
    func closeInput() {
        input.withLock { $0 = nil }
    }
}
