import PlatformInterface
import StorageInterface

/// Knows which version of the program a person saw last.
struct SeenVersion: Sendable {
    static let key = StoreKey<String>("version", in: StoreScope("whatsnew"))

    let store: any KeyValueStore
    let log: any Logger

    /// The version; `nil` before the first start, or when what is kept is no version.
    func read() throws(StoreError) -> ProductVersion? { try store.value(for: Self.key).flatMap(ProductVersion.init) }

    /// Keeps a version; what cannot be kept is told once more, and costs nothing else.
    func keep(_ version: ProductVersion) {
        Task {
            do { try await store.set(version.description, for: Self.key) } catch {
                log.warning("whatsnew", "the changes of \(version) will come again: \(error)")
            }
        }
    }
}
