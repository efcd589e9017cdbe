import FeatureKitTesting
import Foundation
import Testing

/// A feature in a package of its own, in a folder that no repository knows, with a command, a tab and a widget.
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
        try addParts()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Removes it as a person does who has had enough of it.
    func remove() throws { try FileManager.default.removeItem(atPath: path) }

    private func addParts() throws {
        try edit("Package.swift") {
            $0.replacing(
                #".product(name: "CommandKitInterface", package: "tessera"),"#,
                with: """
                    .product(name: "CommandKitInterface", package: "tessera"),
                    .product(name: "NavigationInterface", package: "tessera"),
                    .product(name: "PlatformInterface", package: "tessera"),
                    .product(name: "TextViewKitInterface", package: "tessera"),
                    .product(name: "WidgetHostInterface", package: "tessera"),
                    .product(name: "WidgetsInterface", package: "tessera"),
                    """, maxReplacements: 1)
        }
        try edit("Sources/WeatherFeature.swift") {
            $0.replacing(
                "import WeatherInterface",
                with: """
                    import NavigationInterface
                    import WeatherInterface
                    import WidgetHostInterface
                    import WidgetsInterface
                    """
            )
            .replacing(
                "        registry.provide(.weather)",
                with: """
                            registry.contribute("weather", to: .tabs) { WeatherTab.tab(try $0.service(.weather)) }
                            registry.contribute("weather", to: .widgets) { _ in WeatherWidget.widget }
                            registry.contribute("weather", to: .widgetDrawings) { _ in WeatherWidget.drawing }
                            registry.provide(.weather)
                    """)
        }
        for (name, text) in [("WeatherTab", Self.tab), ("WeatherWidget", Self.widget)] {
            try text.write(toFile: "\(path)/Sources/\(name).swift", atomically: true, encoding: .utf8)
        }
    }

    private func edit(_ name: String, _ change: (String) -> String) throws {
        let file = "\(path)/\(name)"
        let (old, new) = (try String(contentsOfFile: file, encoding: .utf8), change)
        try #require(new(old) != old, "nothing to change in \(name)")
        try new(old).write(toFile: file, atomically: true, encoding: .utf8)
    }
}
