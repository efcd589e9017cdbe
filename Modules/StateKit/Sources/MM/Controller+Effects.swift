extension Controller {
    /// Runs an asynchronous effect for each decision and feeds its result back through a node.
    ///
    /// The task is cancelled with the scope, and with the policy `.latest` when a newer decision replaces it; a result
    /// that comes all the same is not sent.
    ///
    /// - Parameters:
    ///   - decide: The decision that asks for the effect.
    ///   - policy: What happens to a decision while an effect is running: `.latest`, `.exhaust` or `.queue`.
    ///   - node: Where the result goes; pipe its publisher into this controller.
    ///   - scope: A life shorter than the controller's, at whose end this ends; by default the controller's.
    ///   - name: The name of the decision in traces; by default the line of this call.
    ///   - file: The file of this call.
    ///   - line: The line of this call.
    ///   - effect: The work.
    public func run<Decision, Value, Failure: Error>(
        _ decide: @escaping @MainActor (Model) -> Decision?,
        _ policy: FlattenPolicy,
        into node: Input<Result<Value, Failure>>,
        in scope: Scope? = nil,
        named name: String? = nil,
        file: StaticString = #fileID,
        line: UInt = #line,
        effect: @escaping @MainActor (Decision) async throws(Failure) -> Value
    ) {
        let kernel = kernel
        let results = noted(decide, as: Label(name: name, file: file, line: line)).flatMap(policy) { decision in
            kernel.task { () async throws(Failure) in try await effect(decision) }.materialize()
        }
        keep(results.sink(receiveValue: node.send), in: scope)
    }
}
