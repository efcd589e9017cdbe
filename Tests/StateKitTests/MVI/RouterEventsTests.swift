import StateKit
import Testing

@MainActor
@Suite("Router events")
struct RouterEventsTests {
    private let stage = Stage()

    @Test("events without a router are kept, and delivered once when one attaches, in order")
    func kept() {
        let (events, first, second) = (RouterEvents<String>(in: stage.kernel), Log<String>(), Log<String>())
        events.send("alert")
        events.send("detail")
        let router = events.attach { first.add($0) }
        #expect(first.entries == ["alert", "detail"])
        router.cancel()
        let next = events.attach { second.add($0) }
        #expect(second.entries.isEmpty)
        next.cancel()
    }

    @Test("an attached router gets each event as it is sent; after it has gone, events are kept again")
    func attached() {
        let (events, first, second) = (RouterEvents<Int>(in: stage.kernel), Log<Int>(), Log<Int>())
        let router = events.attach { first.add($0) }
        events.send(1)
        router.cancel()
        events.send(2)
        let next = events.attach { second.add($0) }
        #expect(first.entries == [1])
        #expect(second.entries == [2])
        next.cancel()
    }

    @Test("a newer router replaces the older, whose going then changes nothing")
    func replaced() {
        let (events, first, second) = (RouterEvents<Int>(in: stage.kernel), Log<Int>(), Log<Int>())
        let old = events.attach { first.add($0) }
        let new = events.attach { second.add($0) }
        events.send(1)
        old.cancel()
        events.send(2)
        #expect(first.entries.isEmpty)
        #expect(second.entries == [1, 2])
        new.cancel()
    }

    @Test("an event that the router itself sends comes after the one it is showing")
    func reentrant() {
        let (events, log) = (RouterEvents<Int>(in: stage.kernel), Log<String>())
        events.send(1)
        let router = events.attach { event in
            log.add("begin \(event)")
            if event < 3 { events.send(event + 1) }
            log.add("end \(event)")
        }
        #expect(log.entries == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
        router.cancel()
    }

    @Test("a router that leaves while kept events are delivered gets no more of them; the next one does")
    func leavesWhileDelivering() {
        let (events, first, second) = (RouterEvents<Int>(in: stage.kernel), Log<Int>(), Log<Int>())
        var router: AnyCancellable?
        router = events.attach { event in
            first.add(event)
            if event == 1 { router?.cancel() }
        }
        events.send(1)
        events.send(2)
        let next = events.attach { second.add($0) }
        #expect(first.entries == [1])
        #expect(second.entries == [2])
        next.cancel()
    }

    @Test("with the events go their subscription and whatever the router captured")
    func freed() {
        var events: RouterEvents<Int>? = RouterEvents(in: stage.kernel)
        let router = events?.attach { _ in }
        events = nil
        router?.cancel()
        stage.expectNothingLeft()
    }
}
