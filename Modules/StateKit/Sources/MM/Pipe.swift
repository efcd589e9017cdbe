/// How the values of one node change a model.
@MainActor
@usableFromInline
final class Pipe<Model, Value> {
    @usableFromInline let label: Label
    @usableFromInline let set: @MainActor (inout Model, Value) -> Void
    @usableFromInline let reset: (@MainActor (inout Model) -> Void)?

    @inlinable
    init(
        _ label: Label,
        set: @escaping @MainActor (inout Model, Value) -> Void,
        reset: (@MainActor (inout Model) -> Void)?
    ) {
        (self.label, self.set, self.reset) = (label, set, reset)
    }

    /// Changes the model and returns the snapshot to announce.
    func apply(_ value: Value, to model: inout Model) -> Model {
        set(&model, value)
        let snapshot = model
        reset?(&model)
        return snapshot
    }
}
