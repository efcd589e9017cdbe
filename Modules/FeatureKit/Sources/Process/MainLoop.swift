import CProcess
import FeatureKitInterface
import Glibc

/// Waits for the main queue and for signals in one poll, until a task has ended.
@MainActor
enum MainLoop {
    /// Runs a task on the main actor and returns how it ended: by its own code, or by the signal that cancelled it.
    static func run(_ body: @escaping @MainActor () async -> ExitCode) -> ExitCode {
        let signals = process_catch_signals(caught, Int32(caught.count))
        let outcome = Outcome()
        let task = Task { outcome.code = await body() }
        while outcome.code == nil {
            wait(for: [process_main_queue_descriptor(), signals])
            if let number = signal(from: signals) {
                outcome.signal = number
                task.cancel()
            }
            process_drain_main_queue()
        }
        return outcome.signal.map { ExitCode(rawValue: 128 + $0) } ?? outcome.code ?? .failed
    }

    private static let caught = [SIGINT, SIGTERM, SIGHUP]

    /// What is known of the task so far.
    private final class Outcome {
        var code: ExitCode?
        var signal: Int32?
    }

    private static func wait(for descriptors: [Int32]) {
        var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&entries, nfds_t(entries.count), -1)
    }

    private static func signal(from descriptor: Int32) -> Int32? {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
    }
}
