/// The lifetime of a screen or a flow: what is stored here is cancelled when the scope goes.
@MainActor public final class Scope {
    private var held: Set<AnyCancellable> = []

    /// Makes an empty scope.
    public init() {}

    /// Keeps a subscription until the scope is cancelled or released.
    public func add(_ cancellable: any Cancellable) {
        cancellable.store(in: &held)
    }

    /// Cancels everything stored so far; the scope can be used again.
    public func cancel() {
        let cancelled = held
        held = []
        for cancellable in cancelled { cancellable.cancel() }
    }
}
