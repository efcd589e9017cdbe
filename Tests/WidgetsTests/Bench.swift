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
    let parts: WidgetParts

    init(tree: any FileTree = FolderTree()) {
        let clock = time.wallClock
        processor = ScriptedProcessor(clock: clock)
        pictures = PosterPictures(
            catalogs: [catalog], decoder: ScriptedDecoder(), cache: cache, clock: clock, time: time)
        host = MemoryWidgetHost(Self.widgets(processor, pictures, clock), clock: clock)
        parts = WidgetParts(
            board: host, center: host, lock: lock, clock: clock, time: time, rendering: SnapshotRendering(),
            pictures: pictures, tree: tree)
        processor.answer(.content(Self.content(3, at: clock.now)))
    }

    static func widgets(_ processor: ScriptedProcessor, _ pictures: PosterPictures, _ clock: any WallClock) -> [Widget]
    {
        [
            WidgetKinds.continueWatching(processor, pictures, sources: ["local"], isStatic: false),
            WidgetKinds.recommended(processor, pictures, sources: ["local"], isStatic: false),
            WidgetKinds.continueWatching(processor, sources: ["local"], isStatic: true),
            WidgetKinds.recommended(processor, sources: ["local"], isStatic: true),
            WidgetKinds.shortcut(.library, clock), WidgetKinds.shortcut(.stream, clock), WidgetKinds.quickAccess(clock),
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
