import StateKit
import Testing

@Test("a value reaches a subscriber") @MainActor
func smoke() {
    let kernel = Kernel(scheduler: MainScheduler())
    let subject = PassthroughSubject<Int, Never>(in: kernel)
    var seen: [Int] = []
    let held = subject.publisher.sink { seen.append($0) }
    subject.send(1)
    #expect(seen == [1])
    held.cancel()
    #expect(kernel.liveSubscriptions == 0)
}
