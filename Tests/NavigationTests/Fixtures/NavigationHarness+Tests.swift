import LocalizationKit
import NavigationInterface
import NavigationTesting
import TextViewKitInterface

extension NavigationTab {
    /// A tab whose root belongs to a flow that is called like it.
    static func test(_ id: String, order: Int = 0) -> NavigationTab {
        NavigationTab(id: id, title: "\(id)", symbol: "*", order: order) { $0.flow(id).view }
    }
}

extension NavigationHarness {
    /// An app with one root screen of its own coordinator.
    static func withRoot(routes: [Route] = []) -> NavigationHarness {
        let app = NavigationHarness(routes: routes)
        app.scope.router.setRoot(app.scope.screen("Root") { Text("Root") }, .atOnce)
        return app
    }

    /// An app with tabs whose roots belong to flows.
    static func withTabs(_ ids: String..., routes: [Route] = []) -> NavigationHarness {
        NavigationHarness(tabs: ids.enumerated().map { .test($1, order: $0) }, routes: routes)
    }

    /// The scope of the visible screen.
    var visible: any CoordinatorScope { navigation.state.visible?.owner ?? scope }

    /// What an operation of a router came to.
    func result(of perform: (@escaping @MainActor (NavigationResult) -> Void) -> Void) -> NavigationResult? {
        var results: [NavigationResult] = []
        perform { results.append($0) }
        return results.count == 1 ? results[0] : nil
    }
}
