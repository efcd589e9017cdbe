extension Publisher {
    /// A stream with the same sources that attaches in another way.
    @inlinable
    func derive<NewValue, NewFailure>(
        _ attach: @escaping @MainActor (Observer<NewValue, NewFailure>) -> any Cancellable
    ) -> Publisher<NewValue, NewFailure> {
        Publisher<NewValue, NewFailure>(in: kernel, lineage: lineage, attach: attach)
    }

    /// A stream whose values pass one stage more; the end passes as it is.
    ///
    /// The stage is made for each subscriber, so it may keep state of its own.
    @inlinable
    func lift<NewValue>(
        _ stage: @escaping @MainActor (_ next: @escaping @MainActor (NewValue) -> Void) -> @MainActor (Value) -> Void
    ) -> Publisher<NewValue, Failure> {
        derive { [attach] observer in
            attach(Observer(receive: stage(observer.receive), complete: observer.complete))
        }
    }
}
