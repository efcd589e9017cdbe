import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing
import WidgetHostInterface
import WidgetHostTesting

@testable import WidgetHost

@Suite("who leaves")
struct LeavingTests {
    @Test("nothing that is on its way for somebody who leaves is kept, and another's is")
    func flight() async throws {
        for isForgotten in [true, false] {
            let bench = Bench()
            try await bench.add(profile: "ann")
            try await bench.add(profile: "bob")
            let now = bench.now
            let (began, begin) = AsyncStream.makeStream(of: Void.self)
            bench.provider.deliver { request in
                guard request.subject.profile == "ann" else { return Bench.timeline("new", at: now, policy: .never) }
                begin.yield()
                while !Task.isCancelled { await Task.yield() }
                return Bench.timeline("late", at: now, policy: .never)
            }
            let reload = Task { await bench.host.reloadAll(of: "ann", cause: .person) }
            for await _ in began { break }
            await bench.host.leave("ann", forgetting: isForgotten)
            await reload.value
            await bench.host.reloadAll(of: "bob", cause: .person)
            #expect(try bench.host.shown("films.1", of: "bob").content == #""new""#)
            let names = try bench.store.names(in: StoreScope("widgethost", profile: "ann"))
            #expect(names == (isForgotten ? [] : ["board", "widget.films.1"]))
            guard !isForgotten else { continue }
            #expect(try bench.host.shown("films.1", of: "ann").content == #""film""#)
        }
    }

    @Test("who comes back begins anew, or where it was left")
    func back() async throws {
        let bench = Bench()
        try await bench.add(profile: "ann")
        await bench.host.leave("ann", forgetting: false)
        #expect(try bench.host.placements(of: "ann").count == 1)
        await bench.host.leave("ann", forgetting: true)
        #expect(try bench.host.placements(of: "ann") == [])
        #expect(try bench.host.history(of: "ann") == [])
        try await bench.add(profile: "ann")
        #expect(try bench.host.shown("films.1", of: "ann").content == #""film""#)
    }
}
