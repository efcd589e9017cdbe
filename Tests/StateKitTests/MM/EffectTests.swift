import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite("Effects")
struct EffectTests {
    private let stage = Stage()

    private struct Model: Equatable {
        var wanted = Recent<Int?>(nil)
        var results: [Result<Int, Fault>] = []

        var shouldLoad: Int? { wanted.recent ?? nil }
    }

    private func makeController(
        _ policy: FlattenPolicy,
        _ requests: PassthroughSubject<Int, Never>,
        _ answers: PassthroughSubject<Result<Int, Fault>, Never>,
        _ effect: @escaping @MainActor (Int) async throws(Fault) -> Int
    ) -> Controller<Model> {
        let controller = Controller(Model(), in: stage.kernel)
        controller.pipeValue(requests.publisher, set: { $0.wanted.set($1) }, reset: { $0.wanted.settle() })
        controller.pipeValue(answers.publisher, set: { $0.results.append($1) })
        controller.run(\.shouldLoad, policy, into: answers.input, effect: effect)
        return controller
    }

    /// Sends requests 1, 2, 3 while the first is running, then lets all of them go on.
    private func results(_ policy: FlattenPolicy, count: Int) async -> [Result<Int, Fault>] {
        let (requests, answers) = (stage.passthrough(Int.self), stage.passthrough(Result<Int, Fault>.self))
        let gates = (1...3).map { _ in Gate() }
        let controller = makeController(policy, requests, answers) { number async throws(Fault) in
            _ = await gates[number - 1].wait()
            if number == 3 { throw .late }
            return number * 10
        }
        let snapshots = controller.changes.values
        requests.send(1)
        await gates[0].isWaiting()
        requests.send(2)
        requests.send(3)
        for gate in gates { gate.open() }
        for await model in snapshots where model.results.count == count { return model.results }
        return []
    }

    @Test("latest: the result of the newest decision alone comes back")
    func latest() async {
        #expect(await results(.latest, count: 1) == [.failure(.late)])
    }

    @Test("exhaust: decisions while an effect is running are ignored")
    func exhaust() async {
        #expect(await results(.exhaust, count: 1) == [.success(10)])
    }

    @Test("queue: every decision is carried out, one after the other, and failures come back as results")
    func queue() async {
        #expect(await results(.queue, count: 3) == [.success(10), .success(20), .failure(.late)])
    }

    @Test("the task of an effect is cancelled with its owner, and no result comes back")
    func cancelledWithOwner() async {
        let (requests, answers) = (stage.passthrough(Int.self), stage.passthrough(Result<Int, Fault>.self))
        let (gate, recorder) = (Gate(), Recorder(answers.publisher))
        var controller: Controller<Model>? = makeController(.latest, requests, answers) { number async throws(Fault) in
            _ = await gate.wait()
            return number
        }
        requests.send(1)
        await gate.isWaiting()
        controller = nil
        #expect(controller == nil)
        gate.open()
        #expect(await gate.sawCancellation())
        #expect(recorder.values.isEmpty)
        recorder.cancel()
        stage.expectNothingLeft()
    }
}
