extension Controller {
    /// Reacts to a decision of the model, whenever it is made: in each snapshot in which it is not nil.
    ///
    /// The decision is also looked at once, at the time of this call, in the model at rest.
    ///
    /// - Parameters:
    ///   - decide: The decision; a key path such as `\.shouldMakeCall` will do.
    ///   - scope: A life shorter than the controller's, at whose end this ends; by default the controller's.
    ///   - name: The name of the decision in traces; by default the line of this call.
    ///   - file: The file of this call.
    ///   - line: The line of this call.
    ///   - react: Carries the decision out; it is kept until the end of the scope, so it holds its owner weakly.
    @inlinable
    public func observe<Decision>(
        _ decide: @escaping @MainActor (Model) -> Decision?,
        in scope: Scope? = nil,
        named name: String? = nil,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ react: @escaping @MainActor (Decision) -> Void
    ) {
        let label = Label(name: name, file: file, line: line)
        keep(noted(decide, as: label).sink(receiveValue: react), in: scope)
    }

    /// A decision as a stream, computed once for each snapshot however many subscribe to it.
    ///
    /// Call this once and hand the stream around. A new subscriber gets the decision of the model at rest, if there is
    /// one, and never that of an event gone by.
    ///
    /// - Parameters:
    ///   - decide: The decision; a key path such as `\.shouldMakeCall` will do.
    ///   - file: The file of this call, for reports.
    ///   - line: The line of this call, for reports.
    public func decision<Decision>(
        _ decide: @escaping @MainActor (Model) -> Decision?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Publisher<Decision, Never> {
        let holder = holder
        let shared = holder.announcements.compactMap(decide).share(file: file, line: line)
        return shared.derive { observer in
            let subscription = shared.attach(observer)
            if let decision = decide(holder.model) { observer.receive(decision) }
            return subscription
        }
    }

    /// A decision as a stream that writes itself into the trace.
    @inlinable
    func noted<Decision>(
        _ decide: @escaping @MainActor (Model) -> Decision?,
        as label: Label
    ) -> Publisher<Decision, Never> {
        let holder = holder
        return changes.lift { next in
            { model in
                guard let decision = decide(model) else { return }
                holder.trace?.note(decision, as: label)
                next(decision)
            }
        }
    }
}
