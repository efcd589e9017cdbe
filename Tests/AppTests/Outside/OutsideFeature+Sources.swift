/// What a person writes into the package.
extension OutsideFeature {
    static let tab = """
        import LocalizationKit
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

    static let widget = """
        import LocalizationKit
        import PlatformInterface
        import TextViewKitInterface
        import WidgetHostInterface
        import WidgetsInterface

        /// The widget `weather`, and how it looks.
        struct WeatherWidget: Codable, Sendable {
            var degrees: Int

            static let widget = Widget(
                "weather", title: "Weather", summary: "how warm it is", families: [.small, .accessoryInline],
                provider: Provider())

            static let drawing = WidgetDrawing("weather", of: WeatherWidget.self) { weather in
                WidgetSummary(text: "\\(weather.degrees) degrees")
            } view: { weather, _ in
                Text("\\(weather.degrees) degrees outside")
            }

            private struct Provider: TimelineProvider {
                func placeholder(in context: WidgetContext) -> WeatherWidget { WeatherWidget(degrees: 0) }

                func snapshot(for request: TimelineRequest) async throws -> Entry<WeatherWidget> {
                    Entry(date: WallTime(seconds: 0), content: WeatherWidget(degrees: 21))
                }

                func timeline(for request: TimelineRequest) async throws -> Timeline<WeatherWidget> {
                    Timeline([try await snapshot(for: request)], policy: .never, origin: .cache)
                }
            }
        }

        """
}
