import FeatureKitTesting
import Foundation
import Testing

/// A feature in a package of its own, in a folder that no repository knows, with a command and a tab.
final class OutsideFeature {
    let repository: RepositoryCopy
    /// The folder of the package.
    let path: String
    private let folder: String

    init() async throws {
        repository = try RepositoryCopy()
        folder = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID().uuidString)").path
        path = "\(folder)/Weather"
        let made = try await repository.tool(
            "assemble", "new-module", "Weather", "--owner", "@me/weather", "--standalone", folder)
        try #require(made.status == 0, "\(made.errors)")
        try addTab()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Removes it as a person does who has had enough of it.
    func remove() throws { try FileManager.default.removeItem(atPath: path) }

    private func addTab() throws {
        try edit("Package.swift") {
            $0.replacing(
                #".product(name: "CommandKitInterface", package: "tessera"),"#,
                with: """
                    .product(name: "CommandKitInterface", package: "tessera"),
                    .product(name: "NavigationInterface", package: "tessera"),
                    .product(name: "TextViewKitInterface", package: "tessera"),
                    """, maxReplacements: 1)
        }
        try edit("Sources/WeatherFeature.swift") {
            $0.replacing("import WeatherInterface", with: "import NavigationInterface\nimport WeatherInterface")
                .replacing(
                    "        registry.provide(.weather)",
                    with: """
                                registry.contribute("weather", to: .tabs) { WeatherTab.tab(try $0.service(.weather)) }
                                registry.provide(.weather)
                        """)
        }
        try Self.tab.write(toFile: "\(path)/Sources/WeatherTab.swift", atomically: true, encoding: .utf8)
    }

    private func edit(_ name: String, _ change: (String) -> String) throws {
        let file = "\(path)/\(name)"
        let (old, new) = (try String(contentsOfFile: file, encoding: .utf8), change)
        try #require(new(old) != old, "nothing to change in \(name)")
        try new(old).write(toFile: file, atomically: true, encoding: .utf8)
    }

    private static let tab = """
        import NavigationInterface
        import TextViewKitInterface
        import WeatherInterface

        /// The tab `weather`.
        @MainActor
        final class WeatherTab: Coordinator {
            private let scope: any CoordinatorScope
            private let service: any WeatherService

            private init(_ scope: any CoordinatorScope, _ service: any WeatherService) {
                (self.scope, self.service) = (scope, service)
            }

            func start(with options: Void) -> any Presentable {
                let service = service
                return scope.screen("Weather") { Text("today: " + service.message()) }
            }

            static func tab(_ service: any WeatherService) -> NavigationTab {
                NavigationTab(id: "weather", title: "Weather", symbol: "w", order: 50) {
                    Unit<Void, Never>("weather", in: $0) { scope, _ in WeatherTab(scope, service) }.start()
                }
            }
        }

        """
}
