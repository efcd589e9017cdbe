import CommandKitTesting
import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting
import WidgetHostInterface
import WidgetHostTesting
import WidgetsInterface

@testable import Widgets

@Suite("kinds of widgets of other features")
@MainActor
struct DrawingTests {
    @Test("one is drawn by its own view in the frame of all widgets, in its shapes and to its room")
    func board() async throws {
        let bench = Bench()
        let id = try await bench.add("weather")
        let picture = await bench.run("render", id, "--width", "24", "--height", "6").output
        let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.prefix(4) == ["▶ Weather", "Тверь <b>", "21° 24×5", "[ Warmer ]"], "\(picture)")
        #expect(await bench.run("render", "weather", "--family", "accessoryInline").output == "Тверь <b>\n")
        #expect(await bench.run("render", id, "--format", "a11y").output.contains("Warmer"))
        #expect(await bench.run("gallery").output.contains("21° 24×9"))
    }

    @Test("hosts of text get its few words, escaped as they need it, without arrows that it does not have")
    func hosts() async throws {
        let bench = Bench()
        let id = try await bench.add("weather")
        for (format, words) in [
            ("tmux", "Тверь <b> 21°"), ("pango", "Тверь &lt;b&gt; 21°"), ("polybar", "Тверь <b> 21°"),
            ("i3bar", #""full_text":"Тверь <b> 21°","#), ("eww", #""percentage":21"#),
            ("waybar", #""class":"content""#),
        ] {
            let output = await bench.run("render", id, "--format", format).output
            #expect(output.contains(words), "\(format): \(output)")
        }
    }

    @Test("its buttons press it, and its links open what they lead to")
    func actions() async throws {
        let bench = Bench()
        _ = try await bench.add("weather")
        let navigation = NavigationHarness(tabs: [HomeCoordinator.tab(bench.parts, MediaPlaying(catalogs: []))])
        let screen = Harness(width: 60, height: 20) {
            NavigationView(navigation.navigation.state, navigation.navigation.system) { $1 }
        }
        try screen.click("Forecast")
        #expect(bench.opened.links == ["tessera://weather"])
        try screen.click("Warmer")
        while bench.host.causes.last != .intent { await Task.yield() }
    }

    @Test("locked, it is blocks in its frame; with content of another version it says so")
    func faults() async throws {
        let bench = Bench()
        let id = try await bench.add("weather")
        for format in HostFormat.allCases {
            let output = await bench.run("render", id, "--redacted", "--format", format.rawValue).output
            #expect(!output.contains("Тверь"), "\(format)")
        }
        var face = WidgetFace(
            widget: try bench.parts.widget("weather"), family: .small, size: WidgetFamily.small.standardSize,
            shown: ShownWidget(content: #"{"city": 7}"#), now: bench.time.wallClock.now, drawing: Weather.drawing)
        #expect(face.summary.state == .error)
        #expect(ViewSnapshot(face.view, width: 60, height: 10).contents(.text).contains("another version"))
        face.shown = ShownWidget(content: nil)
        #expect(face.summary.state == .empty)
    }
}
