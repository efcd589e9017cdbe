import Glibc

/// Waiting for a descriptor without holding a thread.
enum Readiness {
    case toRead, toWrite

    /// Waits until the descriptor is ready, or has come to its end.
    ///
    /// - Throws: `CancellationError` at once when the task is cancelled.
    func wait(for descriptor: Descriptor) async throws {
        try Task.checkCancellation()
        await DescriptorPoll.shared.wait(for: descriptor.number, self == .toRead ? POLLIN : POLLOUT)
        // Until here the number is nobody else's.
        withExtendedLifetime(descriptor) {}
        try Task.checkCancellation()
    }
}
