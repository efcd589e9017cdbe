import StateKit
import Testing

@MainActor
@Suite("Cancellation")
struct CancellationTests {
    private let stage = Stage()

    @Test("a cancelled subscriber receives nothing more, even within the same delivery")
    func cancelOther() {
        let (subject, log) = (stage.passthrough(Int.self), Log<String>())
        var second: AnyCancellable?
        let first = subject.publisher.sink { _ in second?.cancel() }
        second = subject.publisher.sink { log.add("second \($0)") }
        subject.send(1)
        #expect(log.entries.isEmpty)
        first.cancel()
        stage.expectNothingLeft()
    }

    @Test("a subscriber may cancel itself in its own callback")
    func cancelSelf() {
        let (subject, log) = (stage.passthrough(Int.self), Log<Int>())
        var own: AnyCancellable?
        own = subject.publisher.sink {
            log.add($0)
            own?.cancel()
            own = nil
        }
        subject.send(1)
        subject.send(2)
        #expect(log.entries == [1])
        stage.expectNothingLeft()
    }

    @Test("what the callback captured lives until the callback returns")
    func captureOutlivesCancel() {
        let (subject, log) = (stage.passthrough(Int.self), Log<Int>())
        var own: AnyCancellable?
        let captured = Captured(log)
        own = subject.publisher.sink { [captured] value in
            own = nil
            captured.log.add(value)
        }
        subject.send(1)
        #expect(log.entries == [1])
        withExtendedLifetime(own) {}
        stage.expectNothingLeft()
    }

    @Test("cancelling all subscribers in the first callback silences the rest")
    func cancelAll() {
        let (subject, log) = (stage.passthrough(Int.self), Log<Int>())
        var held: Set<AnyCancellable> = []
        subject.publisher.sink { _ in held.removeAll() }.store(in: &held)
        for _ in 0..<5 { subject.publisher.sink { log.add($0) }.store(in: &held) }
        subject.send(1)
        #expect(log.entries.isEmpty)
        stage.expectNothingLeft()
    }

    @Test("one that subscribes within a delivery is not part of it")
    func subscribeInCallback() {
        let (subject, log) = (stage.passthrough(Int.self), Log<Int>())
        var held: Set<AnyCancellable> = []
        subject.publisher.first().sink { _ in subject.publisher.sink { log.add($0) }.store(in: &held) }.store(in: &held)
        subject.send(1)
        subject.send(2)
        #expect(log.entries == [2])
        held.removeAll()
        stage.expectNothingLeft()
    }

    @Test("one that subscribes to a current value within its delivery gets that value once")
    func subscribeToCurrentInCallback() {
        let (subject, log) = (stage.current(0), Log<Int>())
        var held: Set<AnyCancellable> = []
        subject.publisher.filter { $0 == 1 }.first()
            .sink { _ in subject.publisher.sink { log.add($0) }.store(in: &held) }
            .store(in: &held)
        subject.send(1)
        subject.send(2)
        #expect(log.entries == [1, 2])
        held.removeAll()
        stage.expectNothingLeft()
    }

    @Test("a subscriber whose end releases another subscription takes that one along, and no third")
    func cancelWhileSweeping() {
        let (subject, log) = (stage.passthrough(Int.self), Log<String>())
        var first: AnyCancellable?
        let killer = subject.publisher.sink { _ in first = nil }
        first = {
            let box = Keeper()
            let subscription = subject.publisher.sink { _ in withExtendedLifetime(box) { log.add("first") } }
            box.held = subject.publisher.sink { log.add("second \($0)") }
            return subscription
        }()
        let third = subject.publisher.sink { log.add("third \($0)") }
        subject.send(1)
        subject.send(2)
        #expect(log.entries == ["second 1", "third 1", "third 2"])
        #expect(stage.kernel.liveSubscriptions == 2)
        #expect(first == nil)
        killer.cancel()
        third.cancel()
        stage.expectNothingLeft()
    }

    @Test("a combination that is cancelled before its turn stays silent")
    func cancelPending() {
        let (subject, log) = (stage.passthrough(Int.self), Log<Int>())
        var sum: AnyCancellable?
        sum = subject.publisher.combineLatest(subject.publisher.map { $0 * 2 }).sink { log.add($0.0 + $0.1) }
        let killer = subject.publisher.sink { _ in sum?.cancel() }
        subject.send(1)
        #expect(log.entries.isEmpty)
        killer.cancel()
        stage.expectNothingLeft()
    }

    @Test("a subscriber that turns away gets nothing more of a stream that speaks while it is being attached")
    func cancelWithinSequence() {
        let log = Log<String>()
        let values = stage.kernel.sequence(Array(1...1_000))
        let held = values.prepend(0).prefix { $0 < 2 }.sink { _ in
            log.add("end")
        } receiveValue: {
            log.add("\($0)")
        }
        #expect(log.entries == ["0", "1", "end"])
        held.cancel()
        stage.expectNothingLeft()
    }

    @Test("nobody is told the end after turning away in the last value")
    func noCompletionAfterCancel() {
        let (subject, log) = (stage.passthrough(Int.self), Log<String>())
        var own: AnyCancellable?
        own = subject.publisher.first().sink { _ in
            log.add("end")
        } receiveValue: { _ in
            own?.cancel()
        }
        subject.send(1)
        #expect(log.entries.isEmpty)
        stage.expectNothingLeft()
    }

    @Test("cancelling twice, and after the end, does nothing")
    func cancelTwice() {
        let subject = stage.passthrough(Int.self)
        let held = subject.publisher.sink { _ in }
        subject.send(completion: .finished)
        held.cancel()
        held.cancel()
        stage.expectNothingLeft()
    }

    @Test("an action as a cancellable runs once: when cancelled, or when it goes")
    func actionRunsOnce() {
        let log = Log<String>()
        let cancelled = AnyCancellable { log.add("cancelled") }
        cancelled.cancel()
        cancelled.cancel()
        _ = AnyCancellable { log.add("gone") }
        #expect(log.entries == ["cancelled", "gone"])
    }

    @Test("a scope cancels what it holds when it goes, and when told")
    func scope() {
        let subject = stage.passthrough(Int.self)
        var scope: Scope? = Scope()
        scope?.add(subject.publisher.sink { _ in })
        #expect(stage.kernel.liveSubscriptions == 1)
        scope?.cancel()
        #expect(stage.kernel.liveSubscriptions == 0)
        scope?.add(subject.publisher.sink { _ in })
        scope = nil
        stage.expectNothingLeft()
    }
}

/// Something that a callback captures.
@MainActor
private final class Captured {
    let log: Log<Int>
    init(_ log: Log<Int>) { self.log = log }
}

/// Something that a callback captures, and that keeps another subscription.
@MainActor
private final class Keeper {
    var held: AnyCancellable?
}
