extension Publisher {
    /// Watches what passes, without changing it; for traces and tests, not for effects.
    ///
    /// Each closure is called before the thing passes. `receiveCancel` is called when a subscriber turns away before the
    /// end; an end is not a cancellation.
    public func handleEvents(
        receiveSubscription: @escaping @MainActor () -> Void = {},
        receiveOutput: @escaping @MainActor (Value) -> Void = { _ in },
        receiveCompletion: @escaping @MainActor (Completion<Failure>) -> Void = { _ in },
        receiveCancel: @escaping @MainActor () -> Void = {}
    ) -> Publisher {
        connect { connection, observer in
            receiveSubscription()
            connection.hold(AnyCancellable { if connection.isCancelled { receiveCancel() } })
            return Observer {
                receiveOutput($0)
                observer.receive($0)
            } complete: { completion in
                guard connection.isOpen else { return }
                receiveCompletion(completion)
                connection.finish(observer, with: completion)
            }
        }
    }
}
