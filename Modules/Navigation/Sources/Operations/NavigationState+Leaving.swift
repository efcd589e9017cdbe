import NavigationInterface

extension NavigationState {
    /// Takes screens off wherever they stand; a modal or an overlay without a screen closes, with all that stands on it.
    mutating func removeScreens(
        where isLeaving: (any Presentable) -> Bool
    ) throws(NavigationRefusal) -> NavigationChange? {
        guard let last = screens.last(where: isLeaving), let place = place(where: { $0 === last }) else { return nil }
        let id = id(of: place)
        for index in windows.indices.reversed() { try removeScreens(inWindow: index, where: isLeaving) }
        let stays = windows.contains { $0.id == id || $0.modals.contains { $0.id == id } }
        return NavigationChange(
            place: stays ? id : windows[min(place.window, windows.count - 1)].id, usual: stays ? .back : .rise)
    }

    private mutating func removeScreens(
        inWindow index: Int, where isLeaving: (any Presentable) -> Bool
    ) throws(NavigationRefusal) {
        for stack in windows[index].stacks.indices {
            let former = windows[index].stacks[stack].screens
            windows[index].stacks[stack].screens.removeAll(where: isLeaving)
            if windows[index].presentation == nil, let root = former.first, windows[index].stacks[stack].screens.isEmpty
            {
                throw .lastScreen(root.title)
            }
        }
        for modal in windows[index].modals.indices {
            windows[index].modals[modal].stack.screens.removeAll(where: isLeaving)
        }
        if let empty = windows[index].modals.firstIndex(where: \.stack.screens.isEmpty) {
            windows[index].modals.removeSubrange(empty...)
        }
        if windows[index].stacks.allSatisfy(\.screens.isEmpty), index > 0 { windows.remove(at: index) }
    }
}
