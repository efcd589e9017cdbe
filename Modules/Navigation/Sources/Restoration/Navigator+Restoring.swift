import LocalizationKit
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
    public func save() async {
        await recorder.finish()
    }

    /// Takes what the last run left for the tabs, which open their screens when they are opened.
    ///
    /// - Returns: the index of the tab that was open, or 0.
    func restore(_ tabs: [String?]) -> Int {
        do {
            guard let saved = try recorder.begin() else { return 0 }
            for stack in saved.stacks { restore(stack) }
            return tabs.firstIndex(of: saved.selected) ?? 0
        } catch {
            leaveOut(Strings.whereItWas, because: LocalizedText(error))
            return 0
        }
    }

    func leaveOut(_ what: LocalizedText, because reason: LocalizedText) {
        noticeSubject.send(Strings.leftOut(what: what, reason: reason))
    }

    private func restore(_ stack: SavedNavigation.Stack) {
        guard tabList[stack.tab] != nil else {
            return leaveOut(Strings.theTab(id: stack.tab), because: Strings.isNotThere)
        }
        tabList.restoring[stack.tab] = stack.routes.compactMap { route in
            do throws(LinkError) {
                return try routeTable.link(route)
            } catch {
                leaveOut(Strings.aScreen, because: error.explanation)
                return nil
            }
        }
    }
}
