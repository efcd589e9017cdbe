extension Controller {
    /// Reacts to a decision of the model, whenever it is made: in each snapshot in which it is not nil.
    ///
    /// A key path such as `\.shouldMakeCall` will do for `decide`. The decision is also looked at once, at the time of this
    /// call, in the model at rest. The reaction is kept until `scope` ends, or else the controller, so it holds its owner
    /// weakly. Traces call the decision by its name, or else "decision 1", "decision 2" in the order of these calls.
    @inlinable public func observe<Decision>(
        _ decide: @escaping @MainActor (Model) -> Decision?, in scope: Scope? = nil, named name: String? = nil,
        _ react: @escaping @MainActor (Decision) -> Void
    ) {
        keep(noted(decide, as: name).sink(receiveValue: react), in: scope)
    }

    /// A decision as a stream, computed once for each snapshot however many subscribe to it.
    ///
    /// Call this once and hand the stream around. A new subscriber gets the decision of the model at rest, if there is
    /// one, and never that of an event gone by.
    public func decision<Decision>(_ decide: @escaping @MainActor (Model) -> Decision?) -> Publisher<Decision, Never> {
        let holder = holder
        let shared = holder.announcements.compactMap(decide).share()
        return shared.derive { observer in
            let subscription = shared.attach(observer)
            if let decision = decide(holder.model) { observer.receive(decision) }
            return subscription
        }
    }

    /// A decision as a stream that writes itself into the trace.
    @inlinable func noted<Decision>(
        _ decide: @escaping @MainActor (Model) -> Decision?, as name: String?
    ) -> Publisher<Decision, Never> {
        let (holder, name) = (holder, nextName(name, of: "decision"))
        return changes.lift { next in
            { model in
                guard let decision = decide(model) else { return }
                holder.trace?.note(decision, as: name)
                next(decision)
            }
        }
    }
}
