extension Routable {
    /// What a completion is.
    public typealias Completion = @MainActor (NavigationResult) -> Void

    /// Puts a screen on the stack.
    public func push(
        _ screen: any Presentable, _ transition: NavigationTransition? = nil,
        completion: @escaping Completion = { _ in }
    ) {
        perform(.push(screen), transition, completion: completion)
    }

    /// Makes a screen the only one of the stack; modals above the stack close.
    public func setRoot(
        _ screen: any Presentable, _ transition: NavigationTransition? = nil,
        completion: @escaping Completion = { _ in }
    ) {
        perform(.setRoot(screen), transition, completion: completion)
    }

    /// Takes the last thing off the stack: the modal that stands on it, or else its top screen, but never its root.
    public func pop(_ transition: NavigationTransition? = nil, completion: @escaping Completion = { _ in }) {
        perform(.pop, transition, completion: completion)
    }

    /// Takes everything off that stands on a screen of the stack.
    public func pop(
        to screen: any Presentable, _ transition: NavigationTransition? = nil,
        completion: @escaping Completion = { _ in }
    ) {
        perform(.popTo(screen), transition, completion: completion)
    }

    /// Takes everything off that stands on the root of the stack, modals included.
    public func popToRoot(_ transition: NavigationTransition? = nil, completion: @escaping Completion = { _ in }) {
        perform(.popToRoot, transition, completion: completion)
    }

    /// Shows a screen over others, with a stack of its own.
    public func present(
        _ screen: any Presentable, as presentation: Presentation = .sheet, _ transition: NavigationTransition? = nil,
        completion: @escaping Completion = { _ in }
    ) {
        perform(.present(screen, presentation), transition, completion: completion)
    }

    /// Closes what stands on the stack, or else the modal or overlay that the stack is in.
    public func dismiss(_ transition: NavigationTransition? = nil, completion: @escaping Completion = { _ in }) {
        perform(.dismiss, transition, completion: completion)
    }

    /// Goes back by one in whatever way there is.
    public func close(_ transition: NavigationTransition? = nil, completion: @escaping Completion = { _ in }) {
        perform(.close, transition, completion: completion)
    }

    /// Takes one screen off, wherever it stands.
    public func remove(
        _ screen: any Presentable, _ transition: NavigationTransition? = nil,
        completion: @escaping Completion = { _ in }
    ) {
        perform(.remove(screen), transition, completion: completion)
    }

    /// Takes all screens of the coordinator off, with those of the flows that it opened.
    public func leave(_ transition: NavigationTransition? = nil, completion: @escaping Completion = { _ in }) {
        perform(.leave, transition, completion: completion)
    }
}
