import LocalizationKit
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing
import WidgetHostInterface
import WidgetHostTesting

@testable import WidgetHost

@Suite("what is shown")
struct ShowingTests {
    @Test(
        "of the entries whose date has come the newest is shown, of two with one date the later, else the placeholder")
    func entries() async throws {
        let bench = Bench()
        let start = bench.now
        bench.provider.deliver { _ in
            Timeline(
                [(3600, "c"), (60, "a"), (60, "b")].map { seconds, content in
                    Entry(date: start.advanced(by: .seconds(seconds)), content: content)
                }, policy: .never, origin: .cache)
        }
        let id = try await bench.add()
        #expect(try bench.shown(id) == ShownWidget(content: nil))
        for (wait, content) in [(59, nil), (1, "\"b\""), (3539, "\"b\""), (1, "\"c\""), (9999, "\"c\"")] {
            bench.time.advance(by: .seconds(wait))
            #expect(try bench.shown(id).content == content)
        }
    }

    @Test("a timeline without entries leaves what was shown")
    func empty() async throws {
        let bench = Bench()
        let id = try await bench.add()
        bench.provider.deliver { _ in Timeline([], policy: .atEnd, origin: .network) }
        await bench.host.reloadAll(of: "local", cause: .person)
        #expect(try bench.shown(id) == ShownWidget(content: "\"film\""))
        #expect(try bench.explanation(id)?.next == bench.now.advanced(by: .minutes(5)))
    }

    @Test("a failure leaves what was shown, marks it, and is tried again after 5, 10, 20 minutes")
    func failure() async throws {
        let bench = Bench()
        let id = try await bench.add()
        bench.provider.deliver { _ in throw Away() }
        await bench.host.reloadAll(of: "local", cause: .person)
        #expect(try bench.shown(id) == ShownWidget(content: "\"film\"", problem: "the server is away"))
        await bench.pass(.minutes(35))
        #expect(bench.provider.requests.count == 5)
        bench.reload(after: .hours(6))
        await bench.pass(.minutes(41))
        #expect(try bench.shown(id) == ShownWidget(content: "\"film\""))
    }

    @Test("a provider that hangs is given up after ten seconds, and others are not kept waiting")
    func hanging() async throws {
        let bench = Bench()
        let slow = try await bench.add(.small, ["source": "a"])
        let quick = try await bench.add(.small, ["source": "b"])
        let (time, start) = (bench.time, bench.now)
        bench.provider.deliver { request in
            if request.subject.configuration["source"] == "a" { try await time.sleep(for: .hours(1)) }
            return Bench.timeline("new", at: start, policy: .never)
        }
        let reload = Task { await bench.host.reloadAll(of: "local", cause: .person) }
        while try bench.shown(quick).content != "\"new\"" { await Task.yield() }
        await time.waitForSleepers(2)
        time.advance(by: .seconds(10))
        await reload.value
        let shown = try bench.shown(slow)
        #expect(shown.content == "\"film\"")
        #expect(shown.problem?.text(in: .russian) == "нет ответа за 10 с")
        #expect(try bench.explanation(slow)?.last?.milliseconds == 10_000)
    }

    @Test("a preview asks for nothing to be loaded, and is the placeholder after 300 milliseconds or a failure")
    func preview() async throws {
        let bench = Bench()
        #expect(try await bench.host.preview(Bench.kind, .medium, for: "local").content == "\"film\"")
        let request = bench.provider.requests[0]
        #expect(request.context.isPreview)
        #expect(!request.mayLoad)
        #expect(request.context.displaySize == WidgetSize(columns: 400, rows: 160))
        bench.provider.deliver { _ in throw Away() }
        #expect(try await bench.host.preview(Bench.kind, .medium, for: "local").content == "\"placeholder\"")
        let time = bench.time
        bench.provider.deliver { _ in
            try await time.sleep(for: .seconds(1))
            throw Away()
        }
        let late = Task { try await bench.host.preview(Bench.kind, .medium, for: "local") }
        await time.waitForSleepers(2)
        time.advance(by: .milliseconds(300))
        #expect(try await late.value.content == "\"placeholder\"")
    }

    @Test("another process shows the same, and what cannot be read is the placeholder until the next reload")
    func shared() async throws {
        let bench = Bench()
        let id = try await bench.add()
        let other = Bench(time: bench.time, store: bench.store)
        #expect(try other.shown(id).content == "\"film\"")
        bench.store.plant("{\"entries\": 7}", "widget.\(id)", in: StoreScope("widgethost", profile: "local"))
        #expect(try bench.shown(id).content == nil)
        await bench.host.reloadAll(of: "local", cause: .launch)
        #expect(try other.shown(id).content == "\"film\"")
    }

    @Test("a store that cannot be written is reported, and is no reason to ask the provider again at once")
    func readOnly() async throws {
        let bench = Bench()
        bench.reload(after: .minutes(30))
        try await bench.add()
        await bench.pass(.minutes(29))
        bench.store.fail(with: .readOnly(path: "/group.db"))
        await bench.pass(.hours(1))
        #expect(bench.provider.requests.count <= 14)
    }
}
