import PlatformInterface

@testable import Platform

/// Real time that passes thirty times slower, so that no patience runs out on a busy machine.
///
/// Virtual time would not do where a pause has to end by itself: a child that another test is just starting holds the
/// lock of an owner who resigned, until it becomes another program.
struct SlowTime: ContinuousTime {
    private static let factor = 30
    private let real = SystemContinuousTime()

    var now: ContinuousInstant { ContinuousInstant(sinceBoot: real.now.sinceBoot / Self.factor) }

    func sleep(until deadline: ContinuousInstant) async throws {
        try await real.sleep(until: ContinuousInstant(sinceBoot: deadline.sinceBoot * Self.factor))
    }
}
