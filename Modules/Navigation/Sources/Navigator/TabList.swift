import NavigationInterface

/// The tabs of the app, with the scopes of those that were opened and what is still to be brought back in others.
@MainActor
struct TabList {
    private(set) var tabs: [NavigationTab] = []
    private(set) var scopes: [String: FlowScope] = [:]
    /// Links of the last run by tab, which open with the tab.
    var restoring: [String: [Link]] = [:]

    init(_ tabs: [NavigationTab] = []) {
        self.tabs = tabs.sorted { $0.order < $1.order }
    }

    subscript(id: String?) -> NavigationTab? { tabs.first { $0.id == id } }

    /// The scope of a tab, made when it is first asked for.
    mutating func scope(of id: String, make: () -> FlowScope) -> FlowScope {
        if let known = scopes[id] { return known }
        let scope = make()
        scopes[id] = scope
        return scope
    }
}
