import NavigationInterface

extension NavigationState {
    /// Where a scope's topmost screen is, or else that of the nearest scope above it, or else the open stack.
    ///
    /// Alerts do not count: nothing stands on a question.
    func place(of scope: FlowScope) -> Place {
        let alerts = windows.flatMap(\.modals).filter { $0.presentation.style == .alert }.flatMap(\.stack.screens)
        for ancestor in scope.lineage {
            let place = place { screen in screen.owner === ancestor && !alerts.contains { $0 === screen } }
            if let place { return place }
        }
        return Place(window: 0, level: .stack(windows[0].selected))
    }

    /// The uppermost place with a screen that fits; of tabs, the open one counts first.
    func place(where fits: (any Presentable) -> Bool) -> Place? {
        for (index, window) in windows.enumerated().reversed() {
            if let modal = window.modals.lastIndex(where: { $0.stack.screens.contains(where: fits) }) {
                return Place(window: index, level: .modal(modal))
            }
            let stacks = [window.selected] + window.stacks.indices.filter { $0 != window.selected }
            if let stack = stacks.first(where: { window.stacks[$0].screens.contains(where: fits) }) {
                return Place(window: index, level: .stack(stack))
            }
        }
        return nil
    }

    subscript(place: Place) -> Stack {
        get {
            switch place.level {
            case .stack(let index): windows[place.window].stacks[index]
            case .modal(let index): windows[place.window].modals[index].stack
            }
        }
        set {
            switch place.level {
            case .stack(let index): windows[place.window].stacks[index] = newValue
            case .modal(let index): windows[place.window].modals[index].stack = newValue
            }
        }
    }

    /// How many modals of the window stand on the place or below it; all above that number cover it.
    private func floor(of place: Place) -> Int {
        switch place.level {
        case .stack(let index): index == windows[place.window].selected ? 0 : windows[place.window].modals.count
        case .modal(let index): index + 1
        }
    }

    /// The modals that stand on a place, the lowest first.
    func covers(of place: Place) -> ArraySlice<Modal> {
        windows[place.window].modals[floor(of: place)...]
    }

    /// Closes the modals that stand on a place.
    mutating func uncover(_ place: Place) -> Bool {
        let floor = floor(of: place)
        guard windows[place.window].modals.count > floor else { return false }
        windows[place.window].modals.removeSubrange(floor...)
        return true
    }

    /// The id of the window or the modal of a place.
    func id(of place: Place) -> Int {
        switch place.level {
        case .stack: windows[place.window].id
        case .modal(let index): windows[place.window].modals[index].id
        }
    }

    func contains(_ screen: any Presentable) -> Bool { screens.contains { $0 === screen } }

    /// An id that no window and no modal has.
    var freshID: Int {
        (windows.flatMap { [$0.id] + $0.modals.map(\.id) }.max() ?? 0) + 1
    }
}
