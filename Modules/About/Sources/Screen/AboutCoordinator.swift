import FeatureKitInterface
import LocalizationKit
import NavigationInterface
import TextViewKitInterface

/// What the binary is made of as a tab of the app, and each feature on a screen of its own.
@MainActor
final class AboutCoordinator: Coordinator {
    /// With which screen the flow begins.
    enum Options {
        case overview
        case feature(FeatureDescriptor)
    }

    static let tabID = "about"

    private let scope: any CoordinatorScope
    private let report: AboutReport

    private init(_ scope: any CoordinatorScope, _ report: AboutReport) {
        (self.scope, self.report) = (scope, report)
    }

    func start(with options: Options) -> any Presentable {
        switch options {
        case .overview: overview
        case .feature(let feature): Self.screen(of: feature, in: scope)
        }
    }

    private var overview: any Presentable {
        let report = report
        let open = { (feature: FeatureDescriptor) -> Intent in
            .perform { [weak scope = self.scope] in
                if let scope { scope.router.push(Self.screen(of: feature, in: scope)) }
            }
        }
        return scope.screen(Strings.tabTitle) { AboutScreen(report: report, open: open) }
    }

    private static func screen(of feature: FeatureDescriptor, in scope: any CoordinatorScope) -> any Presentable {
        scope.screen(LocalizedText(feature.id), route: "tessera://about/\(feature.id)") {
            FeatureScreen(feature: feature)
        }
    }
}

extension AboutCoordinator {
    static let routePattern = "tessera://about/{feature}"

    static func unit(_ report: AboutReport, in opener: any CoordinatorScope) -> Unit<Options, Never> {
        Unit(tabID, in: opener) { scope, _ in AboutCoordinator(scope, report) }
    }

    static func tab(_ assembly: any AssemblyInformation) -> NavigationTab {
        NavigationTab(id: tabID, title: Strings.tabTitle, symbol: "i", order: 1000) {
            unit(AboutReport(assembly), in: $0).start(with: .overview)
        }
    }

    /// The overview.
    static func route() throws -> Route {
        try Route("tessera://about", title: Strings.tabTitle, tab: tabID) { _, _ in [] }
    }

    /// One feature.
    static func featureRoute(_ assembly: any AssemblyInformation) throws -> Route {
        let id = RouteParameter.text("feature")
        return try Route(routePattern, title: Strings.featureTitle, tab: tabID, parameters: [id]) { arguments, scope in
            let report = AboutReport(assembly)
            let wanted = try arguments[id]
            guard let feature = report.features.first(where: { $0.id == wanted }) else { throw UnknownFeature(wanted) }
            return [unit(report, in: scope).start(with: .feature(feature))]
        }
    }
}
