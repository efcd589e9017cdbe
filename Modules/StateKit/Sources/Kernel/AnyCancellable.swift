/// A subscription held by its owner: releasing the last reference cancels it.
///
/// After `cancel()` it holds nothing of the chain, however long it is kept itself.
@MainActor public final class AnyCancellable: Cancellable {
    private var action: (@MainActor () -> Void)?

    /// Takes an action that runs once: on the first `cancel()`, or when this object goes.
    public init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Takes over something that can be cancelled.
    public convenience init(_ cancellable: any Cancellable) {
        self.init { cancellable.cancel() }
    }

    isolated deinit {
        action?()
    }

    /// Cancels and lets go of the chain.
    public func cancel() {
        let due = action
        action = nil
        due?()
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
