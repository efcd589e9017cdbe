import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing
import WidgetCoreInterface
import WidgetCoreTesting

@testable import WidgetCore

@Suite("posters of several people")
struct ProfileTests {
    @Test("posters, position and age are one person's own, and are forgotten with that person alone")
    func apart() async throws {
        let bench = Bench()
        #expect(await bench.timeline(.launch, profile: "ann").titles == ["Film 0", "Film 1", "Film 2"])
        try await bench.scroll(.forward, profile: "ann")
        bench.fail()
        #expect(await bench.timeline(.display, profile: "bob").titles == nil)
        #expect(await bench.timeline(.interaction, profile: "ann").titles == ["Film 1", "Film 2", "Film 0"])
        try await bench.processor.forgetAll(of: "bob")
        #expect(await bench.timeline(.interaction, profile: "ann").titles == ["Film 1", "Film 2", "Film 0"])
        await bench.metadata.refresh(profile: "ann")
        try await bench.processor.forgetAll(of: "ann")
        #expect(try bench.store.names(in: StoreScope("widgetcore", profile: "ann")) == [])
        #expect(await bench.timeline(.interaction, profile: "ann").titles == nil)
    }

    @Test("what is given up while it loads keeps nothing, neither posters nor a failure")
    func cancelled() async throws {
        let bench = Bench()
        let (began, begin) = AsyncStream.makeStream(of: Void.self)
        bench.catalog.answer {
            begin.yield()
            while !Task.isCancelled { await Task.yield() }
            return Bench.items(3)
        }
        let load = Task { await bench.timeline(.launch, profile: "ann") }
        for await _ in began { break }
        load.cancel()
        #expect(await load.value.titles == nil)
        #expect(try bench.store.names(in: StoreScope("widgetcore", profile: "ann")) == [])
    }
}
