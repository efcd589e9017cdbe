extension Publisher {
    /// Watches what passes, without changing it; for traces and tests, not for effects.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called before the stream is subscribed.
    ///   - receiveOutput: Called before a value passes.
    ///   - receiveCompletion: Called before the end passes.
    ///   - receiveCancel: Called when a subscriber turns away before the end.
    public func handleEvents(
        receiveSubscription: @escaping @MainActor () -> Void = {},
        receiveOutput: @escaping @MainActor (Value) -> Void = { _ in },
        receiveCompletion: @escaping @MainActor (Completion<Failure>) -> Void = { _ in },
        receiveCancel: @escaping @MainActor () -> Void = {}
    ) -> Publisher {
        derive { [attach] observer in
            let connection = Connection()
            receiveSubscription()
            connection.hold(
                attach(
                    Observer {
                        receiveOutput($0)
                        observer.receive($0)
                    } complete: { completion in
                        guard connection.isOpen else { return }
                        receiveCompletion(completion)
                        connection.finish(observer, with: completion)
                    }))
            return ActionCancellable {
                if connection.isOpen { receiveCancel() }
                connection.cancel()
            }
        }
    }
}
