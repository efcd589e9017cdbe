import StateKit

/// The chains that are measured.
@MainActor enum Rows {
    static let million = 1_000_000

    static var all: [Row] {
        [
            Row(name: "subject → sink", events: million, ours: sink, byHand: sinkByHand),
            Row(name: "map + filter → sink", events: million, ours: mapFilter, byHand: mapFilterByHand),
            Row(name: "map + filter + combineLatest → sink", events: million, ours: combine, byHand: combineByHand),
            Row(name: "the same in a diamond", events: million, ours: diamond, byHand: diamondByHand),
            Row(name: "MM, 1 observer", events: million, ours: { controller(1, $0) }, byHand: { byHand(1, $0) }),
            Row(name: "MM, 16 observers", events: 200_000, ours: { controller(16, $0) }, byHand: { byHand(16, $0) }),
        ]
    }

    private static var kernel: Kernel { Kernel(scheduler: MainScheduler()) }

    private static func run(_ subject: PassthroughSubject<Int, Never>, _ held: [AnyObject]) -> Run {
        Run(send: { for value in 0..<$0 { subject.send(value) } }, keeping: held)
    }

    private static func run(_ subject: HandSubject) -> Run {
        Run(send: { for value in 0..<$0 { subject.send(value) } })
    }

    private static func sink(_ total: Total) -> Run {
        let (subject, sum) = (PassthroughSubject<Int, Never>(in: kernel), total.sum)
        return run(subject, [subject.publisher.sink { sum.pointee &+= $0 }])
    }

    private static func sinkByHand(_ total: Total) -> Run {
        let (subject, sum) = (HandSubject(), total.sum)
        subject.add { sum.pointee &+= $0 }
        return run(subject)
    }

    private static func mapFilter(_ total: Total) -> Run {
        let (subject, sum) = (PassthroughSubject<Int, Never>(in: kernel), total.sum)
        let chain = subject.publisher.map { $0 &* 3 }.filter { $0 & 1 == 0 }
        return run(subject, [chain.sink { sum.pointee &+= $0 }])
    }

    private static func mapFilterByHand(_ total: Total) -> Run {
        let (subject, sum) = (HandSubject(), total.sum)
        subject.add(mapStage({ $0 &* 3 }, filterStage({ $0 & 1 == 0 }, { sum.pointee &+= $0 })))
        return run(subject)
    }

    private static func combine(_ total: Total) -> Run {
        let (kernel, sum) = (kernel, total.sum)
        let subject = PassthroughSubject<Int, Never>(in: kernel)
        let other = PassthroughSubject<Int, Never>(in: kernel)
        let chain = subject.publisher.map { $0 &* 3 }.filter { $0 & 1 == 0 }.combineLatest(other.publisher)
        let held = chain.sink { sum.pointee &+= $0.0 &+ $0.1 }
        other.send(1)
        return run(subject, [held, other])
    }

    private static func combineByHand(_ total: Total) -> Run {
        let (subject, other, sum) = (HandSubject(), HandSubject(), total.sum)
        let (left, right) = combineLatestStage { sum.pointee &+= $0 &+ $1 }
        subject.add(mapStage({ $0 &* 3 }, filterStage({ $0 & 1 == 0 }, left)))
        other.add(right)
        other.send(1)
        return run(subject)
    }

    private static func diamond(_ total: Total) -> Run {
        let (subject, sum) = (PassthroughSubject<Int, Never>(in: kernel), total.sum)
        let tripled = subject.publisher.map { $0 &* 3 }.filter { $0 & 1 == 0 }
        return run(subject, [tripled.combineLatest(subject.publisher).sink { sum.pointee &+= $0.0 &+ $0.1 }])
    }

    /// By hand there is no consistency: it delivers pairs of a new and an old value too.
    private static func diamondByHand(_ total: Total) -> Run {
        let (subject, sum) = (HandSubject(), total.sum)
        let (left, right) = combineLatestStage { sum.pointee &+= $0 &+ $1 }
        subject.add(mapStage({ $0 &* 3 }, filterStage({ $0 & 1 == 0 }, left)))
        subject.add(right)
        return run(subject)
    }

    private static func controller(_ observers: Int, _ total: Total) -> Run {
        let (kernel, sum) = (kernel, total.sum)
        let subject = PassthroughSubject<Int, Never>(in: kernel)
        let controller = Controller(CallModel(), in: kernel)
        controller.pipeValue(
            subject.publisher,
            set: {
                $0.number = $1
                $0.isPressed = true
            },
            reset: { $0.isPressed = false }
        )
        for _ in 0..<observers { controller.observe(\.shouldCall) { sum.pointee &+= $0 } }
        return run(subject, [controller])
    }

    private static func byHand(_ observers: Int, _ total: Total) -> Run {
        let (subject, controller, sum) = (HandSubject(), HandController(), total.sum)
        subject.add(
            controller.pipe(
                {
                    $0.number = $1
                    $0.isPressed = true
                },
                { $0.isPressed = false }
            )
        )
        for _ in 0..<observers { controller.add(decisionStage(\.shouldCall, { sum.pointee &+= $0 })) }
        return run(subject)
    }
}
