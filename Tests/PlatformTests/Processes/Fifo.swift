import Glibc
import PlatformTesting

@testable import Platform

/// A named pipe that others hold open: its end tells that all of them are gone.
final class Fifo: Sendable {
    let path: String
    private let reading: Descriptor

    init(_ path: String) throws {
        self.path = path
        mkfifo(path, 0o600)
        reading = try Descriptor(checking: open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC))
    }

    /// Waits until somebody has written this many bytes, and keeps the pipe open.
    func wait(forBytes count: Int) async throws {
        var left = count
        while left > 0 {
            let bytes = try await reading.read(atMost: left)
            left -= bytes.count
            // Nobody has opened it yet.
            if bytes.isEmpty { await Task.yield() }
        }
    }

    /// Waits until nobody holds the pipe open any more.
    func waitForEnd() async throws {
        while try await !reading.read(atMost: 4096).isEmpty {}
    }
}
