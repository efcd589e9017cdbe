extension Controller {
    /// Runs an asynchronous effect for each decision and feeds its result back through a node.
    ///
    /// The policy says what happens to a decision while an effect is running: `.latest`, `.exhaust` or `.queue`. Pipe the
    /// publisher of the node into this controller. The task is cancelled when a newer decision replaces it, and when
    /// `scope` ends, or else the controller; a result that comes all the same is not sent.
    public func run<Decision, Value, Failure: Error>(
        _ decide: @escaping @MainActor (Model) -> Decision?, _ policy: FlattenPolicy,
        into node: Input<Result<Value, Failure>>, in scope: Scope? = nil, named name: String? = nil,
        effect: @escaping @MainActor (Decision) async throws(Failure) -> Value
    ) {
        let kernel = kernel
        let results = noted(decide, as: name).flatMap(policy) { decision in
            kernel.task { () async throws(Failure) in try await effect(decision) }.materialize()
        }
        keep(results.sink(receiveValue: node.send), in: scope)
    }
}
