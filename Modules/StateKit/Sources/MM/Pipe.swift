/// How the values of one node change a model.
@MainActor @usableFromInline
final class Pipe<Model, Value> {
    let name: String
    @usableFromInline let set: @MainActor (inout Model, Value) -> Void
    @usableFromInline let reset: (@MainActor (inout Model) -> Void)?

    @usableFromInline init(
        _ name: String, set: @escaping @MainActor (inout Model, Value) -> Void,
        reset: (@MainActor (inout Model) -> Void)?
    ) {
        (self.name, self.set, self.reset) = (name, set, reset)
    }

    /// Changes the model and returns the snapshot to announce.
    func apply(_ value: Value, to model: inout Model) -> Model {
        set(&model, value)
        let snapshot = model
        reset?(&model)
        return snapshot
    }
}
