/// A subscription held by its owner: releasing the last reference cancels it.
///
/// After `cancel()` it holds nothing of the chain, however long it is kept itself.
@MainActor
public final class AnyCancellable: Cancellable {
    private var held: (any Cancellable)?

    /// Takes over something that can be cancelled.
    public init(_ cancellable: any Cancellable) {
        held = cancellable
    }

    /// Takes an action that runs once: on the first `cancel()`, or when this object goes.
    public convenience init(_ action: @escaping @MainActor () -> Void) {
        self.init(ActionCancellable(action))
    }

    isolated deinit {
        held?.cancel()
    }

    /// Cancels and lets go of the chain.
    public func cancel() {
        let cancelled = held
        held = nil
        cancelled?.cancel()
    }
}

extension AnyCancellable: Hashable {
    /// Two are equal when they are the same object.
    nonisolated public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Hashes the identity of the object.
    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
