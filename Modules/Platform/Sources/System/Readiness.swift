import Dispatch

/// Waiting for a descriptor without holding a thread.
enum Readiness {
    case toRead, toWrite

    /// Waits until the descriptor is ready, or has come to its end.
    ///
    /// - Throws: `CancellationError` at once when the task is cancelled.
    func wait(for descriptor: Descriptor) async throws {
        let source = Source(source(descriptor.number))
        source.dispatch.setEventHandler { source.dispatch.cancel() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // Only when the source lets go of it may somebody close the descriptor.
                source.dispatch.setCancelHandler { continuation.resume() }
                source.dispatch.activate()
            }
        } onCancel: {
            source.dispatch.cancel()
        }
        try Task.checkCancellation()
    }

    private func source(_ number: Int32) -> any DispatchSourceProtocol {
        switch self {
        case .toRead: DispatchSource.makeReadSource(fileDescriptor: number, queue: .global())
        case .toWrite: DispatchSource.makeWriteSource(fileDescriptor: number, queue: .global())
        }
    }

    /// A dispatch source to be cancelled from any thread: libdispatch allows it, and its Swift protocols do not say so.
    private struct Source: @unchecked Sendable {
        let dispatch: any DispatchSourceProtocol

        init(_ dispatch: any DispatchSourceProtocol) { self.dispatch = dispatch }
    }
}
