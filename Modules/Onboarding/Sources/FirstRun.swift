import PlatformInterface
import StorageInterface

/// Knows whether the app was started before.
struct FirstRun: Sendable {
    static let key = StoreKey<Bool>("seen", in: StoreScope("onboarding"))

    let store: any KeyValueStore
    let log: any Logger

    /// Whether nobody has seen the welcome yet.
    func isNow() throws(StoreError) -> Bool { try store.value(for: Self.key) != true }

    /// Keeps that the welcome was seen; what cannot be kept comes once more, and costs nothing else.
    func end() {
        Task {
            do { try await store.set(true, for: Self.key) } catch {
                log.warning("onboarding", "the welcome will come again: \(error)")
            }
        }
    }
}
