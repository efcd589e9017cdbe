import StateKit
import Testing

@MainActor
@Suite("Runaway loops")
struct RunawayLoopTests {
    @Test("two subjects that feed each other are cut after the limit and reported by name")
    func pingPong() {
        let stage = Stage(loopLimit: 100)
        let (ping, pong) = (stage.passthrough(Int.self, named: "ping"), stage.passthrough(Int.self, named: "pong"))
        let held = [
            ping.publisher.sink { pong.send($0 + 1) },
            pong.publisher.sink { ping.send($0 + 1) },
        ]
        ping.send(0)
        // Turn 0 and every even one are ping's, so it is the answer of pong to turn 100 that is cut.
        #expect(stage.kernel.runawayLoops.map(\.names) == [["pong", "ping", "pong"]])
        #expect(
            stage.kernel.runawayLoops.first?.description
                == "runaway loop cut after 100 turns: pong → ping → pong; "
                + "break it with removeDuplicates() or a condition in the model"
        )
        #expect(stage.kernel.droppedValues == 1)
        for subscription in held { subscription.cancel() }
        stage.expectNothingLeft()
    }

    @Test("a subject that feeds itself is named by the line where it was made, when it has no name")
    func unnamed() {
        let stage = Stage(loopLimit: 3)
        let subject = PassthroughSubject<Int, Never>(in: stage.kernel, file: "Tests/Here.swift", line: 7)
        let held = subject.publisher.sink { subject.send($0) }
        subject.send(0)
        let name = "PassthroughSubject<Int, Never> at Tests/Here.swift:7"
        #expect(stage.kernel.runawayLoops.map(\.names) == [[name, name]])
        #expect(stage.kernel.runawayLoops.map(\.turns) == [3])
        held.cancel()
        stage.expectNothingLeft()
    }

    @Test("a report is given once for each loop, and the kernel goes on")
    func reported() {
        let log = Log<RunawayLoop>()
        let kernel = Kernel(scheduler: MainScheduler(), loopLimit: 10, report: log.add)
        let (loop, calm) = (PassthroughSubject<Int, Never>(in: kernel), PassthroughSubject<Int, Never>(in: kernel))
        let seen = Log<Int>()
        let held = [loop.publisher.sink { loop.send($0) }, calm.publisher.sink { seen.add($0) }]
        loop.send(1)
        calm.send(2)
        #expect(log.entries.count == 1)
        #expect(seen.entries == [2])
        for subscription in held { subscription.cancel() }
        #expect(kernel.liveSubscriptions == 0)
    }

    @Test("many values sent by one callback are no loop")
    func burst() {
        let stage = Stage(loopLimit: 4)
        let (start, subject) = (stage.passthrough(Int.self), stage.passthrough(Int.self))
        let log = Log<Int>()
        let held = [
            start.publisher.sink { for value in 0..<$0 { subject.send(value) } },
            subject.publisher.sink { log.add($0) },
        ]
        start.send(10_000)
        #expect(log.entries == Array(0..<10_000))
        #expect(stage.kernel.runawayLoops.isEmpty)
        for subscription in held { subscription.cancel() }
        stage.expectNothingLeft()
    }

    @Test("a loop that branches is cut when the queue is full, and comes to rest")
    func branching() {
        let stage = Stage()
        let subject = stage.passthrough(Int.self, named: "both")
        let log = Log<Int>()
        let held = subject.publisher.sink {
            subject.send($0)
            subject.send($0)
        }
        subject.send(0)
        #expect(stage.kernel.runawayLoops.map(\.names) == [["both"]])
        log.add(stage.kernel.droppedValues)
        held.cancel()
        subject.send(1)
        #expect(stage.kernel.droppedValues == log.entries[0])
        stage.expectNothingLeft()
    }

    @Test("a chain just within the limit is delivered whole")
    func withinLimit() {
        let stage = Stage(loopLimit: 5)
        let (subject, log) = (stage.passthrough(Int.self), Log<Int>())
        let held = subject.publisher.sink { value in
            log.add(value)
            if value < 5 { subject.send(value + 1) }
        }
        subject.send(0)
        #expect(log.entries == [0, 1, 2, 3, 4, 5])
        #expect(stage.kernel.runawayLoops.isEmpty)
        held.cancel()
        stage.expectNothingLeft()
    }

    @Test("two-way binding settles when equal values are cut")
    func twoWayBinding() {
        let stage = Stage()
        let (text, model) = (stage.current("a"), stage.current("a"))
        let held = [
            text.publisher.removeDuplicates().sink { model.send($0) },
            model.publisher.removeDuplicates().sink { text.send($0) },
        ]
        text.send("b")
        #expect(model.value == "b")
        #expect(stage.kernel.runawayLoops.isEmpty)
        for subscription in held { subscription.cancel() }
        stage.expectNothingLeft()
    }
}
