extension Publisher {
    /// Opens a stream for each value and delivers what these streams say.
    ///
    /// It finishes when the outer and all inner streams have, and fails with the first that fails; materialize the inner
    /// stream to survive its failures.
    ///
    /// - Parameters:
    ///   - policy: What happens to a new stream while another is running.
    ///   - transform: Makes the stream for a value.
    public func flatMap<Inner>(
        _ policy: FlattenPolicy,
        _ transform: @escaping @MainActor (Value) -> Publisher<Inner, Failure>
    ) -> Publisher<Inner, Failure> {
        Publisher<Inner, Failure>(in: kernel, lineage: lineage.choosing()) { [attach] observer in
            let flattener = Flattener(policy, transform, observer)
            flattener.connection.hold(attach(flattener.outer))
            return flattener.connection
        }
    }

    /// Delivers the values of the newest of the streams that this stream delivers.
    public func switchToLatest<Inner>() -> Publisher<Inner, Failure> where Value == Publisher<Inner, Failure> {
        flatMap(.latest) { $0 }
    }
}
