import StateKit
import Testing

@MainActor
@Suite("Turns")
struct TurnTests {
    private let stage = Stage()

    @Test("subscribers are called in the order they subscribed")
    func subscriptionOrder() {
        let (subject, log) = (stage.passthrough(Int.self), Log<String>())
        let held = (0..<10).map { name in subject.publisher.sink { log.add("\(name):\($0)") } }
        subject.send(1)
        #expect(log.entries == (0..<10).map { "\($0):1" })
        for subscription in held { subscription.cancel() }
        stage.expectNothingLeft()
    }

    @Test("the order stays when one in the middle is cancelled and another subscribes")
    func orderAfterCancel() {
        let (subject, log) = (stage.passthrough(Int.self), Log<String>())
        let first = subject.publisher.sink { _ in log.add("first") }
        let second = subject.publisher.sink { _ in log.add("second") }
        let third = subject.publisher.sink { _ in log.add("third") }
        second.cancel()
        let fourth = subject.publisher.sink { _ in log.add("fourth") }
        subject.send(1)
        #expect(log.entries == ["first", "third", "fourth"])
        for subscription in [first, third, fourth] { subscription.cancel() }
        stage.expectNothingLeft()
    }

    @Test("a value sent during delivery waits its turn, so that all see one order")
    func oneOrderForAll() {
        let subject = stage.passthrough(String.self)
        let (early, late) = (Log<String>(), Log<String>())
        let a = subject.publisher.sink { early.add($0) }
        let b = subject.publisher.filter { $0 == "pressed" }.sink { _ in subject.send("started") }
        let c = subject.publisher.sink { late.add($0) }
        subject.send("pressed")
        #expect(early.entries == ["pressed", "started"])
        #expect(late.entries == ["pressed", "started"])
        for subscription in [a, b, c] { subscription.cancel() }
        stage.expectNothingLeft()
    }

    @Test("values sent to several subjects during delivery come first in, first out")
    func firstInFirstOutAcrossSubjects() {
        let (start, left, right) = (
            stage.passthrough(Int.self), stage.passthrough(Int.self), stage.passthrough(Int.self)
        )
        let log = Log<String>()
        let held = [
            left.publisher.sink { log.add("left \($0)") },
            right.publisher.sink { log.add("right \($0)") },
            start.publisher.sink { _ in
                right.send(1)
                left.send(2)
                right.send(3)
                log.add("start returns")
            },
        ]
        start.send(0)
        #expect(log.entries == ["start returns", "right 1", "left 2", "right 3"])
        for subscription in held { subscription.cancel() }
        stage.expectNothingLeft()
    }

    @Test("the queue is always drained before the sender goes on")
    func drained() {
        let subject = stage.passthrough(Int.self)
        let log = Log<Int>()
        let held = subject.publisher.sink { value in
            log.add(value)
            if value < 5 { subject.send(value + 1) }
        }
        subject.send(1)
        #expect(log.entries == [1, 2, 3, 4, 5])
        held.cancel()
        stage.expectNothingLeft()
    }

    @Test("a completion sent during delivery waits for the values before it")
    func completionWaits() {
        let (subject, log) = (stage.passthrough(Int.self), Log<String>())
        let first = subject.publisher.sink { value in
            guard value == 1 else { return }
            subject.send(2)
            subject.send(completion: .finished)
            subject.send(3)
        }
        let second = subject.publisher.sink { _ in
            log.add("finished")
        } receiveValue: {
            log.add("\($0)")
        }
        subject.send(1)
        #expect(log.entries == ["1", "2", "finished"])
        #expect(stage.kernel.droppedValues == 1)
        for subscription in [first, second] { subscription.cancel() }
        stage.expectNothingLeft()
    }

    @Test("duplicates are compared with the last value delivered, even when a subscriber sends")
    func duplicatesAfterReentrancy() {
        let (subject, log) = (stage.passthrough(Int.self), Log<Int>())
        let sender = subject.publisher.first().sink { subject.send($0) }
        let distinct = subject.publisher.removeDuplicates().sink { log.add($0) }
        subject.send(7)
        #expect(log.entries == [7])
        for subscription in [sender, distinct] { subscription.cancel() }
        stage.expectNothingLeft()
    }

    @Test("whatever subscribers send, all see the same values in the same order", arguments: UInt64(0)..<64)
    func sameOrderForRandomSenders(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let subject = stage.passthrough(Int.self)
        let logs = (0..<6).map { _ in Log<Int>() }
        let replies = (0..<6).map { _ in Int.random(in: 1...9, using: &random) }
        let held = zip(logs, replies).map { log, reply in
            subject.publisher.sink { value in
                log.add(value)
                if value < 100, value % 10 == reply { subject.send(value * 10 + reply) }
            }
        }
        for _ in 0..<20 { subject.send(Int.random(in: 1...9, using: &random)) }
        for log in logs { #expect(log.entries == logs[0].entries, "seed \(seed)") }
        for subscription in held { subscription.cancel() }
        stage.expectNothingLeft()
    }
}
