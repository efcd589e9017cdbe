public import StateKit

/// Watches a controller and has a test state everything it does.
///
/// Every announced change and every decision carried out by `observe` or `run` must be stated, in order; whatever is
/// not, is thrown by the next call, and at the latest by `finish()`. A thrown difference names the field, what was
/// stated and what happened.
@MainActor public final class TestController<Model> {
    private let controller: Controller<Model>
    private let trace: Trace<Model>
    private var resting: Model
    private var events: [TraceEvent<Model>] = []
    private var decisions: [TraceEvent<Model>.Decision] = []
    private var taken = 0

    /// Begins to watch; keep it as long as the test drives the controller.
    public init(_ controller: Controller<Model>) {
        self.controller = controller
        trace = controller.startTrace(capacity: 10_000)
        resting = controller.model
    }

    /// Sends into a node of the controller and states the change that its event makes.
    ///
    /// `change` turns the model at rest into the snapshot that is announced, pulse included.
    public func send(_ action: @MainActor () -> Void, changes change: (inout Model) -> Void) throws(UnstatedBehaviour) {
        try finish()
        action()
        try receive(changes: change)
    }

    /// States the change that a further event made: one that the controller's own effects caused.
    public func receive(changes change: (inout Model) -> Void) throws(UnstatedBehaviour) {
        collect()
        guard !events.isEmpty else {
            throw UnstatedBehaviour(problem: "a change is stated, but no event came", differences: [])
        }
        try compare(events.removeFirst(), with: change)
    }

    /// States a decision that was carried out, by the name given to `observe` or `run`.
    ///
    /// Values are compared as Swift describes them for debugging.
    public func decides<Decision>(_ name: String, _ value: Decision) throws(UnstatedBehaviour) {
        collect()
        let stated = "\(name) \(String(reflecting: value))"
        guard let decision = decisions.first else {
            throw UnstatedBehaviour(problem: "a decision is stated, but none was made", differences: [stated])
        }
        decisions.removeFirst()
        let made = "\(decision.name) \(decision.value)"
        guard made != stated else { return }
        throw UnstatedBehaviour(problem: "another decision was made", differences: ["\(stated) → \(made)"])
    }

    /// States that nothing more happened.
    public func finish() throws(UnstatedBehaviour) {
        collect()
        if let event = events.first {
            throw UnstatedBehaviour(
                problem: "an event was not stated: \(event.name)", differences: event.changes.map(\.description)
            )
        }
        guard decisions.isEmpty else {
            let differences = decisions.map { "\($0.name) \($0.value)" }
            throw UnstatedBehaviour(problem: "decisions were not stated", differences: differences)
        }
    }

    private func collect() {
        let new = trace.events.filter { $0.number > taken }
        taken += new.count
        events += new
        decisions += new.flatMap(\.decisions)
    }

    private func compare(_ event: TraceEvent<Model>, with change: (inout Model) -> Void) throws(UnstatedBehaviour) {
        var stated = resting
        change(&stated)
        resting = event.resting
        let differences = FieldChange.between(stated, event.snapshot).map(\.description)
        guard !differences.isEmpty else { return }
        throw UnstatedBehaviour(problem: "\(event.name) changed otherwise than stated", differences: differences)
    }
}
