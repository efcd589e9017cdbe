import PlatformInterface
import StorageInterface

/// Keeps what was looked at, for each person apart.
///
/// None of it is worth an end of the program: what cannot be read is as if it were not there, what cannot be written is
/// lost, and the log says so.
struct GalleryArchive: Sendable {
    let store: any KeyValueStore
    let logger: any Logger

    static func record(of profile: String) -> StoreKey<GalleryRecord> {
        StoreKey("state", in: StoreScope("gallery", profile: profile))
    }

    /// What an earlier run left; `nil` when there is nothing to read.
    func record(of profile: String) -> GalleryRecord? {
        do { return try store.value(for: Self.record(of: profile)) } catch {
            logger.warning("gallery", "\(error)")
            return nil
        }
    }

    func keep(_ record: GalleryRecord, of profile: String) async {
        do { try await store.set(record, for: Self.record(of: profile)) } catch is CancellationError {} catch {
            logger.warning("gallery", "\(error)")
        }
    }
}
