import NavigationInterface
import StateKit

extension Navigator {
    /// What would be brought back now.
    var saved: SavedNavigation {
        let stacks = state.windows[0].stacks.compactMap { stack -> SavedNavigation.Stack? in
            guard let tab = stack.tab else { return nil }
            let waiting = tabList.restoring[tab]?.map(\.text) ?? []
            let routes = stack.screens.dropFirst().compactMap(\.route) + waiting
            return routes.isEmpty ? nil : SavedNavigation.Stack(tab: tab, routes: routes)
        }
        return SavedNavigation(selected: state.windows[0].stack.tab ?? "", stacks: stacks)
    }

    /// Writes where the app is, if that waits to be written.
    public func save() {
        recorder.write()
    }

    /// Brings back the tab and the stacks of the last run.
    public func restore() {
        do {
            if let saved = try recorder.begin() { restore(saved) }
        } catch {
            leaveOut("where the app was", because: "\(error)")
        }
    }

    private func restore(_ saved: SavedNavigation) {
        for stack in saved.stacks { restore(stack) }
        perform(
            NavigationRequest(
                transition: NavigationTransition.atOnce, completion: { [weak self] in self?.restored($0) }
            ) { [weak self] state throws(NavigationRefusal) in
                try self?.openSaved(saved, in: &state)
            })
    }

    private func restore(_ stack: SavedNavigation.Stack) {
        guard tabList[stack.tab] != nil else { return leaveOut("the tab `\(stack.tab)`", because: "it is not there") }
        tabList.restoring[stack.tab] = stack.routes.compactMap { route in
            do throws(LinkError) {
                return try routeTable.link(route)
            } catch {
                leaveOut("a screen", because: "\(error)")
                return nil
            }
        }
    }

    private func openSaved(
        _ saved: SavedNavigation, in state: inout NavigationState
    ) throws(NavigationRefusal) -> NavigationChange? {
        let first = state.windows[0].selected
        let index = state.windows[0].stacks.firstIndex { $0.tab == saved.selected } ?? first
        try fill(index, of: &state)
        state.windows[0].selected = index
        return NavigationChange(place: 0, usual: .atOnce)
    }

    private func restored(_ result: NavigationResult) {
        if case .refused(let refusal) = result { leaveOut("the open tab", because: "\(refusal)") }
    }

    private func leaveOut(_ what: String, because reason: String) {
        noticeSubject.send("\(what) of the last run is left out: \(reason)")
    }
}
