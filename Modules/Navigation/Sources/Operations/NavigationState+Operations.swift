import NavigationInterface

extension NavigationState {
    /// Does an operation of a coordinator; after a refusal the state is to be thrown away.
    ///
    /// - Returns: what was done, or `nil` when there was nothing to do.
    mutating func apply(
        _ operation: NavigationOperation, by scope: FlowScope
    ) throws(NavigationRefusal) -> NavigationChange? {
        let place = place(of: scope)
        switch operation {
        case .push(let screen): return try push(screen, at: place)
        case .setRoot(let screen): return try setRoot(screen, at: place)
        case .pop: return pop(at: place)
        case .popTo(let screen): return try pop(to: screen, at: place)
        case .popToRoot: return popToRoot(at: place)
        case .present(let screen, let presentation): return try present(screen, presentation, at: place)
        case .dismiss: return dismiss(at: place)
        case .close: return pop(at: place) ?? dismiss(at: place)
        case .remove(let screen): return try removeScreens { $0 === screen }
        case .leave: return try removeScreens { ($0.owner as? FlowScope)?.lineage.contains { $0 === scope } ?? false }
        }
    }
}
