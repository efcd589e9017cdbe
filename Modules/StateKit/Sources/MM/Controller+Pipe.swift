extension Controller {
    /// Writes an event into the model whenever a node speaks, whatever it says.
    ///
    /// `reset` takes the pulse back; what it changes is never announced by itself. The pipe ends with `scope`, or else
    /// with the controller. Traces call the event by its name, or else "pipe 1", "pipe 2" in the order of these calls.
    @inlinable public func pipe<Value>(
        _ node: Publisher<Value, Never>, in scope: Scope? = nil, named name: String? = nil,
        set: @escaping @MainActor (inout Model) -> Void, reset: @escaping @MainActor (inout Model) -> Void
    ) {
        pipeValue(node, in: scope, named: name, set: { model, _ in set(&model) }, reset: reset)
    }

    /// Writes the values of a node into the model, as `pipe` does; without `reset`, what was set stays.
    @inlinable public func pipeValue<Value>(
        _ node: Publisher<Value, Never>, in scope: Scope? = nil, named name: String? = nil,
        set: @escaping @MainActor (inout Model, Value) -> Void, reset: (@MainActor (inout Model) -> Void)? = nil
    ) {
        let holder = holder
        let pipe = Pipe(nextName(name, of: "pipe"), set: set, reset: reset)
        keep(node.sink { holder.take($0, through: pipe) }, in: scope)
    }

    /// Writes the values of a node that may also say nil, as `pipeValue` does; nil is an event like any other.
    @inlinable public func pipeOptional<Value>(
        _ node: Publisher<Value?, Never>, in scope: Scope? = nil, named name: String? = nil,
        set: @escaping @MainActor (inout Model, Value?) -> Void, reset: (@MainActor (inout Model) -> Void)? = nil
    ) {
        pipeValue(node, in: scope, named: name, set: set, reset: reset)
    }
}
