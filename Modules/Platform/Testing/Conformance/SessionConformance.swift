import FeatureKitTesting
public import PlatformInterface

/// What every session lock does.
public enum SessionConformance {
    /// Looks at the lock of a session that is unlocked.
    ///
    /// - Parameters:
    ///   - lock: the lock.
    ///   - set: locks and unlocks the session, and returns when that is done.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(
        of lock: any SessionLock, set: @escaping @Sendable (_ isLocked: Bool) async -> Void
    ) async -> [String] {
        let findings = Findings()
        findings.expect(await lock.state() == .unlocked, "an unlocked session is unlocked")
        var states = lock.states().makeAsyncIterator()
        findings.expect(await states.next() == .unlocked, "the present state comes first")
        await set(true)
        findings.expect(await states.next() == .locked, "locking is told of")
        findings.expect(await lock.state() == .locked, "a locked session is locked")
        await set(false)
        findings.expect(await states.next() == .unlocked, "unlocking is told of")
        let waiting = Task { [stream = lock.states()] in
            for await state in stream where state != .unlocked { return false }
            return true
        }
        waiting.cancel()
        findings.expect(await waiting.value, "a cancelled reading ends")
        return findings.sentences
    }
}
