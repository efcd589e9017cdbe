import AuthFlowTesting
import CommandKitInterface
import CommandKitTesting
import ImageCodecTesting
import LocalizationKit
import PlatformInterface
import PlatformTesting
import StorageTesting
import TextViewKitInterface
import TextViewKitTesting
import WidgetCoreInterface
import WidgetCoreTesting
import WidgetHostInterface
import WidgetHostTesting
import WidgetsInterface

@testable import Widgets

/// The widgets of this feature on a board in memory, with a processor that a test scripts.
@MainActor
struct Bench {
    let time = VirtualTime()
    let lock = ScriptedSessionLock()
    let processor: ScriptedProcessor
    let host: MemoryWidgetHost
    let catalog = ScriptedCatalog("local")
    let cache = MemoryCache()
    let pictures: PosterPictures
    let world = InstanceWorld()
    let programs = DetachedPrograms()
    let caller = ScriptedCaller()
    let opened = Opened()
    let session = ScriptedSession()
    let forgetting = ScriptedForgetting()
    let parts: WidgetParts

    init(tree: any FileTree = FolderTree()) {
        let clock = time.wallClock
        processor = ScriptedProcessor(clock: clock)
        pictures = PosterPictures(
            catalogs: [catalog], decoder: ScriptedDecoder(), cache: cache, clock: clock, time: time)
        host = MemoryWidgetHost(Self.widgets(processor, forgetting, pictures, clock), clock: clock)
        parts = WidgetParts(
            session: session, board: host, center: host, lock: lock, clock: clock, time: time,
            rendering: SnapshotRendering(),
            pictures: pictures, tree: tree, forgetting: forgetting,
            refresh: DetachedRefresh(
                scheduling: host, instance: world.instance(), programs: programs, clock: clock, time: time),
            caller: caller, drawings: ["weather": Weather.drawing]
        ) { [opened] link in opened.links.append(link) }
        processor.answer(.content(Self.content(3, at: clock.now)))
    }

    static func widgets(
        _ processor: ScriptedProcessor, _ forgetting: ScriptedForgetting, _ pictures: PosterPictures,
        _ clock: any WallClock
    ) -> [Widget] {
        [
            WidgetKinds.continueWatching(
                processor, pictures, forgetting: forgetting, sources: ["local"], isStatic: false),
            WidgetKinds.recommended(processor, pictures, sources: ["local"], isStatic: false),
            WidgetKinds.continueWatching(processor, sources: ["local"], isStatic: true),
            WidgetKinds.recommended(processor, sources: ["local"], isStatic: true),
            WidgetKinds.shortcut(.library, clock), WidgetKinds.shortcut(.stream, clock), WidgetKinds.quickAccess(clock),
            Weather.widget(clock),
        ]
    }

    static func content(_ count: Int, at now: WallTime) -> PosterContent {
        let titles = ["Шрек & осёл", "進撃の巨人", "Lost <b>", "Dune", "Ё", "Alien"]
        let posters = (0..<count).map { index in
            var poster = WidgetPoster(MediaID("\(index)", from: "local"), title: titles[index])
            (poster.progress, poster.minutesLeft) = (0.6, [250, 1, 22, 5, 11, 0][index])
            return poster
        }
        return PosterContent(posters, loadedAt: now)
    }

    var command: Command { WidgetsCommand { parts }.command }

    func run(_ words: String..., language: Language = .english, lines: [String] = []) async -> CommandRun {
        await CommandHarness.run(
            command, words, environment: ["LANG": language == .russian ? "ru_RU.UTF-8" : "C"], lines: lines)
    }

    func add(_ kind: WidgetKind = WidgetKinds.continueWatching, _ family: WidgetFamily = .small) async throws -> String
    {
        try await host.add(kind, family, configuration: [:], for: parts.profile).id
    }
}

/// The links that were opened.
@MainActor
final class Opened {
    var links: [String] = []
}

/// Renders as the terminal does, from nothing each time.
struct SnapshotRendering: ViewRendering {
    func render<Content: View>(
        _ view: Content, size: Size, environment: EnvironmentValues, as format: RenderFormat
    ) -> String {
        let snapshot = ViewSnapshot(view, width: size.width, height: size.height, environment: environment)
        return switch format {
        case .text: snapshot.contents(.text)
        case .ansi: snapshot.contents(.styled)
        case .svg: snapshot.contents(.svg)
        case .a11y: snapshot.contents(.accessibility)
        }
    }
}
