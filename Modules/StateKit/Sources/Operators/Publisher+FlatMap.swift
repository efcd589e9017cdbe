extension Publisher {
    /// Opens a stream for each value and delivers what these streams say.
    ///
    /// The policy says what happens to a new stream while another is running. The whole finishes when the outer and all
    /// inner streams have, and fails with the first that fails; materialize the inner stream to survive its failures.
    public func flatMap<Inner>(
        _ policy: FlattenPolicy, _ transform: @escaping @MainActor (Value) -> Publisher<Inner, Failure>
    ) -> Publisher<Inner, Failure> {
        choosing.connect { Flattener(policy, transform, $0, $1).outer }
    }

    /// Delivers the values of the newest of the streams that this stream delivers.
    public func switchToLatest<Inner>() -> Publisher<Inner, Failure> where Value == Publisher<Inner, Failure> {
        flatMap(.latest) { $0 }
    }
}
