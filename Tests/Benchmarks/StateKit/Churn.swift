import CAllocations
import StateKit

/// Subscribing and cancelling a chain a million times, which must leave memory where it was.
struct Churn {
    private static let chains = 1_000_000
    private static let warmUp = 10_000

    var nanoseconds: Double
    var allocations: Double
    var before: Int
    var after: Int
    var liveSubscriptions: Int

    @MainActor init() {
        let kernel = Kernel(scheduler: MainScheduler())
        let subject = PassthroughSubject<Int, Never>(in: kernel)
        let other = CurrentValueSubject<Int, Never>(1, in: kernel)
        let chain = subject.publisher.map { $0 &* 3 }.filter { $0 & 1 == 0 }.combineLatest(other.publisher)
        Churn.subscribeAndCancel(chain, times: Churn.warmUp)
        let (start, blocks) = (processorSeconds(), heap_allocation_count())
        before = residentKiB()
        Churn.subscribeAndCancel(chain, times: Churn.chains)
        after = residentKiB()
        allocations = Double(heap_allocation_count() - blocks) / Double(Churn.chains)
        nanoseconds = (processorSeconds() - start) / Double(Churn.chains) * 1e9
        liveSubscriptions = kernel.liveSubscriptions
    }

    @MainActor private static func subscribeAndCancel(_ chain: Publisher<(Int, Int), Never>, times: Int) {
        for _ in 0..<times { chain.sink { _ in }.cancel() }
    }
}
