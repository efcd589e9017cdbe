import NavigationInterface

/// An operation that waits for its turn.
@MainActor
struct NavigationRequest {
    /// The kinds of which a double tap asks for two.
    enum Entering {
        case push, present
    }

    /// Who asks; `nil` for a person or the container itself.
    var author: FlowScope?
    var entering: Entering?
    /// How it is to be drawn; `nil` for the usual way.
    var transition: NavigationTransition?
    var completion: @MainActor (NavigationResult) -> Void = { _ in }
    /// Changes the state; `nil` when there was nothing to do.
    var change: @MainActor (inout NavigationState) throws(NavigationRefusal) -> NavigationChange?
}
