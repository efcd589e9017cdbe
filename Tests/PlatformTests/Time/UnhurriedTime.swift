import PlatformInterface

@testable import Platform

/// Real time that goes ten times slower, for tests whose patience must not depend on the speed of the machine.
struct UnhurriedTime: ContinuousTime {
    private let real = SystemContinuousTime()

    var now: ContinuousInstant { ContinuousInstant(sinceBoot: real.now.sinceBoot / 10) }

    func sleep(until deadline: ContinuousInstant) async throws {
        try await real.sleep(until: ContinuousInstant(sinceBoot: deadline.sinceBoot * 10))
    }
}
