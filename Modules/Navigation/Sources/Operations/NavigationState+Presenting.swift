import LocalizationKit
import NavigationInterface

extension NavigationState {
    mutating func present(
        _ screen: any Presentable, _ presentation: Presentation, at place: Place
    ) throws(NavigationRefusal) -> NavigationChange? {
        try expectNew(screen)
        let id = freshID
        let stack = Stack(screens: [screen])
        if let priority = presentation.priority {
            insert(Window(id: id, presentation: presentation, stacks: [stack]), priority)
        } else {
            try makeRoom(for: presentation, over: place)
            windows[place.window].modals.append(Modal(id: id, presentation: presentation, stack: stack))
        }
        return NavigationChange(place: id, usual: presentation.style == .alert ? .fade : .rise)
    }

    /// Closes what stands on a place, or else the modal or the overlay that the place is in.
    mutating func dismiss(at place: Place) -> NavigationChange? {
        if uncover(place) { return NavigationChange(place: id(of: place), usual: .rise) }
        if case .modal(let index) = place.level {
            windows[place.window].modals.removeSubrange(index...)
        } else if windows[place.window].presentation != nil {
            windows.remove(at: place.window)
            return NavigationChange(place: windows[0].id, usual: .rise)
        } else {
            return nil
        }
        return NavigationChange(place: windows[place.window].id, usual: .rise)
    }

    /// Of equal priorities the later stands above.
    private mutating func insert(_ window: Window, _ priority: OverlayPriority) {
        let above = windows.firstIndex { ($0.presentation?.priority).map { $0 > priority } ?? false }
        windows.insert(window, at: above ?? windows.count)
    }

    /// An alert stands above all modals and takes the place of the alert there; others only stand on what is uncovered.
    private mutating func makeRoom(for presentation: Presentation, over place: Place) throws(NavigationRefusal) {
        if windows[place.window].modals.last?.presentation.style == .alert,
            presentation.style == .alert || covers(of: place).count == 1
        {
            windows[place.window].modals.removeLast()
        }
        guard presentation.style != .alert else { return }
        if let cover = covers(of: place).last { throw .covered(by: cover.stack.screens.last?.title ?? "") }
        if case .stack(let index) = place.level, index != windows[place.window].selected {
            throw .covered(by: windows[place.window].stack.screens.last?.title ?? "")
        }
    }
}
