import LocalizationKit
public import NavigationInterface

extension Navigator: SystemNavigation {
    /// The back key.
    @discardableResult public func back() -> Bool {
        var isDone = false
        perform(
            NavigationRequest { state throws(NavigationRefusal) in
                let change = state.back()
                isDone = change != nil
                return change
            })
        return isDone
    }

    /// Opens a tab, or takes the open one back to its root.
    public func selectTab(_ id: String, completion: @escaping @MainActor (NavigationResult) -> Void) {
        perform(
            NavigationRequest(completion: completion) { [weak self] state throws(NavigationRefusal) in
                guard let index = state.windows[0].stacks.firstIndex(where: { $0.tab == id }) else { throw .noTab(id) }
                if let modal = state.windows[0].modals.last {
                    throw .covered(by: modal.stack.screens.last?.title ?? "")
                }
                guard index != state.windows[0].selected else { return state.reselect(index) }
                try self?.fill(index, of: &state)
                state.windows[0].selected = index
                return NavigationChange(place: 0, usual: .atOnce, cause: .person)
            })
    }

    /// A swipe begins, if there is something to swipe away.
    @discardableResult public func beginSwipe(_ direction: NavigationSwipe.Direction) -> Bool {
        guard state.allows(direction) else { return false }
        show(NavigationSwipe(direction))
        return true
    }

    /// The swipe has come to a place.
    public func moveSwipe(to progress: Double) {
        guard let swipe = state.swipe else { return }
        show(NavigationSwipe(swipe.direction, progress: progress))
    }

    /// The swipe is completed: only now the screens change.
    public func commitSwipe() {
        guard let swipe = state.swipe else { return }
        perform(
            NavigationRequest(transition: NavigationTransition.atOnce) { state throws(NavigationRefusal) in
                swipe.direction == .back ? state.back() : state.closeTop()
            })
    }

    /// The swipe is taken back, and nothing has happened.
    public func cancelSwipe() {
        if state.swipe != nil { show(nil) }
    }
}

extension NavigationState {
    /// The index of the uppermost window that keys go to.
    private var focusedIndex: Int {
        windows.lastIndex { $0.presentation?.takesFocus ?? true } ?? 0
    }

    /// Whether a swipe would do anything.
    func allows(_ direction: NavigationSwipe.Direction) -> Bool {
        switch direction {
        case .back: focused.top.screens.count > 1
        case .down: focused.modals.last?.presentation.isClosable ?? focused.presentation?.isClosable ?? false
        }
    }

    /// What the back key does: pops, or closes what is on top.
    mutating func back() -> NavigationChange? {
        let index = focusedIndex
        let level = windows[index].modals.indices.last.map(Place.Level.modal) ?? .stack(windows[index].selected)
        guard var change = pop(at: Place(window: index, level: level)) else { return closeTop() }
        change.cause = .person
        return change
    }

    /// Closes the modal or the overlay on top, if a person may.
    mutating func closeTop() -> NavigationChange? {
        guard allows(.down) else { return nil }
        let index = focusedIndex
        let level = windows[index].modals.indices.last.map(Place.Level.modal) ?? .stack(windows[index].selected)
        var change = dismiss(at: Place(window: index, level: level))
        change?.cause = .person
        return change
    }

    /// The tab that is open goes back to its root.
    fileprivate mutating func reselect(_ index: Int) -> NavigationChange? {
        var change = popToRoot(at: Place(window: 0, level: .stack(index)))
        change?.cause = .person
        return change
    }
}
