import AuthBackendInterface
import AuthFlowInterface

extension AuthStore {
    /// Forgets what counts no more, record by record, so that nobody waits for long.
    ///
    /// - Returns: how many records became shorter or are gone.
    func purge(at now: Moment, _ limits: AuthLimits) async throws(AuthError) -> Int {
        var changed = 0
        for name in try await records.names(endedBy: now.wallTime) {
            if name.hasPrefix("number."), try await purgeNumber(String(name.dropFirst(7)), now, limits) { changed += 1 }
            if name == Self.budget.name, try await purgeBudget(now) { changed += 1 }
            if name.hasPrefix("account."), try await purgeAccount(String(name.dropFirst(8)), now, limits) {
                changed += 1
            }
        }
        return changed
    }

    private func purgeNumber(_ mac: String, _ now: Moment, _ limits: AuthLimits) async throws(AuthError) -> Bool {
        try await changeNumber(mac) { record in
            let before = record
            record.forget(at: now)
            if let code = record.code, now - code.sent >= limits.codeLifetime { record.code = nil }
            return .success(record != before)
        }
    }

    private func purgeBudget(_ now: Moment) async throws(AuthError) -> Bool {
        try await changeBudget { record in
            let before = record
            record.forget(at: now)
            return record != before
        }
    }

    private func purgeAccount(_ id: String, _ now: Moment, _ limits: AuthLimits) async throws(AuthError) -> Bool {
        try await changeAccount(id) { record in
            let before = record
            record?.forget(at: now, limits)
            return .success(record != before)
        }
    }
}
