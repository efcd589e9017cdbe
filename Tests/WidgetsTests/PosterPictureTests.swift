import CommandKitTesting
import ImageCodecInterface
import ImageCodecTesting
import LocalizationKit
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing
import TextViewKitInterface
import WidgetCoreInterface
import WidgetCoreTesting
import WidgetHostInterface

@testable import Widgets

@MainActor @Suite("pictures of posters")
struct PosterPictureTests {
    private struct NoPicture: Error {}

    private let bench = Bench()

    init() {
        bench.processor.answer(.content(content(3)))
        bench.catalog.answer { _ in Self.file }
    }

    /// A red picture, twice as high as wide.
    private nonisolated static var file: [UInt8] {
        ScriptedDecoder.file(PixelSize(width: 300, height: 600), colour: (200, 0, 0))
    }

    private func content(_ count: Int) -> PosterContent {
        var content = Bench.content(count, at: bench.time.wallClock.now)
        for index in content.posters.indices { content.posters[index].picture = "p\(index)" }
        return content
    }

    private func load(
        _ family: WidgetFamily = .medium, _ cause: ReloadCause = .schedule, mayLoad: Bool = true,
        profile: String = "local"
    ) async throws -> WidgetScene {
        let provider = PosterProvider(processor: bench.processor, pictures: bench.pictures)
        let request = TimelineRequest(
            WidgetContext(family), subject: WidgetSubject(profile: profile), cause: cause, mayLoad: mayLoad)
        return try #require(try await provider.timeline(for: request).entries.first).content
    }

    private func asked() -> [String] {
        bench.catalog.questions.map { question in
            guard case .picture(let name, let size) = question else { return "\(question)" }
            return "\(name) \(size.width)x\(size.height)"
        }.sorted()
    }

    @Test("each is loaded once, in the size in which it is shown, and kept as its decoded pixels")
    func loading() async throws {
        let scene = try await load()
        // 50 by 10 cells of 8 by 16 pixels, four posters side by side.
        #expect(asked() == ["p0 100x160", "p1 100x160", "p2 100x160"])
        let pictures = bench.pictures.pictures(in: scene, profile: "local")
        #expect(pictures.count == 3)
        let image = try #require(pictures[MediaID("0", from: "local")])
        #expect(image.width == 80 && image.height == 160)
        #expect(Array(image.bytes.prefix(4)) == [200, 0, 0, 255])
        _ = try await load()
        #expect(asked().count == 3)
    }

    @Test("a larger shape loads larger ones, and a smaller one takes what is there")
    func sizes() async throws {
        _ = try await load(.medium)
        _ = try await load(.small)
        #expect(asked() == ["p0 100x160", "p1 100x160", "p2 100x160"])
        _ = try await load(.large)
        #expect(asked().filter { $0.hasSuffix(" 133x176") }.count == 3)
        _ = try await load(.medium)
        #expect(asked().count == 6)
    }

    @Test("a button, a second widget and a shape without pictures load none")
    func notLoading() async throws {
        _ = try await load(.medium, .intent, mayLoad: false)
        _ = try await load(.medium, .schedule, mayLoad: false)
        _ = try await load(.accessoryRectangular)
        #expect(asked().isEmpty)
    }

    @Test("each profile has its own")
    func profiles() async throws {
        let scene = try await load(profile: "anna")
        #expect(bench.pictures.pictures(in: scene, profile: "local").isEmpty)
        #expect(bench.pictures.pictures(in: scene, profile: "anna").count == 3)
    }

    @Test("one that is none, is broken or cannot be had leaves its title, and the others are there")
    func faults() async throws {
        bench.processor.answer(.content(content(4)))
        bench.catalog.answer { name in
            switch name {
            case "p0": nil
            case "p1": Array("<html>".utf8)
            case "p2": throw NoPicture()
            default: Self.file
            }
        }
        let scene = try await load()
        #expect(bench.pictures.pictures(in: scene, profile: "local").keys.map(\.item) == ["3"])
    }

    @Test("a source that hangs keeps its timeline for three seconds, and what came meanwhile is kept")
    func hanging() async throws {
        bench.catalog.answer { [time = bench.time] name in
            if name == "p1" { try await time.sleep(for: .seconds(600)) }
            return Self.file
        }
        let loading = Task { try await load() }
        // The hanging one and the deadline.
        await bench.time.waitForSleepers(2)
        while bench.cache.kept < 2 { await Task.yield() }
        bench.time.advance(by: .seconds(3))
        let scene = try await loading.value
        #expect(Set(bench.pictures.pictures(in: scene, profile: "local").keys.map(\.item)) == ["0", "2"])
    }

    @Test("what is kept and is no picture is none")
    func corrupt() async throws {
        let scene = try await load()
        let broken: [([UInt8], String)] = [([1, 2, 3], "1 1 9 9"), ([], "-1 -1 9 9"), ([0, 0, 0, 0], "x")]
        for (index, (bytes, note)) in broken.enumerated() {
            try await bench.cache.set(
                CacheEntry(bytes, loadedAt: bench.time.wallClock.now, note: note),
                for: CacheKey("local/p\(index)", from: "posters", profile: "local"))
        }
        #expect(bench.pictures.pictures(in: scene, profile: "local").isEmpty)
    }

    @Test("rendering shows what is kept and loads nothing; without colours titles stand in their place")
    func rendering() async throws {
        let id = try await bench.add(WidgetKinds.continueWatching, .medium)
        _ = try await load()
        let loads = bench.catalog.questions.count
        let picture = await bench.run("render", id, "--format", "ansi").output
        #expect(picture.contains("▀") && picture.contains("200"))
        #expect(await bench.run("render", id, "--format", "svg").output.contains("#C80000".lowercased()))
        for format in ["plain", "a11y"] {
            let text = await bench.run("render", id, "--format", format).output
            #expect(!text.contains("▀") && text.contains("Шрек & осёл"), "\(format)")
        }
        #expect(await !bench.run("render", id, "--format", "ansi", "--redacted").output.contains("200;0;0"))
        #expect(bench.catalog.questions.count == loads)
    }

    @Test("a build without a decoder or a cache shows titles and asks for nothing")
    func without() async throws {
        for (decoder, cache) in [(nil, bench.cache), (ScriptedDecoder(), nil)] as [(ScriptedDecoder?, MemoryCache?)] {
            let pictures = PosterPictures(
                catalogs: [bench.catalog], decoder: decoder, cache: cache, clock: bench.time.wallClock,
                time: bench.time)
            await pictures.load(
                content(1).posters, filling: MediaPictureSize(width: 1, height: 1), profile: "local")
        }
        #expect(bench.catalog.questions.isEmpty)
    }
}

extension MemoryCache {
    /// How many entries there are.
    fileprivate var kept: Int { (try? usage().entries) ?? 0 }
}
