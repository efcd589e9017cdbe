import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Lifetimes")
struct LifetimeTests {
    private let stage = Stage()

    @Test("releasing the cancellable frees everything the chain captured")
    func chainIsFreed() {
        let subject = stage.passthrough(Int.self)
        weak var seen: Probe?
        do {
            let probe = Probe()
            seen = probe
            let chain = subject.publisher.map { [probe] in $0 + probe.number }.combineLatest(subject.publisher)
            _ = chain.flatMap(.latest) { [kernel = stage.kernel] in kernel.just($0.0) }.sink { _ in }
        }
        #expect(seen == nil)
        stage.expectNothingLeft()
    }

    @Test("a cancelled subscription keeps nothing, even while its cancellable is kept")
    func cancelledKeepsNothing() {
        let subject = stage.passthrough(Int.self)
        weak var seen: Probe?
        let held: AnyCancellable
        do {
            let probe = Probe()
            seen = probe
            held = subject.publisher.sink { [probe] _ in _ = probe.number }
        }
        held.cancel()
        #expect(seen == nil)
        stage.expectNothingLeft()
    }

    @Test("when a subject goes, its subscribers hear nothing more and leave no count behind")
    func subjectGoes() {
        var subject: PassthroughSubject<Int, Never>? = stage.passthrough()
        weak let gone = subject
        let log = Log<Int>()
        let subscription = subscribeOnly(to: subject, log)
        subject?.send(1)
        subject = nil
        #expect(gone == nil)
        #expect(log.entries == [1])
        subscription?.cancel()
        stage.expectNothingLeft()
    }

    @Test("a subject that goes within its own delivery finishes that delivery")
    func deinitDuringDelivery() {
        var subject: PassthroughSubject<Int, Never>? = stage.passthrough()
        let log = Log<String>()
        let first = subscribeOnly(to: subject) { _ in
            subject = nil
            log.add("first")
        }
        let second = subscribeOnly(to: subject) { _ in log.add("second") }
        subject?.send(1)
        #expect(log.entries == ["first", "second"])
        #expect(subject == nil)
        for subscription in [first, second] { subscription?.cancel() }
        stage.expectNothingLeft()
    }

    @Test("an owner that goes within a delivery takes its subscriptions along")
    func ownerGoes() {
        let (subject, log) = (stage.passthrough(Int.self), Log<Int>())
        var owner: Owner? = nil
        let first = subject.publisher.sink { _ in owner = nil }
        owner = Owner(subject, log)
        subject.send(1)
        #expect(log.entries.isEmpty)
        withExtendedLifetime(owner) {}
        first.cancel()
        stage.expectNothingLeft()
    }

    @Test("the order in which subject and cancellable go does not matter")
    func orderOfRelease() {
        var (subject, held): (PassthroughSubject<Int, Never>?, AnyCancellable?) = (stage.passthrough(), nil)
        held = subscribeOnly(to: subject) { _ in }
        subject = nil
        held = nil
        #expect(held == nil)
        subject = stage.passthrough()
        held = subscribeOnly(to: subject) { _ in }
        held = nil
        subject = nil
        stage.expectNothingLeft()
    }

    @Test("sending after the owner is gone is dropped and counted")
    func sendAfterOwner() {
        var subject: PassthroughSubject<Int, Never>? = stage.passthrough()
        let input = subject?.input
        input?.send(1)
        #expect(stage.kernel.droppedValues == 0)
        subject = nil
        input?.send(2)
        input?.send(3)
        #expect(stage.kernel.droppedValues == 2)
        stage.expectNothingLeft()
    }

    @Test("sending after the end is dropped and counted")
    func sendAfterEnd() {
        let subject = stage.passthrough(Int.self)
        subject.send(completion: .finished)
        subject.send(1)
        subject.send(completion: .finished)
        #expect(stage.kernel.droppedValues == 2)
    }

    @Test("a hundred thousand subscribers come and go without deep recursion")
    func manySubscribers() {
        var subject: PassthroughSubject<Int, Never>? = stage.passthrough()
        var held = (0..<100_000).compactMap { _ in subscribeOnly(to: subject) { _ in } }
        #expect(stage.kernel.liveSubscriptions == 100_000)
        subject = nil
        #expect(stage.kernel.liveSubscriptions == 0)
        held.removeAll()
        stage.expectNothingLeft()
    }

    @Test("whatever is subscribed and cancelled when, the count ends at zero", arguments: UInt64(0)..<64)
    func randomLifetimes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let kernel = stage.kernel
        let subjects = (0..<3).map { _ in stage.current(0) }
        var held: [AnyCancellable] = []
        for step in 0..<200 {
            let (a, b) = (subjects.randomElement(using: &random)!, subjects.randomElement(using: &random)!)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: held.append(a.publisher.combineLatest(b.publisher).share().sink { _ in })
            case 1: held.append(a.publisher.flatMap(.latest) { _ in b.publisher.first() }.sink { _ in })
            case 2:
                held.append(
                    a.publisher.withLatestFrom(b.publisher).merge(with: a.publisher.zip(b.publisher)).sink { _ in }
                )
            case 3:
                held.append(
                    a.publisher.debounce(for: .seconds(1)).merge(with: kernel.timer(every: .seconds(2))).sink { _ in }
                )
            case 4: stage.clock.advance(by: .seconds(1))
            case 5: a.send(step)
            default: if let index = held.indices.randomElement(using: &random) { held.remove(at: index) }
            }
        }
        held.removeAll()
        #expect(kernel.liveSubscriptions == 0, "seed \(seed)")
        stage.expectNothingLeft()
    }

    private func subscribeOnly(
        to subject: PassthroughSubject<Int, Never>?,
        _ receive: @escaping @MainActor (Int) -> Void
    ) -> AnyCancellable? {
        subject?.publisher.sink(receiveValue: receive)
    }

    private func subscribeOnly(to subject: PassthroughSubject<Int, Never>?, _ log: Log<Int>) -> AnyCancellable? {
        subscribeOnly(to: subject) { log.add($0) }
    }
}

@MainActor
private final class Probe {
    let number = 1
}

@MainActor
private final class Owner {
    private var held: Set<AnyCancellable> = []

    init(_ subject: PassthroughSubject<Int, Never>, _ log: Log<Int>) {
        subject.publisher.sink { log.add($0) }.store(in: &held)
    }
}
