import FeatureKitInterface
import LocalizationKit
import NavigationInterface
import NavigationTesting
import StateKit
import Testing

@Suite("contributions")
@MainActor
struct ContributionTests {
    @Test("the points have the names by which messages call them")
    func points() {
        #expect(ExtensionPoint<NavigationTab>.tabs.name == "tabs")
        #expect(ExtensionPoint<Route>.routes.noun == "route")
        #expect(ExtensionPoint<LaunchStep>.launchSteps.noun == "launch step")
        #expect(ExtensionPoint<Overlay>.overlays.noun == "overlay")
        #expect(ExtensionPoint<InstanceTopic>.instanceTopics.noun == "instance topic")
    }

    @Test("launch steps run one after the other as roots, each hands over its result, and none stays")
    func launchSteps() throws {
        let app = NavigationHarness(routes: [try .fake("tessera://a")])
        weak var flow: FakeFlow<LaunchStep.Outcome>?
        var outcomes: [LaunchStep.Outcome] = []
        for (id, outcome) in [("onboarding", LaunchStep.Outcome.done), ("signin", .skipped)] {
            let unit = try LaunchStep.fake(id) { flow = $0 }.open(app.scope)
            if let view = unit?.start(then: { outcomes.append($0) }) { app.scope.router.setRoot(view, .atOnce) }
            #expect(app.map == "[\(id)]")
            flow?.answer.finish(outcome)
            #expect(app.map == "[\(id)]")
        }
        #expect(outcomes == [.done, .skipped])
        app.navigation.setTabs([.fake("home"), .fake("calls", order: 1)])
        #expect(app.map == "[home: home] calls: -")
        #expect(flow == nil)
        #expect(app.problems == [])
    }

    @Test("an overlay appears when it has a reason, above what is there, and no more once it is detached")
    func overlays() throws {
        let app = NavigationHarness(tabs: [.fake("home")])
        let rings = PassthroughSubject<Void, Never>(in: app.kernel)
        let attached = try Overlay.fake("call", priority: .call, on: rings.publisher).attach(app.scope)
        rings.send()
        #expect(app.map == "[home: home] {call}")
        app.navigation.state.visible?.owner.router.leave()
        #expect(app.map == "[home: home]")
        attached.cancel()
        rings.send()
        #expect(app.map == "[home: home]")
        #expect(app.problems == [])
    }
}
