public import NavigationInterface

extension Navigator {
    /// The coordinators that have screens, each below the one that opened it.
    public var coordinators: [CoordinatorSummary] { summaries(of: rootScope, depth: 0) }

    /// Coordinators and controllers that were alive without a screen, as sentences; the last 64.
    public var leakReports: [String] { leaks.reports }

    private func summaries(of scope: FlowScope, depth: Int) -> [CoordinatorSummary] {
        let titles = state.screens.filter { $0.owner === scope }.map(\.title)
        let own = CoordinatorSummary(name: scope.name, count: scope.count, depth: depth, screens: titles)
        // The scope of a tab counts nothing itself when a flow of its own stands in the tab.
        let below = livingScopes.filter { $0.parent === scope && ($0.count > 0 || isTab($0)) }
        return [own] + below.flatMap { summaries(of: $0, depth: depth + 1) }
    }

    private func isTab(_ scope: FlowScope) -> Bool {
        tabList.scopes.values.contains { $0 === scope }
    }
}
