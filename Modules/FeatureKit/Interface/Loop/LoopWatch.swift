/// Something that a loop waits for.
@MainActor
public final class LoopWatch {
    private var end: (@MainActor () -> Void)?

    /// Creates a watch.
    ///
    /// - Parameter end: makes the loop forget it.
    public init(end: @escaping @MainActor () -> Void) { self.end = end }

    /// Stops waiting: its action is not called any more.
    ///
    /// A second time does nothing.
    public func cancel() {
        end?()
        end = nil
    }
}
