import LocalizationKit
import PlatformInterface
import TextViewKitInterface
import WidgetHostInterface
import WidgetsInterface

/// A kind of widgets as another feature would contribute it, and how it looks.
struct Weather: Codable, Sendable {
    var city: String
    var degrees: Int

    static let drawing = WidgetDrawing("weather", of: Weather.self) { weather in
        WidgetSummary(
            text: LocalizedText("\(weather.city) \(weather.degrees)°"), lines: [LocalizedText(weather.city)],
            percentage: weather.degrees)
    } view: { weather, surface in
        VStack(alignment: .leading) {
            Text(weather.city).bold()
            Text("\(weather.degrees)° \(surface.size.columns)×\(surface.size.rows)")
            Button("Warmer", surface.press("warmer"))
            if let open = surface.open { Button("Forecast", open("tessera://weather")) }
        }
    }

    static func widget(_ clock: any WallClock) -> Widget {
        let intent = WidgetIntent("warmer", title: "Warmer") { _ in }
        return Widget(
            "weather", title: "Weather", summary: "how warm it is", families: [.small, .accessoryInline],
            intents: [intent], provider: Provider(clock: clock))
    }

    private struct Provider: TimelineProvider {
        let clock: any WallClock

        func placeholder(in context: WidgetContext) -> Weather { Weather(city: "–", degrees: 0) }

        func snapshot(for request: TimelineRequest) async throws -> Entry<Weather> {
            Entry(date: clock.now, content: Weather(city: "Тверь <b>", degrees: 21))
        }

        func timeline(for request: TimelineRequest) async throws -> Timeline<Weather> {
            Timeline([try await snapshot(for: request)], policy: .never, origin: .cache)
        }
    }
}
