public import LocalizationKit
public import NavigationInterface
public import StateKit

extension Navigator: Navigating {
    /// The scope of the app's own coordinator.
    public var root: any CoordinatorScope { rootScope }
    /// What a person does to the container.
    public var system: any SystemNavigation { self }
    /// The tabs that were set.
    public var tabs: [NavigationTab] { tabList.tabs }
    /// Every kind of link that the build opens.
    public var routes: [Route] { routeTable.routes }
    /// Sentences that a person should see once.
    public var notices: Publisher<LocalizedText, Never> { noticeSubject.publisher }

    /// Replaces everything in the app's own window by tabs.
    public func setTabs(
        _ tabs: [NavigationTab], restoring: Bool, _ transition: NavigationTransition,
        completion: @escaping @MainActor (NavigationResult) -> Void
    ) {
        perform(
            NavigationRequest(transition: transition, completion: completion) {
                [weak self] state
                    throws(NavigationRefusal) in
                try self?.replaceTabs(tabs, restoring: restoring, in: &state)
            })
    }

    /// Takes the screens of all tabs off but of the open one.
    public func forgetOtherTabs() {
        perform(
            NavigationRequest(transition: .atOnce, completion: { _ in }) { [weak self] state in
                guard let window = state.windows.first else { return nil }
                self?.tabList.restoring = [:]
                for index in window.stacks.indices where index != window.selected {
                    state.windows[0].stacks[index].screens = []
                }
                return NavigationChange(place: 0, usual: .atOnce)
            })
    }

    private func replaceTabs(
        _ tabs: [NavigationTab], restoring: Bool, in state: inout NavigationState
    ) throws(NavigationRefusal) -> NavigationChange? {
        guard !tabs.isEmpty else { throw .noTab("") }
        tabList = TabList(tabs)
        state.windows[0] = NavigationState.Window(id: 0, stacks: self.tabs.map { .init(tab: $0.id) })
        let index = restoring ? restore(state.windows[0].stacks.map(\.tab)) : 0
        do throws(NavigationRefusal) {
            try fill(index, of: &state)
            state.windows[0].selected = index
        } catch  where index > 0 {
            leaveOut(Strings.theOpenTab, because: error.explanation)
            try fill(0, of: &state)
        }
        return NavigationChange(place: 0, usual: .fade, announcement: .start)
    }

    /// Builds the root of a tab that was never open, and what stood on it in the last run.
    func fill(_ index: Int, of state: inout NavigationState) throws(NavigationRefusal) {
        guard let tab = tabList[state.windows[0].stacks[index].tab] else { return }
        let scope = scope(ofTab: tab.id)
        if state.windows[0].stacks[index].screens.isEmpty {
            state.windows[0].stacks[index].screens = [try root(of: tab, scope, in: state)]
        }
        let links = tabList.restoring.removeValue(forKey: tab.id) ?? []
        state.windows[0].stacks[index].screens += links.flatMap { bringBack($0, scope) }
    }

    private func root(
        of tab: NavigationTab, _ scope: FlowScope, in state: NavigationState
    ) throws(NavigationRefusal) -> any Presentable {
        do {
            let root = try tab.open(scope)
            try state.expectNew(root)
            return root
        } catch {
            throw .failed(Strings.cannotOpenTab(id: tab.id, reason: LocalizedText(error)))
        }
    }

    func scope(ofTab id: String) -> FlowScope {
        tabList.scope(of: id) {
            let scope = FlowScope("tab \(id)", kernel: kernel, navigator: self, parent: rootScope)
            register(scope)
            return scope
        }
    }

    private func bringBack(_ link: Link, _ scope: FlowScope) -> [any Presentable] {
        do {
            return try link.screens(in: scope)
        } catch {
            leaveOut(Strings.aScreen, because: LocalizedText(error))
            return []
        }
    }
}
