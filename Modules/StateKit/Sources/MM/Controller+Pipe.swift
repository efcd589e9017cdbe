extension Controller {
    /// Writes an event into the model whenever a node speaks, whatever it says.
    ///
    /// - Parameters:
    ///   - node: Where the events come from.
    ///   - scope: A life shorter than the controller's, at whose end the pipe ends; by default the controller's.
    ///   - name: The name of the event in traces; by default the line of this call.
    ///   - file: The file of this call.
    ///   - line: The line of this call.
    ///   - set: Writes the event.
    ///   - reset: Takes the pulse back; what it changes is never announced by itself.
    @inlinable
    public func pipe<Value>(
        _ node: Publisher<Value, Never>,
        in scope: Scope? = nil,
        named name: String? = nil,
        file: StaticString = #fileID,
        line: UInt = #line,
        set: @escaping @MainActor (inout Model) -> Void,
        reset: @escaping @MainActor (inout Model) -> Void
    ) {
        let label = Label(name: name, file: file, line: line)
        connect(node, in: scope, Pipe(label, set: { model, _ in set(&model) }, reset: reset))
    }

    /// Writes the values of a node into the model.
    ///
    /// - Parameters:
    ///   - node: Where the values come from.
    ///   - scope: A life shorter than the controller's, at whose end the pipe ends; by default the controller's.
    ///   - name: The name of the event in traces; by default the line of this call.
    ///   - file: The file of this call.
    ///   - line: The line of this call.
    ///   - set: Writes the value.
    ///   - reset: Takes a pulse back; without it, what was set stays.
    @inlinable
    public func pipeValue<Value>(
        _ node: Publisher<Value, Never>,
        in scope: Scope? = nil,
        named name: String? = nil,
        file: StaticString = #fileID,
        line: UInt = #line,
        set: @escaping @MainActor (inout Model, Value) -> Void,
        reset: (@MainActor (inout Model) -> Void)? = nil
    ) {
        connect(node, in: scope, Pipe(Label(name: name, file: file, line: line), set: set, reset: reset))
    }

    /// Writes the values of a node that may also say nil; nil is an event like any other.
    ///
    /// - Parameters:
    ///   - node: Where the values come from.
    ///   - scope: A life shorter than the controller's, at whose end the pipe ends; by default the controller's.
    ///   - name: The name of the event in traces; by default the line of this call.
    ///   - file: The file of this call.
    ///   - line: The line of this call.
    ///   - set: Writes the value or its absence.
    ///   - reset: Takes a pulse back; without it, what was set stays.
    @inlinable
    public func pipeOptional<Value>(
        _ node: Publisher<Value?, Never>,
        in scope: Scope? = nil,
        named name: String? = nil,
        file: StaticString = #fileID,
        line: UInt = #line,
        set: @escaping @MainActor (inout Model, Value?) -> Void,
        reset: (@MainActor (inout Model) -> Void)? = nil
    ) {
        connect(node, in: scope, Pipe(Label(name: name, file: file, line: line), set: set, reset: reset))
    }

    @inlinable
    func connect<Value>(_ node: Publisher<Value, Never>, in scope: Scope?, _ pipe: Pipe<Model, Value>) {
        let holder = holder
        keep(node.sink { holder.take($0, through: pipe) }, in: scope)
    }
}
