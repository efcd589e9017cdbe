import FeatureKitTesting
public import PlatformInterface

/// What every clock does.
public enum ClockConformance {
    /// Looks at a wall clock that nobody sets meanwhile.
    ///
    /// - Parameter clock: the clock.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(of clock: any WallClock) async -> [String] {
        let findings = Findings()
        let first = clock.now
        findings.expect(first <= clock.now, "a clock that nobody sets does not go back")
        findings.expect((0..<1_000_000_000).contains(first.nanoseconds), "nanoseconds are below a second")
        let reader = Task {
            for await _ in clock.jumps() { return false }
            return true
        }
        reader.cancel()
        findings.expect(await reader.value, "a cancelled reader of jumps ends without a jump")
        return findings.sentences
    }

    /// Looks at a clock that measures time.
    ///
    /// - Parameters:
    ///   - time: the clock.
    ///   - advance: lets time pass that passes only when it is told to, as soon as somebody waits.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(
        of time: any ContinuousTime, advance: @escaping @Sendable (Duration) async -> Void = { _ in }
    ) async -> [String] {
        let findings = Findings()
        let start = time.now
        findings.expect(start <= time.now, "time does not go back")
        await findings.expectSuccess("a deadline that has passed is no wait") { try await time.sleep(until: start) }
        await findings.expectSuccess("a negative duration is no wait") { try await time.sleep(for: .seconds(-1)) }
        let nap = Task {
            try await time.sleep(for: .milliseconds(2))
            return time.now
        }
        await advance(.milliseconds(2))
        let woken = await findings.expectSuccess("a wait ends") { try await nap.value }
        findings.expect(woken.map { $0 >= start.advanced(by: .milliseconds(2)) } ?? true, "no wait ends early")
        let cancelled = Task { try await time.sleep(for: .seconds(86_400)) }
        cancelled.cancel()
        await findings.expect("a cancelled wait ends at once", throws: { (_: CancellationError) in true }) {
            try await cancelled.value
        }
        return findings.sentences
    }
}
