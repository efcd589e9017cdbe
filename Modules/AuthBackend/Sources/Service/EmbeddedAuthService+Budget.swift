import AuthBackendInterface
import AuthFlowInterface
import PlatformInterface

extension EmbeddedAuthService {
    /// Takes a message out of the budget.
    ///
    /// - Throws: `AuthError.tooManyRequests` with the time until there is room again; `.invalidNumber` for a country to
    ///   which nothing goes.
    func spend(on phone: String, at now: Moment) async throws(AuthError) {
        let (area, budget) = (MessageBudget.area(of: phone), limits.budget)
        let spent = try await store.changeBudget { $0.take(area, at: now, budget) }
        guard case .failure(let refusal) = spent else { return }
        tally.count { if refusal.isOfCountry { $0.overCountryBudget += 1 } else { $0.overBudget += 1 } }
        throw refusal.wait.map { .tooManyRequests($0) } ?? .invalidNumber
    }
}
