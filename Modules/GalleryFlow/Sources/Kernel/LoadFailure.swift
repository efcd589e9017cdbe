import LocalizationKit

/// Why something could not be loaded.
struct LoadFailure: Error {
    let reason: LocalizedText
}

extension Result where Failure == LoadFailure, Success: Sendable {
    /// The end of a load, outside of the main actor.
    static func loading(_ load: @Sendable () async throws -> Success) async -> Result {
        do {
            return .success(try await load())
        } catch {
            return .failure(LoadFailure(reason: LocalizedText(error)))
        }
    }
}
