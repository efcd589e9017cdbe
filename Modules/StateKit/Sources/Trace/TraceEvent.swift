/// One event of a controller: what it changed, what the model decided, and how long all of it took.
@MainActor public struct TraceEvent<Model> {
    /// A decision that was carried out in an event.
    public struct Decision: Equatable, Sendable {
        /// The name given to `observe` or `run`, or the number of that call.
        public let name: String
        /// The decision, as Swift describes it for debugging.
        public let value: String
    }

    /// Its number since the trace began, from 1.
    public let number: Int
    /// When it came, by the clock of the kernel.
    public let time: Duration
    /// The name of its pipe, or the number of the pipe.
    public let name: String
    /// The model that was announced, pulse included.
    public let snapshot: Model
    /// The model at rest after the event, pulse taken back.
    public let resting: Model
    /// The fields that differ from the model at rest before.
    public let changes: [FieldChange]
    /// The decisions that were carried out, in their order.
    public internal(set) var decisions: [Decision] = []
    /// How long it took to tell all observers, by the clock of the kernel.
    public internal(set) var duration: Duration = .zero

    let apply: @MainActor (inout Model) -> Model

    /// Applies an event to a model at rest.
    init(
        _ name: String, number: Int, time: Duration, to model: inout Model,
        _ apply: @escaping @MainActor (inout Model) -> Model
    ) {
        let before = model
        (self.name, self.number, self.time, self.apply) = (name, number, time, apply)
        snapshot = apply(&model)
        resting = model
        changes = FieldChange.between(before, snapshot)
    }
}

extension TraceEvent {
    /// The event as one line of JSON; times are in nanoseconds.
    public var json: String {
        let changes = changes.map {
            "{\"path\":\($0.path.jsonString),\"before\":\($0.before.jsonString),\"after\":\($0.after.jsonString)}"
        }
        let decisions = decisions.map { "{\"name\":\($0.name.jsonString),\"value\":\($0.value.jsonString)}" }
        return "{\"number\":\(number),\"time\":\(time.nanoseconds),\"event\":\(name.jsonString),"
            + "\"changes\":[\(changes.joined(separator: ","))],"
            + "\"decisions\":[\(decisions.joined(separator: ","))],\"duration\":\(duration.nanoseconds)}"
    }
}

extension Duration {
    fileprivate var nanoseconds: Int128 { attoseconds / 1_000_000_000 }
}
